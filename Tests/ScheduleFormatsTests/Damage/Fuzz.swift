#if FUZZ

  import Foundation
  import ScheduleFormats

  /// What libFuzzer calls: one of the targets, which `FUZZ_TARGET` names by its number.
  ///
  /// The first byte of an input says which sample it is read like, and how; the rest is the file.
  private struct Fuzz {
    /// The program's whole life long there is one, made before the first input is tried.
    nonisolated(unsafe) static var current: Fuzz?

    let target: DamageTarget
    let read: DamageTarget.Read

    /// How many ways there are of reading one sample; see `DamageTarget.Input`.
    private static let ways = 8

    /// Tries one input; what must not be ends the program, so that the input is kept.
    func attempt(_ input: UnsafeBufferPointer<UInt8>) throws {
      guard let first = input.first else { return }
      let samples = target.samples.count
      let round = Int(first) / samples % Self.ways
      let outcome = try read(
        .init(sample: Int(first) % samples, bytes: Array(input.dropFirst()), round: round)
      )
      guard let fault = outcome.fault ?? DamageTests.fault(in: outcome.diagnostics, round) else {
        return
      }
      FileHandle.standardError.write(Data("\(target.name): \(fault)\n".utf8))
      abort()
    }

    /// Writes what libFuzzer starts from into a folder: each sample in each way of reading it, and
    /// the words of its dictionary.
    func prepare(in folder: String) throws {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/inputs",
        withIntermediateDirectories: true
      )
      for (sample, bytes) in target.samples.enumerated() {
        for way in 0..<Self.ways where way * target.samples.count + sample < 256 {
          let first = UInt8(way * target.samples.count + sample)
          try Data([first] + bytes).write(
            to: URL(fileURLWithPath: "\(folder)/inputs/sample-\(sample)-\(way)")
          )
        }
      }
      let words = target.pieces.map { piece in
        let bytes = piece.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "\"\(bytes.joined())\"\n"
      }
      try Data(words.joined().utf8).write(to: URL(fileURLWithPath: "\(folder)/words"))
    }
  }

  /// Makes the target that is asked for, in the folder `FUZZ_FOLDER`; without one, lists all of them.
  @_cdecl("LLVMFuzzerInitialize")
  public func startFuzzing(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
  ) -> Int32 {
    let environment = ProcessInfo.processInfo.environment
    guard let number = environment["FUZZ_TARGET"].flatMap({ Int($0) }),
      let folder = environment["FUZZ_FOLDER"], DamageTarget.all.indices.contains(number)
    else {
      for target in DamageTarget.all { print(target.name) }
      exit(0)
    }
    do {
      let target = DamageTarget.all[number]
      let fuzz = Fuzz(target: target, read: try target.start())
      try fuzz.prepare(in: folder)
      Fuzz.current = fuzz
    } catch {
      print("the target cannot be made: \(error)")
      exit(1)
    }
    return 0
  }

  /// Reads one input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    do {
      try Fuzz.current?.attempt(UnsafeBufferPointer(start: bytes, count: count))
    } catch {
      FileHandle.standardError.write(Data("the target failed: \(error)\n".utf8))
      abort()
    }
    return 0
  }

#endif
