import Diagnostics
import Mustache

@testable import Templates

/// A small site to compile templates for.
enum Fixture {
  /// A record whose fields are the values it was made with.
  final class Fields: Record {
    let values: [Value]

    init(_ values: Value...) { self.values = values }

    func value(at field: Int) -> Value { values[field] }
  }

  static func field(_ name: String, _ type: FieldType, isOptional: Bool = false) -> Field {
    Field(name, type, isOptional: isOptional, summary: "")
  }

  static let airline = RecordType("airline", fields: [field("name", .text), field("code", .text)])

  static let flight = RecordType(
    "flight",
    fields: [
      field("id", .text), field("gate", .text, isOptional: true), field("isLate", .boolean),
      field("address", .address), field("remark", .markup, isOptional: true),
      field("minutes", .integer), field("airline", .record(airline)),
      field("vias", .list(.text)), field("partner", .record(airline), isOptional: true),
    ]
  )

  static let row = RecordType(
    "row",
    fields: [
      field("flight", .record(flight)), field("index", .integer), field("isFirst", .boolean),
    ]
  )

  static let root = RecordType(
    "root",
    fields: [
      field("title", .text), field("gate", .text), field("flight", .record(flight)),
      field("rows", .list(.record(row))), field("none", .list(.text)),
      field("home", .address), field("isToday", .boolean), field("isPast", .boolean),
    ]
  )

  static func flight(_ id: String, gate: Value, isLate: Bool) -> Value {
    .record(
      Fields(
        .text(id),
        gate,
        .boolean(isLate),
        .text("../f/\(id)?a=1&b=2"),
        .markup("<b>\(id)</b>"),
        .integer(95),
        .record(Fields(.text("R & L"), .text("RL"))),
        .list([.text("Oslo"), .text("<Rome>")]),
        .absent
      )
    )
  }

  static let values = Value.record(
    Fields(
      .text("A \"b\" <c> & 'd' é/"),
      .text("outer"),
      flight("RL 618", gate: .absent, isLate: true),
      .list([
        .record(
          Fields(flight("RL1", gate: .text("A1"), isLate: false), .integer(1), .boolean(true))
        ),
        .record(Fields(flight("RL2", gate: .absent, isLate: true), .integer(2), .boolean(false))),
      ]),
      .list([]),
      .text("../?x=1&y"),
      .boolean(true),
      .boolean(false)
    )
  )

  /// Kinds of pages that have what this one does not.
  static let others = [
    CompileContext.OtherKind(
      "pages/board",
      root: RecordType("board", fields: [field("board", .record(row)), field("gate", .text)])
    ),
    CompileContext.OtherKind(
      "pages/display",
      root: RecordType("display", fields: [field("board", .record(row)), field("mode", .text)])
    ),
  ]

  static let context = CompileContext(root: root, others: others) { reference in
    switch reference {
    case .asset("board.css"): "../assets/board.1f&.css"
    case .asset("höhe.svg"): "../assets/h.svg"
    case .page("days"): "../days/"
    case .page("today"): "../today/"
    case .asset, .page: nil
    }
  } known: { reference in
    switch reference {
    case .asset: ["board.css", "höhe.svg"]
    case .page: ["days", "today", "today-arrivals"]
    }
  } check: { address in
    switch address {
    case "days.html": .misnamed("page:days")
    case "map.pdf": .file("../map.pdf?a&b")
    case "gone.pdf": .unknown(meant: nil)
    case "dyas.html": .unknown(meant: "page:days")
    default: .fine
    }
  }

  /// Compiles the page `pages/t.html`, or the only other page, of these files.
  static func compile(_ files: [String: String]) throws(Report) -> CompiledPage {
    let pages = files.keys.filter { $0.hasPrefix("pages/") }.sorted()
    let sources = files.map { path, text in
      (path, SourceText(path: "Templates/\(path)", text: text))
    }
    let compiler = TemplateCompiler(
      files: TemplateFiles([Dictionary(uniqueKeysWithValues: sources)])
    )
    return try compiler.compile(pages.first ?? "pages/t.html", context: context)
  }

  /// What a page's body with these other files is rendered as.
  static func render(_ body: String, _ files: [String: String] = [:]) throws(Report) -> String {
    let page = ["pages/t.html": "---\ntitle: T\n---\n\(body)"]
    return try compile(page.merging(files) { first, _ in first }).body.text(root: values)
  }

  /// What is told of these files.
  static func messages(_ files: [String: String]) -> String {
    do throws(Report) {
      _ = try compile(files)
      return ""
    } catch {
      return DiagnosticRenderer().render(error.diagnostics)
    }
  }
}
