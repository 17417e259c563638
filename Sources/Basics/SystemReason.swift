import Glibc

/// The system's errors in words.
public enum SystemReason {
  /// What an error number means, in lower case.
  public static func text(of code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "no such file"
    case ELOOP: "a circle of links"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
