import Diagnostics
import Foundation
import Templates
import Testing

@testable import Pages

@Suite("The colours of a site")
struct ThemeTests {
  private func theme(
    accent: String? = nil,
    sign: String? = nil,
    ground: String? = nil,
    ink: String? = nil
  ) -> Theme {
    func given(_ text: String?, _ line: Int) -> Theme.Given? {
      text.flatMap(Color.init).map {
        Theme.Given($0, at: Location(path: "site.yml", position: Position(line: line, column: 3)))
      }
    }
    return Theme(
      accent: given(accent, 1),
      sign: given(sign, 2),
      ground: given(ground, 3),
      ink: given(ink, 4)
    )
  }

  private static let sheet = """
    :root { \(ThemeColor.allCases.map { "\($0.property): red" }.joined(separator: "; ")) }

    """

  private func rules(_ theme: Theme, for sheet: String = Self.sheet) -> String {
    String(decoding: theme.rules(for: Array(sheet.utf8)), as: UTF8.self)
  }

  @Test("change nothing where none is given")
  func nothing() {
    #expect(rules(Theme()) == "")
    #expect(theme().palette(.day) == .builtIn(.day))
    #expect(theme().palette(.night) == .builtIn(.night))
    #expect(Theme().warnings == [])
  }

  @Test("of the built-in theme can all be read", arguments: ColorScheme.allCases)
  func builtIn(scheme: ColorScheme) {
    #expect(Theme.pairs.count == 12)
    let palette = Palette.builtIn(scheme)
    for pair in Theme.pairs {
      #expect(palette[pair.text].contrast(with: palette[pair.ground]) >= 4.5, "\(pair)")
    }
  }

  @Test("are those that the theme's style sheets declare")
  func published() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let data = try Data(contentsOf: root.appending(path: "Templates/assets/board.css"))
    let sheet = String(decoding: data, as: UTF8.self)
    let dark = try #require(sheet.firstRange(of: "(prefers-color-scheme: dark)"))
    for (scheme, text) in [
      (ColorScheme.day, sheet[..<dark.lowerBound]), (.night, sheet[dark.upperBound...]),
    ] {
      for color in ThemeColor.allCases {
        let declaration = "\(color.property): \(Palette.builtIn(scheme)[color])"
        let isShared = Palette.builtIn(.day)[color] == Palette.builtIn(.night)[color]
        if scheme == .night, isShared { continue }
        #expect(text.lowercased().contains(declaration), "\(declaration)")
      }
    }
  }

  @Test("an accent changes plates alone")
  func accent() {
    #expect(
      rules(theme(accent: "#004c97")) == """
        @media screen and (forced-colors: none) and (prefers-color-scheme: light) {
          :root { --accent: #004c97; --on-accent: #ffffff; }
        }
        @media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
          :root { --accent: #004c97; --on-accent: #ffffff; }
        }

        """
    )
  }

  @Test("a sign changes the sidebar, and what everything stands on at night")
  func sign() {
    #expect(
      rules(theme(sign: "#0b3d91")) == """
        @media screen and (forced-colors: none) and (prefers-color-scheme: light) {
          :root { --sign: #0b3d91; --on-sign: #ffffff; }
        }
        @media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
          :root { --ground: #030f24; --surface: #0d192d; --ink: #f1f3f5; --muted: #a0a5ae; \
        --line: #1d283b; --good: #5bd49a; --warn: #ffc266; --bad: #ff8078; --sign: #0b3d91; --on-sign: #ffffff; }
        }

        """
    )
  }

  @Test("ground and ink change everything by day")
  func groundAndInk() {
    #expect(
      rules(theme(ground: "#fdf6e3", ink: "#223")) == """
        @media screen and (forced-colors: none) and (prefers-color-scheme: light) {
          :root { --ground: #fdf6e3; --surface: #ffffff; --ink: #222233; --muted: #6c6a6f; \
        --line: #e5dfd0; --good: #0a7a45; --warn: #8f5600; --bad: #b3261e; }
        }

        """
    )
  }

  @Test("a ground darker than the ink takes the night's colours of lateness")
  func darkByDay() {
    #expect(
      rules(theme(ground: "#101317", ink: "#fff")) == """
        @media screen and (forced-colors: none) and (prefers-color-scheme: light) {
          :root { --ground: #101317; --surface: #1a1c20; --ink: #ffffff; --muted: #aeafb0; \
        --line: #2a2d31; --good: #5bd49a; --warn: #ffc266; --bad: #ff8078; }
        }

        """
    )
  }

  @Test(
    "go to the properties that a style sheet declares itself",
    arguments: [
      ("a { color: var(--accent) }\n", ""),
      ("/* --accent: red */\n", ""),
      ("", ""),
      ("/* --accent: red", ""),
      ("a { --my--accent: red; ---accent: red }\n", ""),
      (
        "a { --accent : red }",
        """

        @media screen and (forced-colors: none) and (prefers-color-scheme: light) {
          :root { --accent: #004c97; }
        }
        @media screen and (forced-colors: none) and (prefers-color-scheme: dark) {
          :root { --accent: #004c97; }
        }

        """
      ),
    ]
  )
  func declared(sheet: String, rules expected: String) {
    #expect(rules(theme(accent: "#004c97"), for: sheet) == expected)
  }

  @Test("are part of what pages are made from")
  func inputs() throws {
    let sites = try [Theme(), theme(accent: "#ffc700"), theme(accent: "#004c97")].map { theme in
      try SitePages(
        SiteDescription(title: "A", language: "en", theme: theme),
        schedule: Sample.schedule([Sample.flight()]),
        files: TemplateFiles([
          Sample.themeWords(),
          Sample.layer(
            "Templates",
            Dictionary(
              uniqueKeysWithValues: [
                "welcome", "board", "flight", "today", "days", "search", "not-found",
              ].map { ("pages/\($0).html", "---\ntitle: A\n---\n<p>a</p>\n") }
            )
          ),
        ])
      )
    }
    #expect(Set(sites.map(\.sharedInputs)).count == 3)
  }

  private func told(_ theme: Theme) -> String {
    DiagnosticRenderer().render(theme.warnings)
  }

  @Test("that are hard to read are told at the colour's place, once for each pair")
  func contrast() {
    #expect(
      told(theme(ground: "#fff", ink: "#777")) == """
        site.yml:4:3: warning: ink on ground is 4.4:1; text needs 4.5:1
        site.yml:4:3: warning: ink on surface is 4.4:1; text needs 4.5:1
        site.yml:4:3: warning: muted on ground is 2.4:1; text needs 4.5:1
        site.yml:4:3: warning: muted on surface is 2.4:1; text needs 4.5:1

        """
    )
    #expect(
      told(theme(ground: "#9ab")) == """
        site.yml:3:3: warning: bad on ground is 2.7:1; text needs 4.5:1
        site.yml:3:3: warning: good on ground is 2.2:1; text needs 4.5:1
        site.yml:3:3: warning: muted on ground is 3.7:1; text needs 4.5:1
        site.yml:3:3: warning: warn on ground is 2.5:1; text needs 4.5:1

        """
    )
    #expect(told(theme(accent: "#777", sign: "#f00", ink: "#000")) == "")
  }

  @Test("each mistake of colours has its words")
  func problems() {
    let mistakes: [(ThemeProblem, String)] = [
      (
        .lowContrast(.init(text: .muted, ground: .ground), .day, ratio: 3.999),
        "muted on ground is 3.9:1; text needs 4.5:1"
      ),
      (
        .lowContrast(.init(text: .onAccent, ground: .accent), .night, ratio: 4.4999),
        "on-accent on accent at night is 4.4:1; text needs 4.5:1"
      ),
    ]
    for (problem, message) in mistakes {
      #expect(problem.message == message)
      #expect(problem.severity == .warning)
    }
    #expect(Set(mistakes.map(\.0.code)) == Set(ThemeProblem.Code.allCases))
  }
}
