import Placement

extension Check {
  /// NB: finds nothing by itself: the problems come from reading the file, before there is a blueprint to look at.
  static let structure = Check(
    "structure",
    reason: """
      The file follows schema 2 to the letter: every required key is there, every value has its type, and there is no key \
      the schema does not know, since that is most often a misspelt one.
      """,
    passing: [.items("a whole item", Example.choiceItem("x_1", key: "a"))],
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
    ]
  ) { _ in [] }
}
