/// Why a release was not taken. What was in use stays in use.
public enum SyncError: Error, Sendable, Hashable {
  case noEnvelope
  case unknownSigner
  case tooFewSigners(Int, threshold: Int)
  case unreadable(String)
  case older(serial: Int, known: Int)
  case sameSerialOtherContent(serial: Int)
  case serialJump(serial: Int, known: Int)
  case expired(serial: Int, at: Int)
  case fromTheFuture(serial: Int, at: Int)
  case wrongBytes(language: String)
  case failsAudit(language: String, finding: String)
  case setBack(serial: Int)
}

extension SyncError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noEnvelope: "the manifest is no signed manifest: refused"
    case .unknownSigner: "the manifest is signed by no trusted key: refused. If the key has changed, give the new one with --trust"
    case .tooFewSigners(let count, let threshold):
      "the manifest is signed by \(count) of the trusted keys, and \(threshold) are wanted: refused"
    case .unreadable(let why): "the manifest is signed, but cannot be read: \(why): is this program too old for it?"
    case .older(let serial, let known): "release \(serial) is older than \(known), which was here before: refused"
    case .sameSerialOtherContent(let serial): "release \(serial) is another than the release \(serial) that was here before: refused"
    case .serialJump(let serial, let known): "release \(serial) comes too far after \(known): refused"
    case .expired(let serial, let time): "release \(serial) expired \(time) seconds after 1970: refused. Publish a new one"
    case .fromTheFuture(let serial, let time):
      "release \(serial) was issued \(time) seconds after 1970, which is still to come: check the clock of this machine"
    case .wrongBytes(let language): "\(language): the bytes are not those that were signed: refused"
    case .failsAudit(let language, let finding): "\(language): signed, but it fails the audit: \(finding): refused"
    case .setBack(let serial): "release \(serial) was set back by hand: a later one will be taken"
    }
  }
}
