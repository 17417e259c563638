import Basics
import Diagnostics
import Schedule

/// Makes changes of legs out of one file of messages.
final class AIDXMessageReader: XMLHandler {
  /// The most bytes of a text.
  static let longestText = 65_536

  /// A leg's change, with the byte at which it begins and its message's stamp, where that has one.
  typealias Found = (change: AIDXChange, offset: Int, nanoseconds: Int?)

  /// Whether the file has an element of AIDX, be it without a leg.
  private(set) var isAIDX = false
  /// The first element.
  private(set) var root = ""
  private(set) var faults: [RecordFault<AIDXProblem>] = []
  /// Where a message without a stamp begins.
  private(set) var unstamped: Int?

  private let clock: SourceClock
  private let take: (Found, [RecordFault<AIDXProblem>]) -> Void
  private var elements: [AIDXName?] = []
  private var nanoseconds: Int?

  private var change = AIDXChange()
  private var legDepth = 0
  private var legOffset = 0

  /// The element whose text is at hand.
  private var text: [UInt8] = []
  private var textOffset: Int?
  private var isWanted = false
  private var isNil = false
  private var rank: Int?
  private var scope: Direction?
  private var slot: AIDXTimeSlot?

  /// The elements around it.
  private var resourceEnd: Direction?
  private var isActual = false
  private var isDeskAllocation = false
  private var group = AIDXGroup()

  /// A reader that hands out each leg's change with what was found since the one before.
  init(
    clock: SourceClock,
    take: @escaping (Found, [RecordFault<AIDXProblem>]) -> Void
  ) {
    self.clock = clock
    self.take = take
  }

  func begin(_ name: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes, at offset: Int) {
    let element = AIDXName(name)
    if elements.isEmpty { root = String(decoding: name, as: UTF8.self) }
    elements.append(element)
    isWanted = false
    if legDepth == 0 {
      beginOutside(name, element, attributes, at: offset)
    } else if let element {
      beginInside(element, attributes, at: offset)
    }
  }

  func text(_ piece: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard isWanted else { return }
    if textOffset == nil, piece.contains(where: { $0 > 0x20 }) { textOffset = offset }
    if text.count <= Self.longestText { text.append(contentsOf: piece) }
  }

  func end() {
    let element = elements.removeLast()
    if let element {
      if isWanted { endText(of: element) }
      endGroup(element)
    }
    isWanted = false
    guard legDepth > 0, elements.count < legDepth else { return }
    legDepth = 0
    take((change, legOffset, nanoseconds), faults)
    faults.removeAll(keepingCapacity: true)
  }

  // MARK: Elements around legs

  private func beginOutside(
    _ name: UnsafeBufferPointer<UInt8>,
    _ element: AIDXName?,
    _ attributes: XMLAttributes,
    at offset: Int
  ) {
    if element == .flightLeg {
      isAIDX = true
      change = AIDXChange()
      (legDepth, legOffset) = (elements.count, offset)
      readAction(of: attributes)
    } else if Self.messageEnds.contains(where: { name.reversed().starts(with: $0) }) {
      isAIDX = true
      guard let stamp = attributes.value(of: "TimeStamp") else {
        nanoseconds = nil
        unstamped = unstamped ?? offset
        return
      }
      nanoseconds = AIDXStamp.nanoseconds(of: stamp)
      if nanoseconds == nil { report(.unreadableStamp(stamp), at: offset) }
    }
  }

  /// How the names of messages end, backwards.
  private static let messageEnds = ["FlightLegNotifRQ", "FlightLegRS", "FlightLegRQ"].map {
    Array($0.utf8.reversed())
  }

  // MARK: Elements of a leg

  private func beginInside(_ element: AIDXName, _ attributes: XMLAttributes, at offset: Int) {
    switch element {
    case .legIdentifier, .legData: readAction(of: attributes)
    case .controlData:
      if attributes.value(of: "DataOperationType")?.lowercased() == "delete" {
        change.isDeletion = true
      }
    case .airportResources: isActual = attributes.value(of: "Usage") != "Planned"
    case .resource:
      resourceEnd = attributes.value(of: "DepartureOrArrival").flatMap(Self.direction)
    case .resourceAllocation:
      isDeskAllocation = attributes.value(of: "ResourceType") == "CHECK_IN_DESK"
    case .codeShareInfo, .associatedFlightLegSchedule, .publicFlightDisplay, .status:
      group = AIDXGroup(rank: attributes.value(of: "RepeatIndex").flatMap { Int($0) })
    default: break
    }
    guard isText(element) else { return }
    rank = attributes.value(of: "RepeatIndex").flatMap { Int($0) }
    isWanted = true
    text.removeAll(keepingCapacity: true)
    textOffset = nil
    isNil = attributes.isNil
    scope = attributes.value(of: "FlightLegScope").flatMap(Self.direction)
    if element == .operationTime {
      slot = Self.slot(attributes)
      isWanted = slot != nil
    }
  }

  private func readAction(of attributes: XMLAttributes) {
    if let action = attributes.value(of: "SpecialAction") { read(action: action) }
    if let flag = attributes.value(of: "DoNotDisplay") { read(isHidden: flag) }
  }

  private func read(action: String) {
    switch action.lowercased() {
    case "delete": change.isDeletion = true
    case "donotdisplay": change.add("true", to: .isHidden)
    default: break
    }
  }

  private func read(isHidden flag: String) {
    let isHidden = flag.isEmpty || flag == "1" || flag.lowercased() == "true"
    change.add(isHidden ? "true" : nil, to: .isHidden)
  }

  private func isText(_ element: AIDXName) -> Bool {
    switch element {
    case .resourceName: isDeskAllocation
    case .specialAction, .doNotDisplay: !elements.contains(.extension_)
    default: element.isText(in: elements.count > 1 ? elements[elements.count - 2] : nil)
    }
  }

  private func endText(of element: AIDXName) {
    let (value, hasControls) = FieldText.text(of: text)
    if text.count > Self.longestText {
      report(.longText(element: element.rawValue, limit: Self.longestText), at: textOffset)
    } else if hasControls {
      report(.controlCharacters(element: element.rawValue), at: textOffset)
    }
    let parent = elements.last ?? nil
    switch (parent, element) {
    case (.legIdentifier, .suffix): change.identifier[.operationalSuffix] = value
    case (.legIdentifier, _):
      change.identifier[element] = value
      if element == .originDate, !value.isEmpty, CivilDate(iso: String(value.prefix(10))) == nil {
        report(.unreadableDate(element: element.rawValue, value: value), at: textOffset)
      }
    case (.codeShareInfo, _), (.publicFlightDisplay, _), (.associatedFlightLegSchedule, _),
      (.status, _):
      group.parts[element] = value
    case (.resource, _): add(value, resource: element)
    default: add(value, element)
    }
  }

  private func add(_ value: String, _ element: AIDXName) {
    let told = isNil ? nil : value
    // An element without a text says nothing; by `xsi:nil` it takes back what was said.
    guard isNil || !value.isEmpty || element == .doNotDisplay else { return }
    switch element {
    case .operationalStatus: change.add(told, to: .operationalStatus(scope), rank: rank)
    case .publicStatus: change.add(told, to: .publicStatus, rank: rank)
    case .serviceType: change.add(told, to: .serviceType, rank: rank)
    case .plannedArrivalAptHistory:
      change.add(told?.uppercased(), to: .plannedArrivals, rank: rank)
    case .remarkFreeText: change.add(told, to: .remark, rank: rank)
    case .remarkTextCode: change.add(told, to: .remarkCode, rank: rank)
    case .aircraftType: change.add(told, to: .aircraft)
    case .resourceName: change.add(told, to: .allocatedDesks)
    case .specialAction: read(action: value)
    case .doNotDisplay: read(isHidden: value)
    case .operationTime: readTime(value)
    default: break
    }
  }

  private func add(_ value: String, resource element: AIDXName) {
    guard isNil || !value.isEmpty else { return }
    let resource: AIDXResource =
      switch element {
      case .passengerGate: .gate
      case .publicTerminal: .terminal
      case .baggageClaimUnit: .belt
      default: .checkIn
      }
    change.add(
      isNil ? nil : value,
      to: .resource(resource, resourceEnd, isActual: isActual),
      rank: rank
    )
  }

  private func readTime(_ value: String) {
    guard let slot else { return }
    guard !isNil else { return change.set(nil, slot) }
    let (qualifier, type) = (slot.qualifier.rawValue, slot.kind.rawValue)
    guard let written = WrittenTime(value) else {
      return report(
        .unreadableTime(qualifier: qualifier, type: type, value: value),
        at: textOffset
      )
    }
    let resolution = clock.time(of: written)
    if let oddity = clock.oddity(of: written, as: resolution) {
      let problem: AIDXProblem =
        switch oddity {
        case .skipped: .skippedTime(qualifier: qualifier, type: type, value: value)
        case .repeated: .repeatedTime(qualifier: qualifier, type: type, value: value)
        case .otherOffset(let here):
          .otherOffset(qualifier: qualifier, type: type, value: value, here: here)
        }
      report(problem, at: textOffset)
    }
    change.set(resolution.time, slot)
  }

  private func endGroup(_ element: AIDXName) {
    guard legDepth > 0, elements.count >= legDepth else { return }
    switch element {
    case .resourceAllocation: isDeskAllocation = false
    case .resource: resourceEnd = nil
    default: group.tell(element, to: &change)
    }
  }

  private func report(_ problem: AIDXProblem, at offset: Int?) {
    // More are not told anyway, and one leg can be a whole file; but no leg goes without its mistake.
    guard
      faults.count < Findings.limit
        || problem.severity == .error && !faults.contains(where: { $0.problem.severity == .error })
    else { return }
    faults.append(RecordFault(offset: offset ?? legOffset, problem: problem))
  }

  private static func direction(_ text: String) -> Direction? {
    switch text.lowercased() {
    case "arrival": .arrival
    case "departure": .departure
    default: nil
    }
  }

  private static func slot(_ attributes: XMLAttributes) -> AIDXTimeSlot? {
    guard
      let qualifier = attributes.value(of: "OperationQualifier")
        .flatMap(AIDXTimeSlot.Qualifier.init),
      let kind = attributes.value(of: "TimeType").flatMap(AIDXTimeSlot.Kind.init)
    else { return nil }
    return AIDXTimeSlot(qualifier: qualifier, kind: kind)
  }
}
