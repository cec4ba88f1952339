extension ContentClient {
  /// The entity tag to ask with, nil when all of the manifest must come.
  ///
  /// NB: it stands for a manifest that is in use and was believed by the keys that are given now; otherwise a host could spare itself both.
  func knownTag(_ state: SyncState) -> String? {
    shelf.serialInUse == state.serial && state.trust?.pinned == Set(trusted) ? state.entityTag : nil
  }

  /// Checks the signatures of an envelope, and remembers what its roots made of the trusted keys.
  ///
  /// NB: remembered before anything else of it is looked at: a key that was replaced must be of no use from then on, whatever becomes of
  /// this release.
  func believe(_ envelope: SignedEnvelope, _ state: inout SyncState) throws {
    let keys = try trustedKeys(state).following(envelope.roots)
    let count = envelope.manifest.signers(among: keys.keys).count
    guard count > 0 else { throw SyncError.unknownSigner }
    guard count >= keys.threshold else { throw SyncError.tooFewSigners(count, threshold: keys.threshold) }
    let trust = SyncState.Trust(pinned: Set(trusted), root: keys.version > 0 ? keys : nil)
    guard state.trust != trust else { return }
    (state.trust, state.entityTag) = (trust, nil)
    try shelf.keep(state)
  }

  /// The keys that are trusted before a manifest file is read: those that the last root named; other keys given by hand begin anew.
  private func trustedKeys(_ state: SyncState) throws -> KeySet {
    let pinned = KeySet(pinned: trusted)
    if let trust = state.trust { return trust.pinned == Set(trusted) ? trust.root ?? pinned : pinned }
    // NB: the memory may have been lost. The release in use still has the roots that led to it.
    return try pinned.following(shelf.serialInUse.flatMap { try shelf.envelope(of: $0) }?.roots ?? [])
  }
}
