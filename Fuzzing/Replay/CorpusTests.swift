import Foundation
import Reproducible
import Testing

/// Replays the inputs of `Fuzzing/Corpus` without the fuzzer.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus").standardized

  private static func inputs(_ decoder: Decoder) throws -> [[UInt8]] {
    let files = try FileManager.default.contentsOfDirectory(at: folder.appending(path: decoder.name), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
  }

  @Test("every decoder has inputs, and every folder has a decoder")
  func foldersMatchDecoders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(folders.sorted() == Decoder.all.map(\.name).sorted())
    for decoder in Decoder.all { #expect(try !Self.inputs(decoder).isEmpty, "\(decoder)") }
  }

  @Test("every decoder accepts or refuses its inputs", arguments: Decoder.all)
  func decodes(decoder: Decoder) throws {
    for input in try Self.inputs(decoder) { #expect(decoder.violation(input) == nil) }
  }

  @Test("every decoder accepts or refuses inputs that are cut off", arguments: Decoder.all)
  func decodesParts(decoder: Decoder) throws {
    for input in try Self.inputs(decoder) {
      for count in stride(from: 0, through: input.count, by: max(1, input.count / 200)) {
        #expect(decoder.violation(Array(input.prefix(count))) == nil)
      }
    }
  }

  @Test("every decoder accepts or refuses inputs with changed bytes", arguments: Decoder.all)
  func decodesChangedInputs(decoder: Decoder) throws {
    var generator = SeededGenerator(seed: 15)
    for var input in try Self.inputs(decoder) where !input.isEmpty {
      for _ in 0..<200 {
        input[Int.random(in: input.indices, using: &generator)] = Self.telling.randomElement(using: &generator) ?? 0
        #expect(decoder.violation(input) == nil)
      }
    }
  }

  /// Bytes that end or change something in one of the formats.
  private static let telling = Array("{}[]\",:\\-0199e\n\t|#*_`$=<>/ \u{0}\u{C3}\u{A9}".utf8) + [0xFF, 0x80]
}
