import Diagnostics
import Mustache
import YAML

extension FrontMatter {
  /// The front matter of a file, where its body begins, and what is wrong with it.
  struct Reading {
    var frontMatter = FrontMatter()
    var body = 0
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the front matter of a file by the keys of its kind.
  static func read(_ source: SourceText, kind: TemplateKind) -> Reading {
    var reading = Reading()
    let lines = FrontMatterLines(source)
    let schema = schema(of: kind)
    func note(_ problem: FrontMatterProblem, at offset: Int) {
      reading.diagnostics.append(problem.diagnostic(at: source.location(ofByte: offset)))
    }
    switch (lines, schema) {
    case (.none(let body), _):
      reading.body = body
      if let misplaced = schema.flatMap({ FrontMatterLines.misplaced(in: source, $0) }) {
        reading.body = misplaced.body
        note(.notFirst, at: misplaced.start)
      } else if kind == .notice {
        note(.missing, at: body)
      }
    case (.unclosed(let start), nil):
      note(.notAllowed(file: kind.noun), at: start)
      reading.body = source.bytes.count
    case (.unclosed(let start), _):
      note(.unclosed, at: start)
      reading.body = source.bytes.count
    case (.found(let start, _, let body), nil):
      note(.notAllowed(file: kind.noun), at: start)
      reading.body = body
    case (.found(_, let yaml, let body), let schema?):
      reading.body = body
      reading.read(yaml, of: source, as: schema, tagsAllowed: kind.isTemplate)
    }
    return reading
  }
}

extension FrontMatter.Reading {
  fileprivate mutating func read(
    _ yaml: Range<Int>,
    of source: SourceText,
    as schema: YAMLMapping,
    tagsAllowed: Bool
  ) {
    let values: YAMLValue
    do throws(Report) {
      let reading = try YAMLReader.check(
        source,
        from: yaml.lowerBound,
        to: yaml.upperBound,
        as: schema
      )
      diagnostics += reading.diagnostics
      values = reading.value
    } catch {
      diagnostics += error.diagnostics
      return
    }
    let tags = FrontMatterTags(source: source, yaml: yaml)
    frontMatter.title = text(values["title"], tagsAllowed ? tags : nil, in: source)
    frontMatter.subtitle = text(values["subtitle"], tagsAllowed ? tags : nil, in: source)
    frontMatter.layout = text(values["layout"], nil, in: source)
    frontMatter.order = values["order"]?.integer
    frontMatter.from = values["from"]?.date
    frontMatter.until = values["until"]?.date
    frontMatter.direction = text(values["direction"], nil, in: source)
    frontMatter.airline = text(values["airline"], nil, in: source)
    frontMatter.flight = text(values["flight"], nil, in: source)
    guard let from = frontMatter.from, let until = frontMatter.until, until < from else { return }
    let problem = FrontMatterProblem.endsBeforeItBegins(
      from: from.description,
      until: until.description
    )
    diagnostics.append(problem.diagnostic(at: values["until"]?.position.map(source.location(of:))))
  }

  private mutating func text(
    _ value: YAMLValue?,
    _ tags: FrontMatterTags?,
    in source: SourceText
  ) -> FrontMatterValue? {
    guard let value, let text = value.string, let position = value.position else { return nil }
    guard let tags else {
      let start = value.textOffset ?? 0
      let token = Token(.text(Array(text.utf8)), range: start..<start + text.utf8.count)
      return FrontMatterValue(text, position: position, tokens: [token])
    }
    do throws(Report) {
      let tokens = try tags.tokens(of: text, textOffset: value.textOffset, at: position)
      return FrontMatterValue(text, position: position, tokens: tokens)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }
}
