import Placement

extension Check {
  static let audio = Check(
    "audio",
    reason: """
      Every recording an item names is there and is Ogg Opus. A listening item without one is not asked, and the result \
      says so; but a test has recordings for all its listening items or for none.
      """,
    passing: [
      .items("the file is there", Example.listeningItem("x_1", audio: #"{"file": "en/present.opus", "origin": "human"}"#))
    ],
    failing: [
      .items(
        "the file is missing", blames: "x_1",
        Example.listeningItem("x_1", audio: #"{"file": "en/missing.opus", "origin": "human"}"#))
    ]
  ) { item, subject in
    guard item.type == .listening else { return nil }
    guard let clip = item.audio else {
      return subject.blueprint.hasAudio ? "the item has no recording while others have: render it, or leave out all" : nil
    }
    guard let head = subject.audioHead(clip.file) else {
      return "the recording \(clip.file) is missing: render it, or remove \"audio\" from the item"
    }
    return isOggOpus(head) ? nil : "\(clip.file) is no Ogg Opus file: render it again"
  }

  /// RFC 7845, section 3: an Ogg stream whose first packet begins "OpusHead".
  private static func isOggOpus(_ head: [UInt8]) -> Bool {
    head.starts(with: "OggS".utf8) && head.dropFirst(28).starts(with: "OpusHead".utf8)
  }
}
