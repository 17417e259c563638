@testable import YAML

extension ProblemCase {
  /// Values outside what the schema allows.
  static let ranges: [ProblemCase] = [
    .init(
      .outOfRange,
      "title: a\ndays: 61\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not '61'; write for example 'days: 15'
        days: 61
              ^

      """#
    ),
    .init(
      .outOfRange,
      "title: a\ndays: -3\n",
      #"""
      site.yml:2:7: error: 'days' must be a whole number from 1 to 60, not '-3'; write for example 'days: 15'
        days: -3
              ^

      """#
    ),
    .init(
      .outOfRange,
      "title: a\norder: 99999999999999999999\n",
      #"""
      site.yml:2:8: error: 'order' must be a whole number from -9223372036854775808 to 9223372036854775807, not '99999999999999999999'; write for example 'order: -1'
        order: 99999999999999999999
               ^

      """#
    ),
    .init(
      .outOfRange,
      "title: a\ndelay: 30s\n",
      #"""
      site.yml:2:8: error: 'delay' must be a duration from 1m to 24h, not '30s'; write for example 'delay: 1h 30m'
        delay: 30s
               ^

      """#
    ),
    .init(
      .outOfRange,
      "title: a\ndelay: 24h 1s\n",
      #"""
      site.yml:2:8: error: 'delay' must be a duration from 1m to 24h, not '24h 1s'; write for example 'delay: 1h 30m'
        delay: 24h 1s
               ^

      """#
    ),
    .init(
      .outOfRange,
      "title: a\nsource: { demo: { seed: -1 } }\n",
      #"""
      site.yml:2:25: error: 'source.demo.seed' must be a whole number from 0, not '-1'; write for example 'seed: 13'
        source: { demo: { seed: -1 } }
                                ^

      """#
    ),
    .init(
      .unknownChoice,
      "title: a\nmode: skp\n",
      #"""
      site.yml:2:7: error: 'mode' must be 'fail' or 'skip', not 'skp'; did you mean 'skip'?
        mode: skp
              ^

      """#
    ),
    .init(
      .unknownChoice,
      "title: a\nmode: everything\n",
      #"""
      site.yml:2:7: error: 'mode' must be 'fail' or 'skip', not 'everything'; write for example 'mode: skip'
        mode: everything
              ^

      """#
    ),
  ]
}
