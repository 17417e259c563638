/// What takes the parts of an XML file as they are read, in the file's order.
///
/// Names and texts are bytes of UTF-8 that hold only during the call. A name is without its prefix:
/// `ns0:FlightLeg` is `FlightLeg`.
protocol XMLHandler: AnyObject {
  /// An element begins at a byte of the file.
  func begin(_ name: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes, at offset: Int)
  /// Text of the element that has begun last and has not ended; it may come in pieces.
  func text(_ text: UnsafeBufferPointer<UInt8>, at offset: Int)
  /// The element that has begun last ends.
  func end()
}
