/// Mistakes beneath `schedule.csv`.
extension MessageCase {
  static let csv: [MessageCase] = [
    .init(
      "title: A\nairport: JFK\nschedule:\n  csv:\n    file: a.csv\n    delimiter: semicolon\n    encoding: latin1\n    direction: in\n    date: yesterday\n    time_zone: +01:00\n    century: 20\n",
      #"""
      site.yml:6:16: error: 'schedule.csv.delimiter' must be ',', ';', 'tab' or '|', not 'semicolon'; write for example 'delimiter: ";"'
            delimiter: semicolon
                       ^
      site.yml:7:15: error: 'schedule.csv.encoding' must be 'utf-8', 'latin-1', 'windows-1252' or 'utf-16', not 'latin1'; did you mean 'latin-1'?
            encoding: latin1
                      ^
      site.yml:8:16: error: 'schedule.csv.direction' must be 'arrival' or 'departure', not 'in'; write for example 'direction: arrival'
            direction: in
                       ^
      site.yml:9:11: error: 'schedule.csv.date' must be a date, year-month-day, or 'today', not 'yesterday'; write for example 'date: today'
            date: yesterday
                  ^
      site.yml:10:16: error: 'schedule.csv.time_zone' must be 'utc', 'airport' or the name of an IANA time zone, not '+01:00'; write for example 'time_zone: utc'
            time_zone: +01:00
                       ^
      site.yml:11:14: error: 'schedule.csv.century' must be a whole number from 1900 to 2100, not '20'; write for example 'century: 2000'
            century: 20
                     ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule:\n  csv:\n    file: a.csv\n    where: Terminal\n    map: { direction: { In: inn }, gate: {} }\n    date_format: dd/MM/yy\n    time_format: 'hh:mm'\n    footer_lines: -1\n",
      #"""
      site.yml:6:12: error: 'schedule.csv.where' must be keys and values, not 'Terminal'; write for example 'where: { Terminal: [T1, T2] }'
            where: Terminal
                   ^
      site.yml:7:29: error: 'schedule.csv.map.direction.In' must be 'arrival' or 'departure', not 'inn'
            map: { direction: { In: inn }, gate: {} }
                                    ^
      site.yml:7:36: error: unknown key 'gate' in 'schedule.csv.map'; known keys: direction, status
            map: { direction: { In: inn }, gate: {} }
                                           ^
      site.yml:8:24: error: 'yy' leaves the century open; add 'century: 2000' for the years from 2000 to 2099
            date_format: dd/MM/yy
                               ^
      site.yml:9:19: error: 'hh' counts hours to twelve and leaves open which half of the day; add 'a' for AM and PM, or write 'HH'
            time_format: 'hh:mm'
                          ^
      site.yml:10:19: error: 'schedule.csv.footer_lines' must be a whole number from 0 to 1000, not '-1'; write for example 'footer_lines: 1'
            footer_lines: -1
                          ^

      """#
    ),
  ]
}
