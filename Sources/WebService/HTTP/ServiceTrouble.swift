import HTTPTypes

/// A failure of a store that is reported to the client.
public enum ServiceTrouble: Sendable {
  /// The store has no room. The client gets status 507.
  case storageFull
  /// Stored data are damaged. The client gets status 503.
  case storageDamaged
  /// The files of the store were deleted or replaced. The client gets status 503.
  case storageGone
  /// The store cannot be reached at present, or it is not known whether it stored a change. The client gets status 503 and asks again.
  case storageAway
  /// The store cannot store a text of the request, and cannot have it. The client gets status 400.
  case textRefused

  var problem: Problem {
    switch self {
    case .storageFull:
      Problem(.insufficientStorage, "storage-full", "The server has no room left: your answer was not stored. Try again later.")
    case .storageDamaged:
      Problem(
        .serviceUnavailable, "storage-damaged",
        "The server cannot read or write its data: nothing was stored. Its operator has to repair it. Try again later.")
    case .storageGone:
      Problem(
        .serviceUnavailable, "storage-gone", "The server has lost its storage: your answer was not stored. Try again later.")
    case .storageAway:
      Problem(
        .serviceUnavailable, "storage-away", "The server cannot reach its storage at present. Try again in some seconds.",
        headers: [.retryAfter: "2"])
    case .textRefused: Problem(.badRequest, "malformed-request", "The request has a character that no text may have: U+0000.")
    }
  }
}
