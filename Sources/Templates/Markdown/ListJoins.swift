import Mustache

/// Which lists of a text are one list with sections around its items.
///
/// A section whose whole body is one list repeats the items of that list, and lists that only such
/// sections part are one list:
///
///     - Home
///     {{#days}}
///     - {{day.name}}
///     {{/days}}
struct ListJoins {
  /// Where a joined list begins or ends: at a list, or at a tag.
  enum Anchor: Hashable {
    case list(MarkdownNode)
    case tag(Int)
  }

  /// The list that begins before an anchor; its first one tells its kind.
  private(set) var beginnings: [Anchor: MarkdownNode] = [:]
  /// The list that ends behind an anchor.
  private(set) var ends: [Anchor: MarkdownNode] = [:]
  /// The lists that have become a part of another.
  private(set) var members: Set<MarkdownNode> = []
  /// Lists that look like a part of the item before them and are joined to its list.
  private(set) var misindented: [MarkdownNode] = []

  /// A list, a section around lists, or something else.
  private struct Group {
    var first: Anchor
    var last: Anchor
    var content: Content
    var lists: [MarkdownNode] = []
    var isSection = false

    enum Content: Equatable {
      case list(ListStyle), nothing, other
    }
  }

  /// A section that is open, and what has come in it.
  private struct Frame {
    var tag: Int?
    var groups: [Group] = []
  }

  private let text: MarkdownText
  private let pairs: SectionPairs

  /// Finds the joined lists of a tree.
  init(_ tree: MarkdownTree, text: MarkdownText, pairs: SectionPairs) {
    self.text = text
    self.pairs = pairs
    var containers: [MarkdownNode] = []
    tree.walk { node, isEntering in
      switch node.kind {
      case .document, .quote, .item: if isEntering { containers.append(node) }
      default: break
      }
    }
    for container in containers { join(childrenOf: container) }
  }

  private mutating func join(childrenOf container: MarkdownNode) {
    var frames = [Frame()]
    var child = container.firstChild
    while let node = child {
      child = node.next
      if node.kind == .list {
        add(list: node, to: &frames)
      } else if node.kind == .htmlBlock, let tags = text.loneTags(node.literal) {
        for tag in tags { add(tag: tag, to: &frames) }
      } else {
        add(Self.other, to: &frames)
      }
    }
    // A section that is still open ends elsewhere: that is a mistake of its own.
    for frame in frames { finish(frame.groups) }
  }

  private static var other: Group { Group(first: .tag(-1), last: .tag(-1), content: .other) }

  private func add(_ group: Group, to frames: inout [Frame]) {
    frames[frames.count - 1].groups.append(group)
  }

  private func add(list: MarkdownNode, to frames: inout [Frame]) {
    let anchor = Anchor.list(list)
    let style = ListStyle(list, in: text)
    add(Group(first: anchor, last: anchor, content: .list(style), lists: [list]), to: &frames)
  }

  private mutating func add(tag: Int, to frames: inout [Frame]) {
    switch text.tags[tag].token.kind {
    case .section, .inverted: frames.append(Frame(tag: tag))
    case .close:
      guard let open = frames.last?.tag, pairs.partner(of: tag) == open else {
        return add(Self.other, to: &frames)
      }
      let frame = frames.removeLast()
      let section = section(frame, from: open, to: tag)
      if section.content == .other { finish(frame.groups) }
      add(section, to: &frames)
    case .comment, .delimiters: break
    case .text, .variable, .unescaped, .partial, .parent, .block: add(Self.other, to: &frames)
    }
  }

  private func section(_ frame: Frame, from open: Int, to close: Int) -> Group {
    var content = Group.Content.nothing
    for group in frame.groups where group.content != .nothing {
      if content == .nothing {
        content = group.content
      } else if content != group.content {
        content = .other
      }
    }
    return Group(
      first: .tag(open),
      last: .tag(close),
      content: content,
      lists: frame.groups.flatMap(\.lists),
      isSection: true
    )
  }

  /// Makes one list of each run of groups with the same style.
  private mutating func finish(_ groups: [Group]) {
    var run: [Group] = []
    for group in groups {
      if group.content == .nothing {
        if !run.isEmpty { run.append(group) }
        continue
      }
      if let first = run.first, first.content != group.content {
        finish(run: run)
        run = []
      }
      if group.content != .other { run.append(group) }
    }
    finish(run: run)
  }

  private mutating func finish(run: [Group]) {
    var run = run
    while run.last?.content == .nothing { run.removeLast() }
    guard let first = run.first, let last = run.last, run.contains(where: \.isSection) else {
      return
    }
    let lists = run.flatMap(\.lists)
    guard let list = lists.first else { return }
    beginnings[first.first] = list
    ends[last.last] = list
    members.formUnion(lists)
    if lists.contains(where: { !$0.isTight }) { lists.forEach { $0.loosen() } }
    for (previous, next) in zip(lists, lists.dropFirst()) {
      guard let content = previous.lastChild?.firstChild, content.line == previous.lastChild?.line,
        next.column >= content.column
      else { continue }
      misindented.append(next)
    }
  }
}
