// swift-tools-version: 6.2

import PackageDescription

/// Warnings are errors, so that a toolchain's new warning is seen at once.
let strictly: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A module of our own.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strictly)
}

/// The tests of one module, in a folder that mirrors its sources.
func tests(
  of name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.init(stringLiteral: name)] + dependencies,
    exclude: exclude,
    swiftSettings: strictly
  )
}

/// A library of the system, found by pkg-config, with the Debian package that brings it.
func library(_ name: String, _ pkgConfig: String, _ package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

let package = Package(
  name: "boardwalk",
  products: [.executable(name: "boardwalk", targets: ["boardwalk"])],
  targets: [
    // What is not Swift: the system's libraries, shims, embedded files.
    library("CCmark", "libcmark", "libcmark-dev"),
    library("CYAML", "yaml-0.1", "libyaml-dev"),
    library("CXXHash", "libxxhash", "libxxhash-dev"),
    library("CQREncode", "libqrencode", "libqrencode-dev"),
    library("CExpat", "expat", "libexpat1-dev"),
    library("CZlib", "zlib", "zlib1g-dev"),
    library("CMinizip", "minizip", "libminizip-dev"),
    library("CSQLite", "sqlite3", "libsqlite3-dev"),
    .target(name: "CPOSIX"),
    .target(name: "CAircraft"),
    .target(name: "CAirlines"),
    .target(name: "CAirports"),
    .target(name: "CTheme"),

    // The flow: read, model, pages, bytes, files.
    module("Basics"),
    module("Diagnostics", ["Basics"]),
    module("YAML", ["Basics", "CYAML", "Diagnostics"]),
    module("Schedule", ["Basics", "CAircraft", "CAirlines", "CAirports"]),
    module(
      "ScheduleFormats",
      ["Basics", "CExpat", "CMinizip", "CSQLite", "CZlib", "Diagnostics", "Schedule"]
    ),
    module("Configuration", ["Basics", "Diagnostics", "ScheduleFormats", "YAML"]),
    module("Mustache", ["Diagnostics"]),
    module("Templates", ["Basics", "CCmark", "Diagnostics", "Mustache", "YAML"]),
    module(
      "Pages",
      ["Basics", "CQREncode", "Diagnostics", "Mustache", "Schedule", "Templates", "YAML"]
    ),
    module("Publishing", ["Basics", "CPOSIX", "CXXHash", "Diagnostics"]),
    .executableTarget(
      name: "boardwalk",
      dependencies: [
        "Basics", "CPOSIX", "CTheme", "Configuration", "Diagnostics", "Pages", "Publishing",
        "Schedule", "ScheduleFormats", "Templates", "YAML",
      ],
      swiftSettings: strictly
    ),

    // What only measures.
    .executableTarget(
      name: "measure-rows",
      dependencies: ["Basics", "ScheduleFormats"],
      path: "Benchmarks/MeasureRows",
      swiftSettings: strictly
    ),

    // The tests, in the same order.
    tests(of: "Basics"),
    tests(of: "Diagnostics"),
    tests(of: "YAML", ["Diagnostics"]),
    tests(of: "Configuration", ["Diagnostics", "ScheduleFormats", "YAML"]),
    tests(of: "Schedule"),
    tests(
      of: "ScheduleFormats",
      ["CSQLite", "CZlib", "Diagnostics", "Schedule", "Templates"],
      exclude: ["Conditions.md"]
    ),
    tests(of: "Mustache", ["Diagnostics"]),
    tests(of: "Templates", ["Basics", "CCmark", "Diagnostics", "Mustache", "YAML"]),
    tests(
      of: "Pages",
      ["Basics", "Diagnostics", "Mustache", "Schedule", "Templates"]
    ),
    tests(of: "Publishing", ["Diagnostics"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "boardwalk", "CSQLite", "Configuration", "Diagnostics", "Pages", "Schedule",
        "ScheduleFormats",
      ],
      swiftSettings: strictly
    ),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)

// `make fuzz`: what damages schedules in the tests, as a program that libFuzzer drives.
if Context.environment["FUZZ"] != nil {
  package.targets.removeAll { $0.isTest }
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CSQLite", "CZlib", "Diagnostics", "Schedule", "ScheduleFormats", "Templates",
      ],
      path: "Tests/ScheduleFormatsTests",
      exclude: ["Conditions.md"],
      swiftSettings: [.define("FUZZ")]
    )
  )
}
