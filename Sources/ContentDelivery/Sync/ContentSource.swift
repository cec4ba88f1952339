/// Where releases come from.
public protocol ContentSource: Sendable {
  /// Asks for a file below the release's address.
  ///
  /// - Parameters:
  ///   - path: `manifest.json`, or `blobs/` and a hash.
  ///   - known: the entity tag of what is here already.
  ///   - offset: how many bytes are here already; those are not asked for.
  ///   - limit: how many bytes there may be from the offset on. More is an error, found out before they are read.
  ///   - receive: takes the bytes as they come.
  /// - Throws: ``SourceError``, or what `receive` throws.
  func get(
    _ path: String, known: String?, from offset: Int, limit: Int, receive: @Sendable (_ bytes: [UInt8]) async throws -> Void
  ) async throws -> SourceReply
}

public enum SourceReply: Sendable, Hashable {
  /// What is here is what is there.
  case unchanged
  /// All of it has been received, from the beginning even where an offset was asked for when `restarted` is true.
  case received(entityTag: String?)
  /// The source gives no part of a file: nothing has been received, ask from the beginning.
  case wantsWhole
}

/// Why a source gave nothing.
public enum SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  case unreachable(address: String, reason: String)
  case status(address: String, Int)
  case redirected(address: String)
  case encoded(address: String, String)
  case tooLarge(address: String, limit: Int)
  case cutOff(address: String)

  public var description: String {
    switch self {
    case .unreachable(let address, let reason): "\(address): no answer (\(reason)): try again later"
    case .status(let address, let status): "\(address): status \(status): is a release published there?"
    case .redirected(let address): "\(address): it leads elsewhere, and that is not followed: give the address where the release is"
    case .encoded(let address, let encoding):
      "\(address): it comes packed (\(encoding)), which was not asked for: refused. Serve the files as they are"
    case .tooLarge(let address, let limit): "\(address): more than the \(limit) bytes there may be: refused"
    case .cutOff(let address): "\(address): it ended before its end: what came is kept, and the next sync goes on from there"
    }
  }
}
