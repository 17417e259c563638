import Diagnostics
import Mustache

/// Cuts texts of the front matter into tokens whose offsets are those of the file.
struct FrontMatterTags {
  let source: SourceText
  /// The bytes of the front matter.
  let yaml: Range<Int>

  /// The tokens of a text. Where the file holds the text byte for byte, it is read there; where
  /// escapes or folds stand between, each tag is looked for behind the one before it.
  func tokens(
    of text: String,
    textOffset: Int?,
    at position: Position
  ) throws(Report) -> [Token] {
    let count = text.utf8.count
    if let textOffset {
      return try Tokenizer.tokens(of: source, range: textOffset..<textOffset + count)
    }
    let unescaped = SourceText(path: source.path, text: text)
    let tokens: [Token]
    do throws(Report) {
      tokens = try Tokenizer.tokens(of: unescaped, range: 0..<count)
    } catch {
      throw Report(error.diagnostics.map { moved($0, to: position) })
    }
    let start = offset(of: position)
    var cursor = start
    return tokens.map { token in
      if case .text = token.kind { return Token(token.kind, range: cursor..<cursor) }
      let spelling = unescaped.bytes[token.range]
      let found = find(spelling, from: cursor) ?? start
      cursor = max(cursor, found + spelling.count)
      return token.moved(by: found - token.range.lowerBound)
    }
  }

  private func moved(_ diagnostic: Diagnostic, to position: Position) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.location = source.location(of: position)
    return diagnostic
  }

  private func find(_ spelling: ArraySlice<UInt8>, from start: Int) -> Int? {
    source.bytes[start..<max(start, yaml.upperBound)].firstRange(of: spelling)?.lowerBound
  }

  /// The byte at a position of the front matter.
  private func offset(of position: Position) -> Int {
    var range = yaml
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      if source.position(ofByte: middle) > position {
        range = range.lowerBound..<middle
      } else {
        range = middle..<range.upperBound
      }
    }
    return range.lowerBound
  }
}

extension Token {
  /// The same tag, as many bytes further on.
  fileprivate func moved(by distance: Int) -> Token {
    func moved(_ name: Name) -> Name { Name(name.text, offset: name.offset + distance) }
    let kind: Kind =
      switch kind {
      case .text, .comment, .delimiters: kind
      case .variable(let name): .variable(moved(name))
      case .unescaped(let name): .unescaped(moved(name))
      case .section(let name): .section(moved(name))
      case .inverted(let name): .inverted(moved(name))
      case .close(let name): .close(moved(name))
      case .partial(let name, let isDynamic): .partial(moved(name), isDynamic: isDynamic)
      case .parent(let name, let isDynamic): .parent(moved(name), isDynamic: isDynamic)
      case .block(let name): .block(moved(name))
      }
    return Token(kind, range: range.lowerBound + distance..<range.upperBound + distance)
  }
}
