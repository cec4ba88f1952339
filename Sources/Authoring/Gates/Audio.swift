import Placement

extension Check {
  static let audio = Check(
    "audio",
    reason: """
      Every recording that an item names exists and is an Ogg Opus file. A listening item without a recording is not asked, and \
      the result reports it. A test has recordings for all its listening items or for none.
      """,
    passing: [
      .items("the file exists", Example.listeningItem("x_1", audio: #"{"file": "en/present.opus", "origin": "human"}"#))
    ],
    failing: [
      .items(
        "the file is missing", blames: "x_1",
        Example.listeningItem("x_1", audio: #"{"file": "en/missing.opus", "origin": "human"}"#))
    ]
  ) { item, subject in
    guard item.type == .listening else { return nil }
    guard let clip = item.audio else {
      return subject.blueprint.hasAudio ? "the item has no recording, but other items have one: render it, or remove all recordings" : nil
    }
    guard let head = subject.audioHead(clip.file) else {
      return "the recording \(clip.file) is missing: render it, or remove \"audio\" from the item"
    }
    return OggOpus.begins(head) ? nil : "\(clip.file) is not an Ogg Opus file: render it again"
  }
}
