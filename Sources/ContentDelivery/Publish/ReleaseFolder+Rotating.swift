extension ReleaseFolder {
  /// Replaces the keys of a release: adds a root with the new keys, and signs the same manifest with all new keys.
  ///
  /// - Parameters:
  ///   - old: keys that are trusted now. As many as the current threshold must be given.
  ///   - new: the keys that are trusted from now on, including the old keys that stay.
  ///   - threshold: the number of new keys that must sign from now on; nil for the current number.
  /// - Returns: the new root.
  /// - Throws: ``PublishError``, ``DiskError``, ``FolderLockError``. The folder is then unchanged.
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
