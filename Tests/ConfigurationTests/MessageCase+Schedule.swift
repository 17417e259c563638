/// Mistakes beneath `schedule`.
extension MessageCase {
  static let schedule: [MessageCase] = [
    .init(
      "title: A\nairport: JFK\nschedule: {}\n",
      #"""
      site.yml:3:1: error: missing key 'demo', 'csv', 'ssim', 'aidx', 'json', 'avinor', 'sql' or 'gtfs' in 'schedule'; add for example 'demo: { seed: 13, flights_per_day: 30 }'
        schedule: {}
        ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule:\n",
      #"""
      site.yml:3:1: error: 'schedule' has no value; write for example 'schedule: { demo: { seed: 13, flights_per_day: 30 } }'
        schedule:
        ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { demo: {}, csv: { file: a.csv } }\n",
      #"""
      site.yml:3:23: error: key 'csv' cannot stand beside 'demo'; delete one of the two
        schedule: { demo: {}, csv: { file: a.csv } }
                              ^
      note: first given at site.yml:3

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { excel: { file: a.xls } }\n",
      #"""
      site.yml:3:1: error: missing key 'demo', 'csv', 'ssim', 'aidx', 'json', 'avinor', 'sql' or 'gtfs' in 'schedule'; add for example 'demo: { seed: 13, flights_per_day: 30 }'
        schedule: { excel: { file: a.xls } }
        ^
      site.yml:3:13: error: unknown key 'excel' in 'schedule'; known keys: demo, csv, ssim, aidx, json, avinor, sql, gtfs, on_error, derive_status, delay_threshold, max_age
        schedule: { excel: { file: a.xls } }
                    ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { demo: { seed: -1, flights_per_day: 0, sede: 2 } }\n",
      #"""
      site.yml:3:27: error: 'schedule.demo.seed' must be a whole number from 0, not '-1'; write for example 'seed: 13'
        schedule: { demo: { seed: -1, flights_per_day: 0, sede: 2 } }
                                  ^
      site.yml:3:48: error: 'schedule.demo.flights_per_day' must be a whole number from 1 to 10000, not '0'; write for example 'flights_per_day: 30'
        schedule: { demo: { seed: -1, flights_per_day: 0, sede: 2 } }
                                                       ^
      site.yml:3:51: error: unknown key 'sede' in 'schedule.demo'; did you mean 'seed'?
        schedule: { demo: { seed: -1, flights_per_day: 0, sede: 2 } }
                                                          ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }\n",
      #"""
      site.yml:3:13: error: missing key 'file' in 'schedule.csv'; add for example 'file: schedule.csv'
        schedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }
                    ^
      site.yml:3:31: error: unknown key 'gat' in 'schedule.csv.columns'; did you mean 'gate'?
        schedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }
                                      ^
      site.yml:3:39: error: unknown key 'sheduled' in 'schedule.csv.columns'; did you mean 'scheduled'?
        schedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }
                                              ^
      site.yml:3:52: error: unknown key 'xyz' in 'schedule.csv.columns'; delete it, or correct its name
        schedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }
                                                           ^
      site.yml:3:66: error: 'schedule.csv.columns.gate' must be a line of text that is not blank, not ''; write for example 'gate: gate'
        schedule: { csv: { columns: { gat: g, sheduled: s, xyz: z, gate: '' } } }
                                                                         ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule:\n  demo: {}\n  on_error: ignore\n  derive_status: no\n  delay_threshold: 15\n",
      #"""
      site.yml:5:13: error: 'schedule.on_error' must be 'fail' or 'skip', not 'ignore'; write for example 'on_error: skip'
          on_error: ignore
                    ^
      site.yml:6:18: error: 'schedule.derive_status' must be true or false, not 'no'; write for example 'derive_status: true'
          derive_status: no
                         ^
      site.yml:7:20: error: 'schedule.delay_threshold' must be a duration from 0s to 24h, not '15'; write for example 'delay_threshold: 15m'
          delay_threshold: 15
                           ^

      """#
    ),
    .init(
      "title: A\nairport: JFK\nschedule:\n  demo: {}\n  on_error: skp\n  delay_threshold: 25h\n  delay_treshold: 5m\n",
      #"""
      site.yml:5:13: error: 'schedule.on_error' must be 'fail' or 'skip', not 'skp'; did you mean 'skip'?
          on_error: skp
                    ^
      site.yml:6:20: error: 'schedule.delay_threshold' must be a duration from 0s to 24h, not '25h'; write for example 'delay_threshold: 15m'
          delay_threshold: 25h
                           ^
      site.yml:7:3: error: unknown key 'delay_treshold' in 'schedule'; did you mean 'delay_threshold'?
          delay_treshold: 5m
          ^

      """#
    ),
  ]
}
