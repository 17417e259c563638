/// The `id`s of a page's elements, and what names them.
struct ElementIdentifiers {
  /// What names an element of its own page by its `id`.
  struct Reference {
    /// The `id`.
    let name: String
    /// The attribute.
    let attribute: String
    let spot: HTMLSpot
    /// What it can be found by in the template.
    let needle: String
    let frame: LinkFrame
  }

  /// The `id`s that are written out.
  private(set) var names: Set<String> = []
  /// What `id`s with a tag begin with.
  private var beginnings: Set<String> = []
  /// What names elements, in order.
  private(set) var references: [Reference] = []

  /// Where `id`s that are always there stand first, by the files they are written in.
  private var spots: [Int: [String: HTMLSpot]] = [:]

  /// Adds an `id`.
  mutating func add(_ name: String) {
    names.insert(name)
  }

  /// Adds where an `id` stands, whatever the values are; where the same file has it before, if that
  /// is another place.
  mutating func add(_ name: String, at spot: HTMLSpot) -> HTMLSpot? {
    if let first = spots[spot.file]?[name] { return first == spot ? nil : first }
    spots[spot.file, default: [:]][name] = spot
    return nil
  }

  /// Adds an `id` of which a tag writes the rest.
  mutating func add(beginning: String) {
    beginnings.insert(beginning)
  }

  /// Adds what names an element.
  mutating func add(_ reference: Reference) {
    references.append(reference)
  }

  /// Whether an element has this `id`, or may have it.
  func has(_ name: String) -> Bool {
    names.contains(name) || beginnings.contains { name.hasPrefix($0) }
  }
}
