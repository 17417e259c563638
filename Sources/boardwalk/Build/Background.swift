import Dispatch
import Synchronization

/// A value that is made on another thread meanwhile.
final class Background<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let isMade = DispatchSemaphore(value: 0)
  private let make: @Sendable () -> Value

  /// Begins to make the value.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global().async { [self] in
      let value = make()
      made.withLock { $0 = value }
      isMade.signal()
    }
  }

  /// Waits until the value is made.
  var value: Value {
    isMade.wait()
    defer { isMade.signal() }
    return made.withLock { $0 } ?? make()
  }
}
