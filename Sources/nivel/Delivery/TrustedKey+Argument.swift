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
      throw InputError(file: argument, message: "this is no public key, and no file that holds one")
    }
    guard let key = TrustedKey(text: String(decoding: try InputFile.read(argument), as: UTF8.self)) else {
      throw InputError(file: argument, message: "there is no public key in it: take the file that ends in .pub")
    }
    self = key
  }
}
