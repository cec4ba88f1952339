/// A decoder of bytes from outside. It may refuse the bytes, but it must return soon, and it must not trap.
struct Decoder: Sendable, CustomStringConvertible {
  /// The name of the decoder, and of the folder of its inputs in `Fuzzing/Corpus`.
  let name: String
  /// Decodes some bytes. Returns the invariant that the result violates; nil if it violates none.
  let violation: @Sendable ([UInt8]) -> String?

  init(_ name: String, violation: @escaping @Sendable ([UInt8]) -> String?) {
    self.name = name
    self.violation = violation
  }

  /// A decoder whose result has no invariants.
  init(_ name: String, ignoringResult decode: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.init(name) { bytes in
      try? decode(bytes)
      return nil
    }
  }

  var description: String { name }

  /// Every decoder. A new decoder needs a line here, and a folder with inputs.
  static let all: [Decoder] =
    [
      .json, .blueprint, .audit, .calibration, .responses, .envelope, .manifest, .root, .syncState, .notes, .noteFacts, .wordList,
      .dictionary,
      .playableList, .sharedTest, .modelReply, .modelScript, .completion, .settings, .host, .byteRange, .token, .gameMessages,
      .sessionToken, .transferCode, .acceptedEncodings, .entityTags, .signingKey, .backup, .recordings,
    ] + requests
}

/// Bytes as text. Invalid sequences become replacement characters.
func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

/// The sentence if a condition does not hold.
func violated(_ holds: Bool, _ sentence: String) -> String? { holds ? nil : sentence }
