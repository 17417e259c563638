/// Mistakes at the top of the file.
extension MessageCase {
  static let top: [MessageCase] = [
    .init(
      "",
      #"""
      site.yml:1:1: error: missing key 'schedule'; add for example 'schedule: { demo: { seed: 13, flights_per_day: 30 } }'
      site.yml:1:1: error: missing key 'time_zone'; add for example 'time_zone: America/New_York', or the IATA code of a known airport, 'airport: JFK'
      site.yml:1:1: error: missing key 'title'; add for example 'title: Mountain Airport'

      """#
    ),
    .init(
      "title: Mountain Airport\n",
      #"""
      site.yml:1:1: error: missing key 'schedule'; add for example 'schedule: { demo: { seed: 13, flights_per_day: 30 } }'
        title: Mountain Airport
        ^
      site.yml:1:1: error: missing key 'time_zone'; add for example 'time_zone: America/New_York', or the IATA code of a known airport, 'airport: JFK'
        title: Mountain Airport
        ^

      """#
    ),
    .init(
      "titel: Mountain Airport\ntime_zone: America/New_York\n",
      #"""
      site.yml:1:1: error: missing key 'schedule'; add for example 'schedule: { demo: { seed: 13, flights_per_day: 30 } }'
        titel: Mountain Airport
        ^
      site.yml:1:1: error: unknown key 'titel'; did you mean 'title'?
        titel: Mountain Airport
        ^

      """#
    ),
    .init(
      "title: ' '\ntime_zone: Eastern Time\nlanguage: en_US\nairport: KJFK\nschedule: { demo: {} }\n",
      #"""
      site.yml:1:8: error: 'title' must be a line of text that is not blank, not ' '; write for example 'title: Mountain Airport'
        title: ' '
               ^
      site.yml:2:12: error: 'time_zone' must be the name of an IANA time zone, not 'Eastern Time'; write for example 'time_zone: America/New_York'
        time_zone: Eastern Time
                   ^
      site.yml:3:11: error: 'language' must be a BCP 47 language tag, not 'en_US'; write for example 'language: en-US'
        language: en_US
                  ^
      site.yml:4:10: error: 'airport' must be an IATA code of three letters, not 'KJFK'; write for example 'airport: JFK'
        airport: KJFK
                 ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nlanguage: english\nschedule: { demo: {} }\n",
      #"""
      site.yml:3:11: error: 'language' must be a BCP 47 language tag, not 'english'; write for example 'language: en-US'
        language: english
                  ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\ndays: 61\nclock: 13\nschedule: { demo: {} }\n",
      #"""
      site.yml:3:7: error: 'days' must be a whole number from 1 to 60, not '61'; write for example 'days: 15'
        days: 61
              ^
      site.yml:4:8: error: 'clock' must be 12 or 24, not '13'; write for example 'clock: 24'
        clock: 13
               ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\ndays: 0\nbase_url: example.com/a\nschedule: { demo: {} }\n",
      #"""
      site.yml:3:7: error: 'days' must be a whole number from 1 to 60, not '0'; write for example 'days: 15'
        days: 0
              ^
      site.yml:4:11: error: 'base_url' must be an absolute http or https address without query and fragment, not 'example.com/a'; write for example 'base_url: https://example.com/flights'
        base_url: example.com/a
                  ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nbase_url: https://example.com/a?b=c\nkeep: [../x, /y, ok]\nschedule: { demo: {} }\n",
      #"""
      site.yml:3:11: error: 'base_url' must be an absolute http or https address without query and fragment, not 'https://example.com/a?b=c'; write for example 'base_url: https://example.com/flights'
        base_url: https://example.com/a?b=c
                  ^
      site.yml:4:8: error: each item of 'keep' must be a pattern inside the destination, without '..' and '/' at its start, not '../x'; write for example 'keep: [ads.txt, .well-known/**]'
        keep: [../x, /y, ok]
               ^
      site.yml:4:14: error: each item of 'keep' must be a pattern inside the destination, without '..' and '/' at its start, not '/y'; write for example 'keep: [ads.txt, .well-known/**]'
        keep: [../x, /y, ok]
                     ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\ntemplates:\ndestination: ''\nschedule: { demo: {} }\n",
      #"""
      site.yml:3:1: error: 'templates' has no value; write for example 'templates: Templates'
        templates:
        ^
      site.yml:4:14: error: 'destination' must be a path, not ''; write for example 'destination: public'
        destination: ''
                     ^

      """#
    ),
    .init(
      "title: A\ntitle: B\nairport: JFK\nschedule: { demo: {} }\n",
      #"""
      site.yml:2:1: error: key 'title' is given twice; delete one of the two
        title: B
        ^
      note: first given at site.yml:1

      """#
    ),
    .init(
      "title: A\nairport: JFK\ntheme:\n  accent: #ffc700\n  sign: red\n  ground: '#ffff'\n  ink: 222222\n  line: '#000'\nschedule: { demo: {} }\n",
      #"""
      site.yml:4:3: error: 'theme.accent' has no value; write for example 'accent: "#ffc700"'
          accent: #ffc700
          ^
      site.yml:5:9: error: 'theme.sign' must be a colour in quotes, '#rgb' or '#rrggbb', not 'red'; write for example 'sign: "#101317"'
          sign: red
                ^
      site.yml:6:11: error: 'theme.ground' must be a colour in quotes, '#rgb' or '#rrggbb', not '#ffff'; write for example 'ground: "#f4f4f0"'
          ground: '#ffff'
                  ^
      site.yml:7:8: error: 'theme.ink' must be a colour in quotes, '#rgb' or '#rrggbb', not '222222'; write for example 'ink: "#15181c"'
          ink: 222222
               ^
      site.yml:8:3: error: unknown key 'line' in 'theme'; known keys: accent, sign, ground, ink
          line: '#000'
          ^

      """#
    ),
    .init(
      "title: {{site}}\n",
      #"""
      site.yml:1:8: error: a value that begins with '{{' must be quoted; write title: "{{site}}"
        title: {{site}}
               ^

      """#
    ),
    .init(
      "time_zone:\nschedule: [demo]\n",
      #"""
      site.yml:1:1: error: 'time_zone' has no value; write for example 'time_zone: America/New_York'
        time_zone:
        ^
      site.yml:1:1: error: missing key 'title'; add for example 'title: Mountain Airport'
        time_zone:
        ^
      site.yml:2:11: error: 'schedule' must be keys and values, not a list; write for example 'schedule: { demo: { seed: 13, flights_per_day: 30 } }'
        schedule: [demo]
                  ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { demo: {} }\nassistance: {}\n",
      #"""
      site.yml:4:1: error: missing key 'phone', 'meeting_point' or 'page' in 'assistance'; add for example 'phone: "+1 555 0100"'
        assistance: {}
        ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { demo: {} }\nassistance: { phone: ask, adress: here, page: ' ' }\n",
      #"""
      site.yml:4:22: error: 'assistance.phone' must be a phone number of digits, parted by blanks, '-', '.', '/' or brackets, not 'ask'; write for example 'phone: "+1 555 0100"'
        assistance: { phone: ask, adress: here, page: ' ' }
                             ^
      site.yml:4:27: error: unknown key 'adress' in 'assistance'; known keys: phone, meeting_point, page
        assistance: { phone: ask, adress: here, page: ' ' }
                                  ^
      site.yml:4:47: error: 'assistance.page' must be a line of text that is not blank, not ' '; write for example 'page: accessibility'
        assistance: { phone: ask, adress: here, page: ' ' }
                                                      ^

      """#
    ),
  ]
}
