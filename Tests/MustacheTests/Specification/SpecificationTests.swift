import Testing

@Suite("Mustache's specification")
struct SpecificationTests {
  @Test(
    "every case of a module renders what it says",
    .enabled(if: Specification.isPresent, "skipped: ../shared not found"),
    arguments: Specification.modules
  )
  func rendersModule(_ module: String) throws {
    for specificationCase in try Specification.cases(of: module) {
      let text = try specificationCase.render()
      #expect(text == specificationCase.expected, "\(module): \(specificationCase.name)")
    }
  }

  @Test("the closing line counts the cases that pass")
  func countsCases() throws {
    guard Specification.isPresent else {
      print("mustache: skipped: ../shared not found")
      return
    }
    let cases = try Specification.modules.flatMap(Specification.cases)
    let passed = cases.filter { specificationCase in
      // A case that throws has not passed; which one it is, the other test says.
      (try? specificationCase.render()) == specificationCase.expected
    }
    print("mustache: \(passed.count) of \(cases.count), 0 skipped")
    #expect(passed.count == 184)
    #expect(cases.count == 184)
  }
}
