extension ContentClient {
  /// Downloads the missing blobs of a release, and checks the blueprints that are not active yet.
  func fetch(_ manifest: ContentManifest, _ progress: @escaping @Sendable (SyncProgress) -> Void) async throws -> [SyncReport.Change] {
    let missing = try manifest.sorted.filter { try shelf.blob($0.content.hash) == nil }
    let total = missing.reduce(0) { $0 + $1.content.size }
    var received = 0
    for (language, content) in missing {
      try await download(content, of: language)
      received += content.size
      progress(SyncProgress(languageID: language, received: received, total: total))
    }
    try audit(manifest)
    let downloaded = Set(missing.map(\.language))
    return manifest.sorted.map { language, content in
      let kind: SyncReport.Change.Kind = downloaded.contains(language) ? .downloaded : .kept
      return SyncReport.Change(languageID: language, kind: kind, version: content.version, size: content.size)
    }
  }

  /// NB: blueprints of the active release were checked before.
  private func audit(_ manifest: ContentManifest) throws {
    let inUse = try shelf.serialInUse.flatMap { try shelf.envelope(of: $0) }.flatMap { try? ContentManifest($0.payload) }
    for (language, content) in manifest.sorted where inUse?.languages[language]?.hash != content.hash {
      guard let bytes = try shelf.blob(content.hash) else { throw SyncError.wrongBytes(language: language) }
      if let finding = check(language, bytes) { throw SyncError.failsAudit(language: language, finding: finding) }
    }
  }

  /// Downloads a blob, and continues a partial download.
  ///
  /// NB: the part that an earlier sync left may be wrong. If the whole has the wrong hash, it is deleted and downloaded once more.
  private func download(_ content: ContentVersion, of language: String) async throws {
    let offset = try shelf.partial(content.hash).count
    if offset > 0, offset <= content.size, try await complete(content, of: language, from: offset) { return }
    try shelf.forgetPartial(content.hash)
    guard try await complete(content, of: language, from: 0) else {
      try shelf.forgetPartial(content.hash)
      throw SyncError.wrongBytes(language: language)
    }
  }

  /// - Returns: whether the bytes have the signed hash.
  private func complete(_ content: ContentVersion, of language: String, from offset: Int) async throws -> Bool {
    if offset < content.size { try await receive(content, from: offset) }
    let bytes = try shelf.partial(content.hash)
    guard bytes.count == content.size else {
      throw SourceError.cutOff(address: "\(language), after \(bytes.count) bytes of \(content.size)")
    }
    guard ContentHash(of: bytes) == content.hash else { return false }
    try shelf.finish(content.hash)
    return true
  }

  private func receive(_ content: ContentVersion, from offset: Int) async throws {
    let (path, shelf) = ("blobs/\(content.hash.hex)", shelf)
    let reply = try await source.get(path, known: nil, from: offset, limit: content.size - offset) {
      try shelf.append($0, to: content.hash)
    }
    guard reply == .wantsWhole, offset > 0 else { return }
    try shelf.forgetPartial(content.hash)
    try await receive(content, from: 0)
  }
}
