/// Where flights come from.
public enum ScheduleSource: Sendable {
  /// Made up, the same for the same seed.
  case demo(DemoSource)
  /// Read from a CSV file.
  case csv(CSVSource)
  /// Read from a season file.
  case ssim(SSIMSource)
}
