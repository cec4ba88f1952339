extension ContentClient {
  /// The entity tag for a conditional request; nil when the whole manifest is needed.
  ///
  /// NB: the tag is used only if its manifest is active and was verified with the keys that are given now. Otherwise a host could avoid
  /// both by answering 304.
  func knownTag(_ state: SyncState) -> String? {
    let isKnown = shelf.serialInUse == state.serial && state.trust?.pinned == Set(trusted) && shelf.hasRecordings(of: state.serial)
    return isKnown ? state.entityTag : nil
  }

  /// Verifies the signatures of an envelope, and stores the trusted keys after its roots.
  ///
  /// NB: the keys are stored before the manifest is parsed. A replaced key must be useless from then on, even if this release is
  /// refused.
  func verifySignatures(of envelope: SignedEnvelope, _ state: inout SyncState) throws {
    let keys = try trustedKeys(state).following(envelope.roots)
    let count = envelope.manifest.signers(among: keys.keys).count
    guard count > 0 else { throw SyncError.unknownSigner }
    guard count >= keys.threshold else { throw SyncError.tooFewSigners(count, threshold: keys.threshold) }
    let trust = SyncState.Trust(pinned: Set(trusted), root: keys.version > 0 ? keys : nil)
    guard state.trust != trust else { return }
    (state.trust, state.entityTag) = (trust, nil)
    try shelf.keep(state)
  }

  /// The keys that are trusted before an envelope is read: those of the stored root. If other keys are given by hand, these replace it.
  private func trustedKeys(_ state: SyncState) throws -> KeySet {
    let pinned = KeySet(pinned: trusted)
    if let trust = state.trust { return trust.pinned == Set(trusted) ? trust.root ?? pinned : pinned }
    // NB: the state may be lost. The active release still has the roots that lead to its keys.
    return try pinned.following(shelf.serialInUse.flatMap { try shelf.envelope(of: $0) }?.roots ?? [])
  }
}
