import StrictJSON

/// The file `backup.json` of a backup.
enum BackupManifest {
  /// The number of rows of each table.
  ///
  /// - Throws: ``InputError`` for a file that `nivel backup` did not write.
  static func rows(in bytes: [UInt8], file: String) throws(InputError) -> [String: Int] {
    guard let rows = try InputFile.json(bytes, file: file)["rows"]?.object else {
      throw InputError(file: file, message: "this is not the folder of a backup: name one that nivel backup made")
    }
    return Dictionary(rows.map { ($0.key, $0.value.integer ?? -1) }) { first, _ in first }
  }
}
