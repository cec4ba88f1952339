import ContentDelivery

/// Reads files with private keys.
enum KeyFile {
  /// Reads one private key from each file.
  /// - Throws: ``InputError`` with the name of the file, when a file cannot be read or holds no private key.
  static func read(_ files: [String]) throws(InputError) -> [SigningKey] {
    var keys: [SigningKey] = []
    for file in files {
      guard let key = SigningKey(text: String(decoding: try InputFile.read(file), as: UTF8.self)) else {
        throw InputError(file: file, message: "this is not a private key: make one with nivel keygen")
      }
      keys.append(key)
    }
    return keys
  }
}
