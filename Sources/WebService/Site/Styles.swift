/// The styles of each part of the app, joined into one file.
struct Styles {
  private static let source = "css/"
  /// The joined files by path.
  let files: [String: String]

  /// The path of the file of a part. It is in the folder of the styles, so that relative addresses in them stay valid.
  static func name(of part: String) -> String { "\(source)part.\(part).css" }

  /// Whether a path is one of a joined file.
  static func isJoined(_ path: String) -> Bool { path.hasPrefix("\(source)part.") }

  /// Joins the files.
  ///
  /// - Parameters:
  ///   - files: All files of the app, by path.
  ///   - parts: The parts with styles.
  ///   - folder: The folder of the addresses of the build. Addresses in styles that begin with a slash get it.
  init(files: [String: StoredFile], parts: SiteParts, folder: String) {
    let names = files.keys.filter { $0.hasPrefix(Self.source) && $0.hasSuffix(".css") }
      .map { String($0.dropFirst(Self.source.count).dropLast(4)) }
    var joined: [String: String] = [:]
    for part in Set(parts.styled + [ModuleGraph.first]) {
      let texts = parts.styles(of: part, among: names).compactMap { files["\(Self.source)\($0).css"] }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
      joined[Self.name(of: part)] = texts.joined().replacing("url(\"/", with: "url(\"\(folder)/")
    }
    self.files = joined
  }
}
