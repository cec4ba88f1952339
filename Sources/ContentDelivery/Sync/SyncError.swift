/// The reason that a release was refused. The active release is unchanged.
public enum SyncError: Error, Sendable, Hashable {
  /// `manifest.json` has another format.
  case noEnvelope
  /// The host answered as if a part of `manifest.json` had been requested, although the whole file was.
  case incompleteManifest
  /// No trusted key signed.
  case unknownSigner
  /// Fewer trusted keys signed than the threshold.
  case tooFewSigners(Int, threshold: Int)
  /// The manifest is signed, but invalid.
  case unreadable(String)
  /// The serial is lower than that of an earlier release.
  case older(serial: Int, known: Int)
  /// An earlier release with this serial had another manifest.
  case sameSerialOtherContent(serial: Int)
  /// The serial is more than 10,000 above the last.
  case serialJump(serial: Int, known: Int)
  /// The release expired, in seconds since 1970.
  case expired(serial: Int, at: Int)
  /// The release was issued more than a day after now, in seconds since 1970.
  case fromTheFuture(serial: Int, at: Int)
  /// A blueprint does not have the signed hash.
  case wrongBytes(language: String)
  /// The client's check found a fault in a blueprint.
  case failsAudit(language: String, finding: String)
  /// The release was rolled back with ``ContentClient/rollBack()``.
  case setBack(serial: Int)
}

extension SyncError: CustomStringConvertible {
  /// The fault, and what to do.
  public var description: String {
    switch self {
    case .noEnvelope: "manifest.json is not a signed manifest: refused. Check that a release is published at this address"
    case .incompleteManifest:
      "the host did not send the whole manifest.json, although no part of it was requested: refused. Use a host that answers with status "
        + "200 to requests without a range"
    case .unknownSigner: "no trusted key signed the manifest: refused. If the key has changed, give the new key with --trust"
    case .tooFewSigners(let count, let threshold):
      "\(count) of the trusted keys signed the manifest, but \(threshold) must sign: refused"
    case .unreadable(let why): "the manifest is signed, but cannot be read: \(why): check whether this program is too old"
    case .older(let serial, let known): "release \(serial) is older than release \(known), which was installed before: refused"
    case .sameSerialOtherContent(let serial): "release \(serial) differs from the release \(serial) that was installed before: refused"
    case .serialJump(let serial, let known): "the serial \(serial) is too far above the serial \(known) of the last release: refused"
    case .expired(let serial, let time): "release \(serial) expired \(time) seconds after 1970: refused. Publish a new one"
    case .fromTheFuture(let serial, let time):
      "release \(serial) was issued \(time) seconds after 1970, which is in the future: check the clock of this computer"
    case .wrongBytes(let language): "\(language): the file is not the one that was signed: refused"
    case .failsAudit(let language, let finding): "\(language): signed, but it fails the audit: \(finding): refused"
    case .setBack(let serial): "release \(serial) was rolled back by hand: only a later release will be activated"
    }
  }
}
