import Foundation

/// A file of the Unicode character database from Debian's package unicode-data, which compresses some of them.
struct UnicodeFile: Sendable {
  static let normalizationTest = UnicodeFile(name: "NormalizationTest.txt")
  static let properties = UnicodeFile(name: "PropList.txt")

  let name: String

  private var path: String { "/usr/share/unicode/\(name)" }
  private var compressed: String { path + ".bz2" }

  var isInstalled: Bool { isReadable(path) || (isReadable(compressed) && isReadable(Self.decompressor)) }

  /// The data lines, each split at its semicolons, without comments.
  func rows() throws -> [[String]] {
    try text().split(separator: "\n").compactMap { line in
      let row = line.prefix { $0 != "#" }
      return row.allSatisfy(\.isWhitespace) ? nil : row.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The version in the first line: `# PropList-15.0.0.txt`.
  func version() throws -> (major: Int, minor: Int) {
    let numbers = try text().prefix { $0 != "\n" }.split { !$0.isNumber }.compactMap { Int($0) }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }

  private func text() throws -> String {
    try String(decoding: isReadable(path) ? Data(contentsOf: URL(fileURLWithPath: path)) : decompressed(), as: UTF8.self)
  }

  private static let decompressor = "/usr/bin/bzip2"

  private func decompressed() throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.decompressor)
    process.arguments = ["-dc", compressed]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  private func isReadable(_ path: String) -> Bool { FileManager.default.isReadableFile(atPath: path) }
}

/// The scalars of `0041..005A` or `0041`.
func scalarRange(_ text: String) -> ClosedRange<UInt32>? {
  let ends = text.split(separator: ".").compactMap { UInt32($0, radix: 16) }
  guard let first = ends.first, let last = ends.last else { return nil }
  return first...last
}

extension Unicode.Scalar {
  /// All of them.
  static var all: [Unicode.Scalar] { (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) }

  /// Whether a version of Unicode contains the scalar.
  func isKnown(to version: (major: Int, minor: Int)) -> Bool {
    properties.age.map { ($0.major, $0.minor) <= (version.major, version.minor) } ?? false
  }
}
