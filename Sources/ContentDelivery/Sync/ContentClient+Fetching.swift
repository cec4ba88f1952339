extension ContentClient {
  /// Downloads the missing blobs of a release, and checks the files that are not active yet.
  func fetch(_ manifest: ContentManifest, _ progress: @escaping @Sendable (SyncProgress) -> Void) async throws -> [SyncReport.Change] {
    try takeLocalRecordings(manifest)
    let missing = try manifest.sorted.flatMap { language, content in
      try content.files.filter { try shelf.blob($0.hash) == nil }.map { (language: language, file: $0) }
    }
    let total = missing.reduce(0) { $0 + $1.file.size }
    var received = 0
    for (language, file) in missing {
      try await download(file, of: language)
      received += file.size
      progress(SyncProgress(languageID: language, received: received, total: total))
    }
    try audit(manifest)
    let downloaded = Set(missing.map(\.language))
    return manifest.sorted.map { language, content in
      let kind: SyncReport.Change.Kind = downloaded.contains(language) ? .downloaded : .kept
      return SyncReport.Change(languageID: language, kind: kind, version: content.version, size: content.files.reduce(0) { $0 + $1.size })
    }
  }

  /// Stores the recordings of a release that this machine has already.
  private func takeLocalRecordings(_ manifest: ContentManifest) throws {
    for (path, file) in manifest.languages.values.flatMap(\.recordings) where try shelf.blob(file.hash) == nil {
      guard let bytes = localRecording(path), ContentFile(of: bytes) == file else { continue }
      try shelf.forgetPartial(file.hash)
      try shelf.append(bytes, to: file.hash)
      try shelf.finish(file.hash)
    }
  }

  /// NB: the files of the active release were checked before.
  private func audit(_ manifest: ContentManifest) throws {
    let inUse = try shelf.serialInUse.flatMap { try shelf.envelope(of: $0) }.flatMap { try? ContentManifest($0.payload) }
    for (language, content) in manifest.sorted where inUse?.languages[language]?.files != content.files {
      let bytes = { (file: ContentFile) in
        guard let bytes = try shelf.blob(file.hash) else { throw SyncError.wrongBytes(language: language) }
        return bytes
      }
      let received = ReceivedContent(
        blueprint: try bytes(content.blueprint), calibration: try content.calibration.map(bytes),
        recordings: try content.recordings.mapValues(bytes))
      if let finding = check(language, received) { throw SyncError.failsAudit(language: language, finding: finding) }
    }
  }

  /// Downloads a blob, and continues a partial download.
  ///
  /// NB: the part that an earlier sync left may be wrong. If the whole has the wrong hash, it is deleted and downloaded once more.
  private func download(_ file: ContentFile, of language: String) async throws {
    let offset = try shelf.partial(file.hash).count
    if offset > 0, offset <= file.size, try await complete(file, of: language, from: offset) { return }
    try shelf.forgetPartial(file.hash)
    guard try await complete(file, of: language, from: 0) else {
      try shelf.forgetPartial(file.hash)
      throw SyncError.wrongBytes(language: language)
    }
  }

  /// - Returns: whether the bytes have the signed hash.
  private func complete(_ file: ContentFile, of language: String, from offset: Int) async throws -> Bool {
    if offset < file.size { try await receive(file, from: offset) }
    let bytes = try shelf.partial(file.hash)
    guard bytes.count == file.size else {
      throw SourceError.cutOff(address: "\(language), after \(bytes.count) bytes of \(file.size)")
    }
    guard ContentHash(of: bytes) == file.hash else { return false }
    try shelf.finish(file.hash)
    return true
  }

  private func receive(_ file: ContentFile, from offset: Int) async throws {
    let (path, shelf) = ("blobs/\(file.hash.hex)", shelf)
    let reply = try await source.get(path, known: nil, from: offset, limit: file.size - offset) {
      try shelf.append($0, to: file.hash)
    }
    guard reply == .wantsWhole, offset > 0 else { return }
    try shelf.forgetPartial(file.hash)
    try await receive(file, from: 0)
  }
}
