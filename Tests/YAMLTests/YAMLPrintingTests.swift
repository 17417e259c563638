import Testing

@testable import YAML

@Suite("A schema is printed")
struct YAMLPrintingTests {
  private let mapping = YAMLMapping([
    YAMLField("title", .string, .required, summary: "The \"name\".", example: "Home"),
    YAMLField(
      "delay",
      .duration(0...3600),
      .defaults(to: "15s"),
      summary: "A delay.",
      example: "90s"
    ),
    YAMLField("from", .date, summary: "The first day.", example: "2026-11-30"),
    YAMLField("keep", .list(of: .choice(["a", "b"])), summary: "Kept.", example: "[a, b]"),
    YAMLField("names", .dictionary(of: .string), summary: "Names.", example: "{ a: Anna }"),
    YAMLField("where", .oneOrMore(of: .string), summary: "Where.", example: "[a, b]"),
    YAMLField("source", .mapping(Example.source), summary: "The source.", example: "{ demo: {} }"),
  ])

  @Test("as JSON Schema that tells what has a name once")
  func definitions() {
    let form = YAMLTextForm(expectation: "a path", pattern: "^a", name: "paths") { $0.first == "a" }
    let place = YAMLMapping([
      YAMLField("at", .oneOrMore(of: .text(form)), summary: "Where.", example: "a")
    ]).named("place")
    let mapping = YAMLMapping([
      YAMLField("first", .mapping(place), summary: "The first.", example: "{ at: a }"),
      YAMLField("others", .list(of: .mapping(place)), summary: "Others.", example: "[]"),
    ])
    #expect(
      mapping.jsonSchema(title: "Site", summary: "A site.") == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Site",
          "description": "A site.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "first": {
              "description": "The first.",
              "$ref": "#/$defs/place",
              "examples": [
                {
                  "at": ["a"]
                }
              ]
            },
            "others": {
              "description": "Others.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/place"
              },
              "examples": [
                []
              ]
            }
          },
          "$defs": {
            "place": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "at": {
                  "description": "Where.",
                  "$ref": "#/$defs/paths",
                  "examples": [
                    ["a"]
                  ]
                }
              }
            },
            "paths": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^a"
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^a"
                  }
                }
              ]
            }
          }
        }

        """#
    )
  }

  @Test("as JSON Schema, in the order of the fields")
  func jsonSchema() {
    #expect(
      mapping.jsonSchema(title: "Site", summary: "A site.") == #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Site",
          "description": "A site.",
          "type": "object",
          "additionalProperties": false,
          "required": ["title"],
          "properties": {
            "title": {
              "description": "The \"name\".",
              "type": "string",
              "examples": ["Home"]
            },
            "delay": {
              "description": "A delay.",
              "type": "string",
              "pattern": "^(?=[0-9])([0-9]+h)?( ?[0-9]+m)?( ?[0-9]+s)?$",
              "default": "15s",
              "examples": ["1m 30s"]
            },
            "from": {
              "description": "The first day.",
              "type": "string",
              "format": "date",
              "examples": ["2026-11-30"]
            },
            "keep": {
              "description": "Kept.",
              "type": "array",
              "items": {
                "enum": ["a", "b"]
              },
              "examples": [
                ["a", "b"]
              ]
            },
            "names": {
              "description": "Names.",
              "type": "object",
              "additionalProperties": {
                "type": "string"
              },
              "examples": [
                {
                  "a": "Anna"
                }
              ]
            },
            "where": {
              "description": "Where.",
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              ],
              "examples": [
                ["a", "b"]
              ]
            },
            "source": {
              "description": "The source.",
              "type": "object",
              "additionalProperties": false,
              "oneOf": [
                {
                  "required": ["demo"]
                },
                {
                  "required": ["csv"]
                }
              ],
              "properties": {
                "demo": {
                  "description": "Made up.",
                  "type": "object",
                  "additionalProperties": false,
                  "properties": {
                    "seed": {
                      "description": "The seed.",
                      "type": "integer",
                      "minimum": 0,
                      "default": 13,
                      "examples": [13]
                    }
                  },
                  "examples": [
                    {
                      "seed": 13
                    }
                  ]
                },
                "csv": {
                  "description": "A file.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["file"],
                  "properties": {
                    "file": {
                      "description": "The file.",
                      "type": "string",
                      "pattern": "\\S",
                      "examples": ["a.csv"]
                    }
                  },
                  "examples": [
                    {
                      "file": "a.csv"
                    }
                  ]
                }
              },
              "examples": [
                {
                  "demo": {}
                }
              ]
            }
          }
        }

        """#
    )
  }

  @Test("as documentation, with type, presence, summary and example")
  func documentation() {
    #expect(
      mapping.documentation == """
        - `title`: a text; required. The "name". Example: `title: Home`
        - `delay`: a duration from 0s to 1h; default `15s`. A delay. Example: `delay: 90s`
        - `from`: a date, year-month-day. The first day. Example: `from: 2026-11-30`
        - `keep`: a list. Kept. Example: `keep: [a, b]`
        - `names`: keys and values. Names. Example: `names: { a: Anna }`
        - `where`: a text or a list. Where. Example: `where: [a, b]`
        - `source`: keys and values. The source. Example: `source: { demo: {} }`
          - `demo`: keys and values; exactly one of this and `csv`. Made up. \
        Example: `demo: { seed: 13 }`
            - `seed`: a whole number from 0; default `13`. The seed. Example: `seed: 13`
          - `csv`: keys and values; exactly one of this and `demo`. A file. \
        Example: `csv: { file: a.csv }`
            - `file`: a line of text that is not blank; required. The file. Example: `file: a.csv`

        """
    )
  }

  @Test("a schema whose examples, defaults or choices are wrong says which")
  func mistakes() {
    #expect(Example.mapping.mistakes == [])
    let inner = YAMLMapping(
      [
        YAMLField("a", .boolean, .defaults(to: "no"), summary: "A.", example: "true"),
        YAMLField("b", .string, .required, summary: "B.", example: "b"),
      ],
      exactlyOneOf: ["b", "c"]
    )
    let outer = YAMLMapping([
      YAMLField("days", .integer(1...3), summary: "Days.", example: "4"),
      YAMLField("inner", .list(of: .mapping(inner)), summary: "Inner.", example: "[]"),
    ])
    #expect(outer.mistakes == ["days", "inner.b", "inner.c", "inner.a"])
  }
}
