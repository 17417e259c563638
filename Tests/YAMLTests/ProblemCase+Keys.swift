@testable import YAML

extension ProblemCase {
  /// Keys that are wrong, absent or without a value.
  static let keys: [ProblemCase] = [
    .init(
      .repeatedKey,
      "title: a\ndays: 3\n\"title\": b\n",
      #"""
      site.yml:3:1: error: key 'title' is given twice; delete one of the two
        "title": b
        ^
      note: first given at site.yml:1

      """#
    ),
    .init(
      .repeatedKey,
      "title: a\nsource:\n  demo: { seed: 1, seed: 2 }\n",
      #"""
      site.yml:3:20: error: key 'seed' is given twice; delete one of the two
          demo: { seed: 1, seed: 2 }
                           ^
      note: first given at site.yml:3

      """#
    ),
    .init(
      .keyNotText,
      "title: a\n[b, c]: d\n",
      #"""
      site.yml:2:1: error: a key must be a text; quote a key that begins with '[' or '{'
        [b, c]: d
        ^

      """#
    ),
    .init(
      .keyNotText,
      "title: a\n? { b: c }\n: d\n",
      #"""
      site.yml:2:3: error: a key must be a text; quote a key that begins with '[' or '{'
        ? { b: c }
          ^

      """#
    ),
    .init(
      .unknownKey,
      "titel: a\ntitle: a\n",
      #"""
      site.yml:1:1: error: unknown key 'titel'; did you mean 'title'?
        titel: a
        ^

      """#
    ),
    .init(
      .unknownKey,
      "title: a\nsource: { csv: { file: a, sheet: 2 } }\n",
      #"""
      site.yml:2:27: error: unknown key 'sheet' in 'source.csv'; known keys: file
        source: { csv: { file: a, sheet: 2 } }
                                  ^

      """#
    ),
    .init(
      .unknownKey,
      "title: a\nsource: { cvs: { file: a }, demo: {} }\n",
      #"""
      site.yml:2:11: error: unknown key 'cvs' in 'source'; did you mean 'csv'?
        source: { cvs: { file: a }, demo: {} }
                  ^

      """#
    ),
    .init(
      .missingKey,
      "days: 3\n",
      #"""
      site.yml:1:1: error: missing key 'title'; add for example 'title: Home'
        days: 3
        ^

      """#
    ),
    .init(
      .missingKey,
      "# nothing\n",
      #"""
      site.yml:1:1: error: missing key 'title'; add for example 'title: Home'
        # nothing
        ^

      """#
    ),
    .init(
      .missingKey,
      "title: a\nsource:\n  csv: {}\n",
      #"""
      site.yml:3:3: error: missing key 'file' in 'source.csv'; add for example 'file: a.csv'
          csv: {}
          ^

      """#
    ),
    .init(
      .noValue,
      "title:\ndays: 3\n",
      #"""
      site.yml:1:1: error: 'title' has no value; write for example 'title: Home'
        title:
        ^

      """#
    ),
    .init(
      .noValue,
      "title: a\nsource:\n  demo:\n",
      #"""
      site.yml:3:3: error: 'source.demo' has no value; write for example 'demo: { seed: 13 }'
          demo:
          ^

      """#
    ),
    .init(
      .noValue,
      "title: a\nnames:\n  x:\n",
      #"""
      site.yml:3:3: error: 'names.x' has no value; write one, or '' for an empty text
          x:
          ^

      """#
    ),
    .init(
      .noValue,
      "title: a\nkeep:\n  - a\n  -\n",
      #"""
      site.yml:4:4: error: an item of 'keep' has no value; write for example 'keep: [a, b]'
          -
           ^

      """#
    ),
    .init(
      .noValue,
      "title: a\nwords: \"\"\nnames: { x: \"\", y: }\n",
      #"""
      site.yml:3:17: error: 'names.y' has no value; write one, or '' for an empty text
        names: { x: "", y: }
                        ^

      """#
    ),
    .init(
      .missingChoice,
      "title: a\nsource: {}\n",
      #"""
      site.yml:2:1: error: missing key 'demo' or 'csv' in 'source'; add for example 'demo: { seed: 13 }'
        source: {}
        ^

      """#
    ),
    .init(
      .severalChoices,
      "title: a\nsource:\n  demo: {}\n  csv: { file: a }\n",
      #"""
      site.yml:4:3: error: key 'csv' cannot stand beside 'demo'; delete one of the two
          csv: { file: a }
          ^
      note: first given at site.yml:3

      """#
    ),
  ]
}
