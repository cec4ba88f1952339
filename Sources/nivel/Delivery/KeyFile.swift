import ContentDelivery

/// Files with private keys.
enum KeyFile {
  /// - Throws: ``InputError`` that names the file which holds none.
  static func read(_ files: [String]) throws(InputError) -> [SigningKey] {
    var keys: [SigningKey] = []
    for file in files {
      guard let key = SigningKey(text: String(decoding: try InputFile.read(file), as: UTF8.self)) else {
        throw InputError(file: file, message: "this is no private key: make one with nivel keygen")
      }
      keys.append(key)
    }
    return keys
  }
}
