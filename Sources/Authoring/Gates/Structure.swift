import Placement

extension Check {
  /// NB: the check itself finds nothing. Its problems are found when the file is read, before there is a blueprint to check.
  static let structure = Check(
    "structure",
    reason: """
      The file follows schema 2 exactly: every required key is present, every value has the right type, and there are no unknown \
      keys, because an unknown key is usually a misspelt one.
      """,
    passing: [.items("a complete item", Example.choiceItem("x_1", key: "a"))],
    failing: [
      .items(
        "the key is missing", blames: "x_1",
        #"""
        {"item_id": "x_1", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "verb be",
         "prompt": {"instructions": "Complete the sentence.", "stem": "I ___ Ana."},
         "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}]}
        """#),
      .items(
        "a misspelt key", blames: "x_1",
        #"""
        {"item_id": "x_1", "type": "MC_CLOZE", "level": "A1", "weight": 1, "construct": "verb be", "wieght": 2,
         "prompt": {"instructions": "Complete the sentence.", "stem": "I ___ Ana."},
         "options": [{"id": "a", "text": "am"}, {"id": "b", "text": "is"}], "correct_option_id": "a"}
        """#),
      .items(
        "a rationale with an unknown topic", blames: "x_1",
        Example.explainedItem("x_1", topic: "verbs", example: "He is my brother.")),
    ]
  ) { _ in [] }
}
