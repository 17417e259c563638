import Diagnostics
import Mustache

extension Linker {
  /// Checks that a part ends where it began; afterwards the place is right for what comes, whether
  /// the part is shown or not.
  mutating func compare(
    with beginning: HTMLState,
    _ part: String,
    at name: Name,
    _ frame: LinkFrame
  ) {
    let before = beginning.elements.map(\.name)
    let after = html.elements.map(\.name)
    let common = zip(before, after).prefix { $0 == $1 }.count
    if beginning.place == .text, noteUnfinished(frame) {
      // Told where it begins, which is in the part.
    } else if common < before.count {
      let problem = TemplateProblem.elementClosedWithin(before[common], part: part)
      if let floorSpot, before.count == floor {
        note([.problem(problem, floorSpot, needle: "</\(before[common])")], frame)
      } else {
        note(problem, at: name, frame)
      }
    } else if common < after.count {
      let element = html.elements[common]
      let problem = TemplateProblem.elementLeftOpen(element.name, part: part)
      note([.problem(problem, element.spot, needle: "<\(element.name)")], frame)
    } else if !isSamePlace(beginning, html) {
      let problem = TemplateProblem.endsElsewhere(
        part: part,
        begins: beginning.words,
        ends: html.words
      )
      note(problem, at: name, frame)
    } else {
      if case .tag(let first) = beginning.place, case .tag(let last) = html.place {
        html.place = .tag(needsBlank: first || last)
      }
      html.isValueEmpty = html.isValueEmpty || beginning.isValueEmpty
      return
    }
    html = beginning
  }

  /// Notes a value, comment or tag that text ends in; false where there is none.
  private mutating func noteUnfinished(_ frame: LinkFrame) -> Bool {
    switch html.place {
    case .value: note([html.unclosedQuote], frame)
    case .comment: note([.problem(.unclosedComment, html.tagSpot, needle: "<!--")], frame)
    case .tag where !html.element.isEmpty && !html.isClosing:
      let problem = TemplateProblem.unfinishedTag(html.element)
      note([.problem(problem, html.tagSpot, needle: "<\(html.element)")], frame)
    case .replaceableText, .rawText:
      guard let element = html.elements.last else { return false }
      let problem = TemplateProblem.unclosedElement(element.name)
      note([.problem(problem, element.spot, needle: "<\(element.name)")], frame)
    default: return false
    }
    return true
  }

  private func isSamePlace(_ first: HTMLState, _ second: HTMLState) -> Bool {
    switch (first.place, second.place) {
    case (.tag, .tag):
      first.element == second.element && first.isClosing == second.isClosing
        && (first.hasSource == second.hasSource || first.element != "script")
    case (.value, .value):
      first.place == second.place && first.attribute == second.attribute
    default: first.place == second.place
    }
  }

  /// Checks that a page is finished.
  mutating func finish(_ frame: LinkFrame) {
    note(html.settle(), frame)
    flush(frame)
    if noteUnfinished(frame) { return }
    if html.place != .text {
      note(
        [.problem(.unfinishedPage(html.words), html.tagSpot, needle: "<\(html.element)")],
        frame
      )
      return
    }
    for element in html.elements where !HTMLElement.endsWithParent.contains(element.name) {
      let problem = TemplateProblem.unclosedElement(element.name)
      note([.problem(problem, element.spot, needle: "<\(element.name)")], frame)
    }
    checkIdentifiers()
  }
}
