import BuildCommit

/// The version of this program. No other file states it.
enum Version {
  /// As in Semantic Versioning, without a leading "v".
  static let number = "0.1.0"
  /// The commit that a release was built from, or "development".
  static let commit = String(cString: nivel_build_commit())
  /// What `nivel --version` prints.
  static let line = "nivel \(number) (\(commit))"
}
