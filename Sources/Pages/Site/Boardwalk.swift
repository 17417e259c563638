/// The generator itself.
public enum Boardwalk {
  /// The version, by Semantic Versioning.
  public static let version = "0.1.0"
}
