import Foundation
import ScheduleFormats
import Testing

@Suite("What a schedule is read from that is no CSV file")
struct OtherSourceTests {
  private static let record = String(repeating: " ", count: 199)

  @Test(
    "is told by its first bytes",
    arguments: [
      ("\n1AIRLINE STANDARD SCHEDULE DATA SET\n", .ssim),
      ("2\(record)\r\n", .ssim),
      ("3\(record)", .ssim),
      ("3\(record.dropLast())\n", nil),
      ("3,\(record.dropLast())\n", nil),
      ("4\(record)\n", nil),
      ("<?xml version=\"1.0\"?>\n<x:IATA_AIDX_FlightLegNotifRQ>", .aidx),
      ("<Legs><FlightLeg>", .aidx),
      ("\u{FEFF}<airport name=\"OSL\">\n <flights>", .avinor),
      ("<airports>", nil),
      ("<!DOCTYPE html><html><airport><flights>", nil),
      ("[{}]", .json),
      ("{\"flights\": []}", .json),
      ("SQLite format 3\0", .sql),
      ("direction,flight\nA,FlightLeg\n", nil),
      ("", nil),
    ] as [(String, OtherSource?)]
  )
  func told(text: String, source: OtherSource?) {
    #expect(OtherSource(of: Array(text.utf8)) == source)
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(OtherSource(of: wide) == source)
  }

  @Test(
    "a feed is told by its files, packed or in a folder",
    arguments: [
      (["stops.txt", "trips.txt"], true), (["stops.txt", "stop_times.txt", "a.txt"], true),
      (["stops.txt", "a.txt"], false), (["trips.txt", "stop_times.txt"], false),
    ]
  )
  func feed(names: [String], isFeed: Bool) throws {
    let folder = try TestFolder()
    let zip = try Packing.zip(names.map { Packing.File("feed/\($0)", text: "a\n") })
    try folder.add(zip, to: "feed.zip")
    #expect(OtherSource.isFeed("\(folder.path)/feed.zip") == isFeed)
    try folder.add(Array(zip.prefix(20)), to: "cut.zip")
    #expect(!OtherSource.isFeed("\(folder.path)/cut.zip"))
    for name in names { try folder.add(Array("a\n".utf8), to: name) }
    #expect(OtherSource.isFeed(folder.path) == isFeed)
    #expect(!OtherSource.isFeed("\(folder.path)/stops.txt"))
    #expect(!OtherSource.isFeed("\(folder.path)/none"))
  }
}
