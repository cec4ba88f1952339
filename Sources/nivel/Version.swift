import BuildCommit

/// The version of this program. It is stated only here.
enum Version {
  /// The number according to Semantic Versioning, without a leading "v".
  static let number = "0.1.0"
  /// The commit that a release was built from, or "development".
  static let commit = String(cString: nivel_build_commit())
  /// The line that `nivel --version` prints.
  static let line = "nivel \(number) (\(commit))"
}
