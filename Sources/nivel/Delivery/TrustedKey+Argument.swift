import ContentDelivery
import Foundation

extension TrustedKey {
  /// Reads a public key from an option's value: the key itself, or the path of a file that holds one.
  init(argument: String) throws(InputError) {
    if let key = TrustedKey(text: argument) {
      self = key
      return
    }
    guard FileManager.default.fileExists(atPath: argument) else {
      throw InputError(file: argument, message: "this is neither a public key nor a file that contains one")
    }
    guard let key = TrustedKey(text: String(decoding: try InputFile.read(argument), as: UTF8.self)) else {
      throw InputError(file: argument, message: "the file contains no public key: use the file that ends in .pub")
    }
    self = key
  }
}
