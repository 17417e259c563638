import CExpat
import Diagnostics
import Glibc

/// Reads XML in one pass with expat, and hands its parts to a handler.
///
/// A document type is refused before anything in it is read: with it go entities, be they files of
/// this machine or texts that grow a thousandfold. Nesting is bounded, too.
final class XMLScanner {
  /// How deep elements may lie in each other; messages of airports have a dozen.
  static let deepest = 64

  private let parser: XML_Parser
  private let handler: any XMLHandler
  private var depth = 0
  private var problem: RecordFault<XMLProblem>?

  /// Reads UTF-8 to its end; what makes it no XML, at its place, or nil.
  static func scan(_ source: SourceText, with handler: any XMLHandler) -> XMLMistake? {
    guard let parser = XML_ParserCreate("UTF-8") else {
      return XMLMistake(
        problem: .malformed(reason: "out of memory"),
        location: Location(path: source.path)
      )
    }
    defer { XML_ParserFree(parser) }
    return XMLScanner(parser, handler).scan(source.bytes).map { found in
      XMLMistake(problem: found.problem, location: source.location(ofByte: found.offset))
    }
  }

  private init(_ parser: XML_Parser, _ handler: any XMLHandler) {
    self.parser = parser
    self.handler = handler
  }

  private func scan(_ bytes: [UInt8]) -> RecordFault<XMLProblem>? {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { XMLScanner.of($0)?.begin($1, $2) },
      { scanner, _ in XMLScanner.of(scanner)?.end() }
    )
    XML_SetCharacterDataHandler(parser) { XMLScanner.of($0)?.text($1, $2) }
    XML_SetStartDoctypeDeclHandler(parser) { scanner, _, _, _, _ in
      XMLScanner.of(scanner)?.stop(.documentType)
    }
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(clamping: buffer.count),
        1
      )
    }
    if var problem {
      if case .documentType = problem.problem {
        problem.offset = Self.documentType(in: bytes, before: problem.offset)
      }
      return problem
    }
    guard status != XML_STATUS_OK else { return nil }
    let code = XML_GetErrorCode(parser)
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? ""
    return RecordFault(
      offset: min(max(offset, 0), bytes.count),
      problem: Self.cuts.contains(code.rawValue) ? .truncated : .malformed(reason: reason)
    )
  }

  /// What is told of a file that ends too soon: in an element, in a tag, in a letter, in CDATA.
  private static let cuts = [
    XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
    XML_ERROR_UNCLOSED_CDATA_SECTION,
  ].map(\.rawValue)

  /// Where a document type begins, which expat tells of when it is past its name.
  private static func documentType(in bytes: [UInt8], before end: Int) -> Int {
    let mark = Array("<!DOCTYPE".utf8)
    var start = min(end, bytes.count - mark.count)
    while start > 0, !bytes[start...].starts(with: mark) { start -= 1 }
    return max(start, 0)
  }

  private var offset: Int { Int(XML_GetCurrentByteIndex(parser)) }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> XMLScanner? {
    pointer.map { Unmanaged<XMLScanner>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(
    _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard problem == nil, let name else { return }
    depth += 1
    guard depth <= Self.deepest else { return stop(.tooDeep(limit: Self.deepest)) }
    handler.begin(Self.localName(name), XMLAttributes(pointer: attributes), at: offset)
  }

  private func end() {
    guard problem == nil else { return }
    depth -= 1
    handler.end()
  }

  private func text(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard problem == nil, let text else { return }
    text.withMemoryRebound(to: UInt8.self, capacity: Int(count)) { bytes in
      handler.text(UnsafeBufferPointer(start: bytes, count: Int(count)), at: offset)
    }
  }

  private func stop(_ problem: XMLProblem) {
    if self.problem == nil { self.problem = RecordFault(offset: offset, problem: problem) }
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  /// The bytes of a C string.
  static func bytes(of text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(text))
  }

  /// A name without its prefix.
  static func localName(_ name: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
    let whole = bytes(of: name)
    guard let colon = whole.lastIndex(of: UInt8(ascii: ":")) else { return whole }
    return UnsafeBufferPointer(rebasing: whole[(colon + 1)...])
  }
}
