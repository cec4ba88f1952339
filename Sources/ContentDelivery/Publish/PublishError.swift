/// The reason that nothing was published. The folder is unchanged.
public enum PublishError: Error, Sendable, Hashable {
  /// The file is not a release, or other keys signed it.
  case foreignManifest(String)
  /// A key that the newest root of the release does not name.
  case untrustedKey(id: String, trusted: [String], path: String)
  /// The newest root requires more keys than were given.
  case tooFewKeys(given: Int, threshold: Int, path: String)
  /// The folder has no release.
  case nothingToRotate(String)
  /// The threshold is not between 1 and the number of new keys.
  case thresholdOutOfRange(Int, keys: Int)
  /// More keys than ``SignedDocument/signatureLimit`` would sign.
  case tooManyKeys(Int)
  /// Clients could not read the manifest, because it breaks a rule.
  case unreadableManifest
  /// Clients would not read the manifest to its end.
  case manifestTooLarge
}

extension PublishError: CustomStringConvertible {
  /// The file, and what to do.
  public var description: String {
    switch self {
    case .foreignManifest(let path):
      "\(path): your keys did not sign this: publish into another folder, or with the keys of the earlier releases"
    case .untrustedKey(let id, let trusted, let path):
      "\(path): its newest root does not trust the key \(id). It trusts \(trusted.joined(separator: ", ")): sign with these, "
        + "or add the key with nivel rotate"
    case .tooFewKeys(let given, let threshold, let path):
      "\(path): its newest root requires \(threshold) keys, but \(given) signed: give --key several times"
    case .nothingToRotate(let path): "\(path): there is no release here: publish one first"
    case .thresholdOutOfRange(let threshold, let keys):
      "the threshold \(threshold) does not fit \(keys) new keys: give --threshold from 1 to \(keys), or more new keys"
    case .tooManyKeys(let count):
      "\(count) keys would sign, but a file has at most \(SignedDocument.signatureLimit) signatures: give fewer keys"
    case .unreadableManifest:
      "no client could read the manifest: check the language ids, and that no two languages have different recordings at one path"
    case .manifestTooLarge:
      "the manifest would be larger than \(ContentClient.manifestLimit >> 20) MiB: publish fewer languages or recordings"
    }
  }
}
