/// Splits text into words in scripts without spaces. A good implementation needs a dictionary, so callers pass one in.
public protocol WordSegmentation: Sendable {
  /// The words of a text in order. Punctuation may be left out.
  ///
  /// - Parameter text: Only letters of scripts without spaces.
  func words(in text: String) -> [String]
}

/// Treats every character as a word. This is coarse, but sufficient to find one text in another.
public struct CharacterSegmentation: WordSegmentation {
  /// Creates a segmentation, which needs no data.
  public init() {}

  /// The characters of the text.
  public func words(in text: String) -> [String] { text.map(String.init) }
}

/// Scripts that put no spaces between words: Thai, Lao, Burmese, Khmer, kana and Han.
package enum UnspacedScript {
  /// Whether a text has letters of such a script.
  package static func occurs(in text: String) -> Bool { text.unicodeScalars.contains(where: has) }

  /// A text with spaces between the words of such scripts. Any other text is unchanged.
  package static func spaced(_ text: String, by segmentation: any WordSegmentation) -> String {
    guard occurs(in: text) else { return text }
    var spaced = ""
    var run = ""
    for scalar in text.unicodeScalars {
      if has(scalar) {
        run.unicodeScalars.append(scalar)
      } else {
        end(&run, in: &spaced, segmentation)
        spaced.unicodeScalars.append(scalar)
      }
    }
    end(&run, in: &spaced, segmentation)
    return spaced
  }

  private static func end(_ run: inout String, in spaced: inout String, _ segmentation: any WordSegmentation) {
    guard !run.isEmpty else { return }
    if spaced.last.map({ $0.isLetter || $0.isNumber }) ?? false { spaced += " " }
    spaced += segmentation.words(in: run).joined(separator: " ") + " "
    run = ""
  }

  package static func has(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x0E00 else { return false }
    return switch scalar.value {
    // NB: The digits and currency signs of Thai and Lao are not letters, but they are in the same blocks.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17D3, 0x17D7, 0x17DC, 0xAA60...0xAA7F, 0x3005...0x3007, 0x3040...0x30FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F:
      scalar.value != 0x104A && scalar.value != 0x104B && scalar.value != 0x30FB
    default: false
    }
  }
}
