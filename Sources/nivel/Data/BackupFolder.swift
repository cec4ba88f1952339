import ContentDelivery
import Foundation
import SQLiteStorage
import StrictJSON

/// A folder with a copy of a data folder: the database, the fetched releases of content, and `backup.json`, which counts the rows.
struct BackupFolder {
  let path: String

  private static let content = "content"
  private var manifest: String { "\(path)/backup.json" }

  /// Copies a data folder into this folder, and checks the copy.
  func fill(from data: String) throws -> FolderCheck {
    try DatabaseCopy.make(of: data, in: path)
    try Self.copyContent(from: data, to: path)
    let check = try checked()
    let rows = check.rows.sorted { $0.key < $1.key }.map { JSON.Member(key: $0.key, value: .number($0.value)) }
    let document: JSON = [
      "nivel": .string(Version.number), "created_at": .string(Date.now.formatted(.iso8601)), "schema": .string(check.schema),
      "rows": .object(rows),
    ]
    try DatabaseCopy.keep(document.bytes, at: manifest)
    return check
  }

  /// Checks the backup, copies it into a new data folder, and checks the copy.
  func restore(into data: String) throws -> FolderCheck {
    let expected = try rows()
    guard try checked().rows == expected else {
      throw InputError(file: path, message: "the database does not have the rows that backup.json counts: use another backup")
    }
    do {
      try FileManager.default.copyItem(atPath: "\(path)/nivel.sqlite", toPath: "\(data)/nivel.sqlite")
    } catch { throw InputError(file: data, message: "the database cannot be copied: \(error.localizedDescription)") }
    try Self.copyContent(from: path, to: data)
    try DatabaseCopy.makePrivate(data)
    return try BackupFolder(path: data).checked()
  }

  /// - Throws: ``InputError`` with the first problem of the database in the folder.
  func checked() throws -> FolderCheck {
    let check = FolderCheck(folder: path, isBackup: true)
    if let problem = check.findings.first(where: { $0.severity == .problem }) {
      throw InputError(file: path, message: problem.message)
    }
    return check
  }

  private func rows() throws -> [String: Int] {
    try BackupManifest.rows(in: try InputFile.read(manifest), file: manifest)
  }

  private static func copyContent(from source: String, to target: String) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: "\(source)/\(content)") else { return }
    // NB: a sync in the middle of the copy would leave half of a release in it.
    do {
      try SyncedFolder.withoutSync("\(source)/\(content)") {
        try files.copyItem(atPath: "\(source)/\(content)", toPath: "\(target)/\(content)")
      }
    } catch {
      throw InputError(file: "\(source)/\(content)", message: "the content cannot be copied: \(error.localizedDescription): try again")
    }
  }
}
