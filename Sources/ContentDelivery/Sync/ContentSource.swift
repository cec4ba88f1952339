/// A host of releases.
public protocol ContentSource: Sendable {
  /// Requests a file below the address of the release.
  ///
  /// - Parameters:
  ///   - path: `manifest.json`, or `blobs/` and a hash.
  ///   - known: the entity tag of the stored file; nil for an unconditional request.
  ///   - offset: the number of stored bytes. Only the bytes after them are requested.
  ///   - limit: the maximum number of bytes from the offset on. A longer file is an error, which is found before the excess is read.
  ///   - receive: called with the bytes as they arrive.
  /// - Returns: whether bytes were received.
  /// - Throws: ``SourceError``, and the errors of `receive`.
  func get(
    _ path: String, known: String?, from offset: Int, limit: Int, receive: @Sendable (_ bytes: [UInt8]) async throws -> Void
  ) async throws -> SourceReply
}

/// The outcome of a request.
public enum SourceReply: Sendable, Hashable {
  /// The host's file has the known entity tag.
  case unchanged
  /// All requested bytes were received. The entity tag is nil when the host sends none.
  case received(entityTag: String?)
  /// The host does not send parts of this file. Nothing was received; request the whole file.
  case wantsWhole
}

/// The reason that a download failed.
public enum SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The host did not respond.
  case unreachable(address: String, reason: String)
  /// The host responded with an error status.
  case status(address: String, Int)
  /// The host responded with a redirect.
  case redirected(address: String)
  /// The response has a content encoding.
  case encoded(address: String, String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(address: String, limit: Int)
  /// The response ended early.
  case cutOff(address: String)

  /// The address, the fault, and what to do.
  public var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address): no response (\(reason)): try again later"
    case .status(let address, let status): "\(address): the host answered with status \(status): check that a release is published there"
    case .redirected(let address):
      "\(address): the host redirects to another address, and redirects are not followed: give the address of the release itself"
    case .encoded(let address, let encoding):
      "\(address): the host sent a compressed file (\(encoding)) without being asked: refused. Serve the files uncompressed"
    case .tooLarge(let address, let limit): "\(address): larger than the maximum of \(limit) bytes: refused"
    case .cutOff(let address): "\(address): the download was interrupted: the received part is kept, and the next sync continues from there"
    }
  }
}
