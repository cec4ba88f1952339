import Placement

extension Check {
  static let speakers = Check(
    "speakers",
    reason: """
      In a dialogue, each line of the transcript begins with the name of a speaker and a colon, and each speaker says something. The \
      recording does not say the names.
      """,
    passing: [
      .items("two persons", Example.dialogueItem("x_1", #"Ana: Is it six?\nBen: Yes, it is."#)),
      .items("a full-width colon", Example.dialogueItem("x_1", #"Ana：Is it six?\nBen：Yes, it is."#)),
    ],
    failing: [
      .items("a line without a speaker", blames: "x_1", Example.dialogueItem("x_1", #"Ana: Is it six?\nBen: Yes.\nThank you."#)),
      .items("a speaker who says nothing", blames: "x_1", Example.dialogueItem("x_1", #"Ana: Is it six?\nAna: Yes, it is."#)),
      .items("a name without words", blames: "x_1", Example.dialogueItem("x_1", #"Ana: Is it six?\nBen:"#)),
    ]
  ) { item, _ in
    let speakers = item.prompt.speakers
    guard let transcript = item.prompt.transcript, !speakers.isEmpty else { return nil }
    var speaking: Set<Speaker> = []
    for (index, line) in transcript.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let said = speakers.first { $0.words(ofLine: String(line))?.isEmpty == false }
      guard let said else { return "line \(index + 1) of the transcript does not begin with the name of a speaker: write \"Name: words\"" }
      speaking.insert(said)
    }
    return speakers.first { !speaking.contains($0) }.map { "\($0.name) says nothing: write a line, or remove the speaker" }
  }
}
