import Dispatch
import Synchronization

/// A value that is made on another thread meanwhile.
final class Background<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  /// Begins to make the value.
  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    DispatchQueue.global().async { [self] in _ = value }
  }

  /// The value, made once: whoever asks while it is made waits, and where no thread was free to begin
  /// makes it himself.
  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
