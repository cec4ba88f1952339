import Placement

extension Check {
  static let readings = Check(
    "readings",
    reason: """
      A reading is its text with additions: `{word|reading}` in place of a word, or vowel signs. Learners must see the same words with \
      readings and without.
      """,
    passing: [
      .items("a reading over each word", Example.readItem("x_1", stem: "日本へ行きます。", reading: "{日本|にほん}へ{行|い}きます。")),
      .items("vowel signs", Example.readItem("x_1", stem: "ذهب الولد", reading: "ذَهَبَ الوَلَدُ")),
    ],
    failing: [
      .items("another word", blames: "x_1", Example.readItem("x_1", stem: "日本へ行きます。", reading: "{日本|にほん}に{行|い}きます。")),
      .items("a bracket that does not close", blames: "x_1", Example.readItem("x_1", stem: "日本へ", reading: "{日本|にほんへ")),
      .items("a word without a reading", blames: "x_1", Example.readItem("x_1", stem: "日本へ", reading: "{日本}へ")),
      .items(
        "tiles whose separator is part of a reading", blames: "x_1", Example.readTiles("x_1", stem: "日本 / へ", reading: "{日本 / へ|にほん}")),
    ]
  ) { item, _ in
    let prompt = item.prompt
    var pairs: [(name: String, text: String?, reading: String?)] = [
      ("stem", prompt.stem, prompt.readings?.stem), ("passage", prompt.passage, prompt.readings?.passage),
    ]
    pairs += (item.choice?.options ?? []).map { ("option \($0.id)", $0.text, $0.reading) }
    for (name, text, reading) in pairs {
      guard let reading else { continue }
      guard let text, Readings.agree(text, reading) else {
        return "the reading of the \(name) is not its text with readings: write {word|reading}, or the same letters with vowel signs"
      }
    }
    return item.hasReadablePieces
      ? nil : "the readings of the tiles or sentences cannot be told apart: leave separators and labels as they are"
  }
}
