import Mustache
import Templates

/// An announcement.
final class NoticeModel: TypedRecord {
  static let name = "notice"
  static let fields: [TypedField<NoticeModel>] = [
    .optionalText("title", "Its title.", example: "Security is busy") { $0.title },
    .optionalMarkup("text", "What it says, as safe markup.", example: "<p>Please allow…</p>") {
      $0.markup
    },
  ]

  let title: String?
  let markup: String

  init(title: String?, markup: String) {
    self.title = title
    self.markup = markup
  }
}
