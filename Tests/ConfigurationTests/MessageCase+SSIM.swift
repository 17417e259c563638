/// Mistakes beneath `schedule.ssim`.
extension MessageCase {
  static let ssim: [MessageCase] = [
    .init(
      "title: A\nairport: JFK\nschedule:\n  ssim:\n    airport: Kennedy\n    carriers: [RL, Ridge]\n    service_types: JF\n    time_mode: zulu\n    ignore_variations: no\n    days: 7\n",
      #"""
      site.yml:4:3: error: missing key 'file' in 'schedule.ssim'; add for example 'file: season.ssim'
          ssim:
          ^
      site.yml:5:14: error: 'schedule.ssim.airport' must be an IATA code of three letters, not 'Kennedy'; write for example 'airport: JFK'
            airport: Kennedy
                     ^
      site.yml:6:20: error: each item of 'schedule.ssim.carriers' must be an airline's code of two or three letters or digits, not 'Ridge'; write for example 'carriers: [RL, NQ]'
            carriers: [RL, Ridge]
                           ^
      site.yml:7:20: error: 'schedule.ssim.service_types' must be a service type of one letter, not 'JF'; write for example 'service_types: [J, S, G, C]'
            service_types: JF
                           ^
      site.yml:8:16: error: 'schedule.ssim.time_mode' must be 'local' or 'utc', not 'zulu'; write for example 'time_mode: local'
            time_mode: zulu
                       ^
      site.yml:9:24: error: 'schedule.ssim.ignore_variations' must be true or false, not 'no'; write for example 'ignore_variations: true'
            ignore_variations: no
                               ^
      site.yml:10:5: error: unknown key 'days' in 'schedule.ssim'; known keys: file, airport, carriers, service_types, time_mode, ignore_variations
            days: 7
            ^

      """#
    )
  ]
}
