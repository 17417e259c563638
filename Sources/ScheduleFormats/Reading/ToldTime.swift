import Schedule

/// What a value says of a time: with its day, or only the time of the day.
enum ToldTime {
  case whole(WrittenTime)
  case clock(TimeOfDay, offset: Int?)
}
