import Mustache
import Templates

/// One view of a day's board.
final class BoardContext: PageContext {
  static let name = "board page"
  static let fields: [TypedField<BoardContext>] =
    sharedFields + [
      .record("day", "The board's day.") { $0.day },
      .record("board", "The flights.") { $0.board },
      .list("notices", of: NoticeModel.self, "What is announced for the day.") { $0.notices },
    ]

  let shared: SharedModel
  let day: DayModel
  let board: BoardModel
  let notices: [Value]

  init(shared: SharedModel, day: DayModel, board: BoardModel, notices: [Value]) {
    self.shared = shared
    self.day = day
    self.board = board
    self.notices = notices
  }
}
