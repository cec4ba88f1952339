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
  ) { item, subject in
    let speakers = item.prompt.speakers
    guard let transcript = item.prompt.transcript, !speakers.isEmpty else { return nil }
    var speaking: Set<Speaker> = []
    for (index, line) in transcript.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !subject.isGivenUp() else { return nil }
      let said = Speaker.turn(of: line).flatMap { turn in turn.words.isEmpty ? nil : speakers.first { $0.name == turn.name } }
      guard let said else { return "line \(index + 1) of the transcript does not begin with the name of a speaker: write \"Name: words\"" }
      speaking.insert(said)
    }
    return speakers.first { !speaking.contains($0) }.map { "\($0.name) says nothing: write a line, or remove the speaker" }
  }
}
