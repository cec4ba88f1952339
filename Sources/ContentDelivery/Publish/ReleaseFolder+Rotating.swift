extension ReleaseFolder {
  /// Gives a release other keys: adds a root that names them, and signs the manifest anew with all of them. The release stays the same.
  ///
  /// - Parameters:
  ///   - old: keys that are trusted now, as many as must sign.
  ///   - new: the keys that are trusted from now on; an old one that stays is named here too.
  ///   - threshold: how many of the new keys must sign from now on; nil for as many as now.
  /// - Throws: ``PublishError``, ``DiskError``, ``FolderLockError``. The folder is as it was.
  public func rotate(from old: [SigningKey], to new: [SigningKey], threshold: Int?) throws -> KeySet {
    let lock = try FolderLock(path)
    defer { withExtendedLifetime(lock) {} }
    guard let before = try published(signingWith: old) else { throw PublishError.nothingToRotate(manifestPath) }
    let root = KeySet(
      version: before.trusted.version + 1, threshold: threshold ?? before.trusted.threshold, keys: new.distinct.map(\.publicKey))
    guard (1...root.keys.count).contains(root.threshold) else {
      throw PublishError.thresholdOutOfRange(root.threshold, keys: root.keys.count)
    }
    let signers = (old + new).distinct
    guard signers.count <= SignedDocument.signatureLimit else { throw PublishError.tooManyKeys(signers.count) }
    let roots = before.envelope.roots + [try SignedDocument(signing: root.bytes, with: signers)]
    let envelope = try SignedEnvelope(signing: before.envelope.payload, with: new, roots: roots)
    try disk.replace(manifestPath, with: envelope.bytes, in: path)
    return root
  }
}
