extension ContentClient {
  /// Downloads the manifest file; nil when it has the known entity tag.
  func manifestFile(known: String?) async throws -> (bytes: [UInt8], entityTag: String?)? {
    let received = Bytes()
    let reply = try await source.get("manifest.json", known: known, from: 0, limit: Self.manifestLimit) { await received.append($0) }
    switch reply {
    case .unchanged: return nil
    case .received(let entityTag): return (await received.all, entityTag)
    case .wantsWhole: throw SyncError.incompleteManifest
    }
  }

  /// The manifest of an envelope, if it is not older than an earlier release and has not expired.
  ///
  /// NB: verify the signatures first.
  func verified(_ envelope: SignedEnvelope, _ state: SyncState, now: Int) throws -> ContentManifest {
    let manifest: ContentManifest
    do { manifest = try ContentManifest(envelope.payload) } catch { throw SyncError.unreadable(error.message) }
    try checkSerial(of: manifest, envelope, state)
    let serial = manifest.serial
    guard manifest.expiresAt > now else { throw SyncError.expired(serial: serial, at: manifest.expiresAt) }
    guard manifest.issuedAt <= now + Self.clockTolerance else { throw SyncError.fromTheFuture(serial: serial, at: manifest.issuedAt) }
    return manifest
  }

  /// NB: the serial of the active release counts too. A crash between activating it and storing its serial must not allow an older release.
  private func checkSerial(of manifest: ContentManifest, _ envelope: SignedEnvelope, _ state: SyncState) throws {
    let inUse = shelf.serialInUse ?? 0
    let (serial, known) = (manifest.serial, max(state.serial, inUse))
    guard serial >= known else { throw SyncError.older(serial: serial, known: known) }
    guard known == 0 || serial - known <= Self.maximumSerialJump else { throw SyncError.serialJump(serial: serial, known: known) }
    let payload =
      state.serial == serial ? state.payload : try inUse == serial ? shelf.envelope(of: inUse).map { ContentHash(of: $0.payload) } : nil
    guard payload == nil || payload == ContentHash(of: envelope.payload) else { throw SyncError.sameSerialOtherContent(serial: serial) }
    guard state.setBack != serial else { throw SyncError.setBack(serial: serial) }
  }
}

/// Collects the bytes of a download.
actor Bytes {
  private(set) var all: [UInt8] = []

  func append(_ bytes: [UInt8]) { all += bytes }
}
