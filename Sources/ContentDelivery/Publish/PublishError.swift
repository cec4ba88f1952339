/// Why nothing was published. The folder is as it was.
public enum PublishError: Error, Sendable, Hashable {
  /// Something else lies there, or a release that was signed by others.
  case foreignManifest(String)
  /// A key that the newest root of the release does not name.
  case untrustedKey(id: String, trusted: [String], path: String)
  case tooFewKeys(given: Int, threshold: Int, path: String)
  case nothingToRotate(String)
  case thresholdOutOfRange(Int, keys: Int)
  case tooManyKeys(Int)
}

extension PublishError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .foreignManifest(let path):
      "\(path): this was not signed by your key: publish into another folder, or with the key of the releases before"
    case .untrustedKey(let id, let trusted, let path):
      "\(path): its newest root does not trust the key \(id), but \(trusted.joined(separator: ", ")): sign with those, "
        + "or take the key in with nivel rotate"
    case .tooFewKeys(let given, let threshold, let path):
      "\(path): its newest root wants \(threshold) keys, and \(given) signed: give --key several times"
    case .nothingToRotate(let path): "\(path): there is no release here: publish one first"
    case .thresholdOutOfRange(let threshold, let keys):
      "of \(keys) new keys, \(threshold) cannot be wanted: give --threshold from 1 to \(keys), or more new keys"
    case .tooManyKeys(let count): "\(count) keys are more than the \(KeySet.keyLimit) there may be: give fewer"
    }
  }
}
