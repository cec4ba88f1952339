import Testing

@testable import ItemWriting
@testable import NoteFacts

@Suite("The score of a draft")
struct JudgementTests {
  private func judgement(_ codes: [String]) -> QuestionValidator.Judgement {
    QuestionValidator.Judgement(
      violations: codes.compactMap { code in
        QuestionValidator.rules.first { $0.name == code }.map {
          ItemWritingRule.Violation(code: code, severity: $0.severity, offence: "x", advice: "y")
        }
      })
  }

  @Test("counts hard violations first, then soft points")
  func order() {
    let ranked = [
      [], ["vague_frequency"], ["clang"], ["clang", "vague_frequency"], ["grounding"], ["grounding", "clang"], ["grounding", "off_topic"],
      ["schema"],
    ]
    let judgements = ranked.map(judgement)
    #expect(judgements == judgements.sorted())
    for (one, other) in zip(judgements, judgements.dropFirst()) { #expect(one < other) }
    #expect(judgements.map(\.isUsable) == [true, true, true, true, false, false, false, false])
  }

  @Test("gives every soft rule one or two points and every hard rule none")
  func points() {
    for rule in QuestionValidator.rules {
      #expect(rule.severity == .hard ? rule.points == 0 : (1...2).contains(rule.points), "\(rule.name)")
    }
  }
}

@Suite("Numbers as options")
struct NumberTests {
  private func options(_ key: String, _ distractors: [String], _ place: Int, language: String = "en") -> [String] {
    let draft = QuestionDraft(evidence: "", stem: "", correctAnswer: key, distractors: distractors, rationale: "")
    let arranged = NumbersInOrder.arranged(draft, keyPosition: place, language: language)
    var options = arranged.distractors
    options.insert(key, at: place)
    return options
  }

  @Test("are sorted if the position of the key allows it")
  func inOrder() {
    #expect(options("30 m", ["50 m", "10 m", "40 m", "20 m"], 2) == ["10 m", "20 m", "30 m", "40 m", "50 m"])
    #expect(options("10", ["50", "20", "40", "30"], 4) == ["50", "40", "30", "20", "10"])
    #expect(options("0,5", ["1,5", "0,25", "2", "1"], 1, language: "de") == ["0,25", "0,5", "1", "1,5", "2"])
  }

  @Test("never reveal the key as the only number out of order")
  func noClue() {
    let numbers = ["10", "20", "30", "40", "50"]
    for key in numbers {
      for place in 0..<5 {
        let shown = options(key, numbers.filter { $0 != key }, place)
        let rest = shown.filter { $0 != key }
        #expect(shown == numbers || shown == numbers.reversed() || (rest != rest.sorted() && rest != rest.sorted().reversed()))
        #expect(shown[place] == key && Set(shown) == Set(numbers))
      }
    }
  }

  @Test("with different units, and options that are not numbers, are unchanged")
  func others() {
    #expect(options("30 m", ["50 m", "10 km", "40 m", "20 m"], 0) == ["30 m", "50 m", "10 km", "40 m", "20 m"])
    #expect(options("b", ["d", "a", "c", "e"], 0) == ["b", "d", "a", "c", "e"])
  }

  static let spelled: [(String, String, Double?, String)] = [
    ("0.5", "en", 0.5, ""), ("1/2", "en", 0.5, ""), ("50 %", "en", 0.5, ""), ("½", "en", 0.5, ""), ("1,000 m", "en", 1000, "m"),
    ("1,000", "de", nil, ""), ("1.000", "de", nil, ""), ("1.000", "en", 1, ""), ("0,5 kg", "de", 0.5, "kg"),
    ("1.234.567", "de", 1_234_567, ""),
    ("1,234.5", "en", 1234.5, ""), ("1.234,5", "de", 1234.5, ""), ("1 006 km", "fr", 1006, "km"), ("−40 °C", "en", -40, "°C"),
    ("$5", "en", 5, "$"),
    ("٣٫٥", "ar", 3.5, ""), ("３０人", "ja", 30, "人"), ("2-methylpropane", "en", nil, ""), ("3 × 10^8", "en", nil, ""), ("10²", "en", nil, ""),
    ("", "en", nil, ""), ("-", "en", nil, ""), ("%", "en", nil, ""), ("1/0", "en", nil, ""), ("3..4", "en", nil, ""),
    ("H2O", "en", nil, ""),
    ("99999999999999999999999", "en", 1e23, ""),
  ]

  @Test("are read in every script unless they are ambiguous", arguments: spelled)
  func quantities(text: String, language: String, value: Double?, unit: String) {
    let quantity = Quantity(text, language: language)
    #expect(quantity?.low == value && quantity?.high == value && (quantity?.unit ?? "") == unit)
  }

  @Test("can be ranges")
  func ranges() throws {
    for text in ["10–20 m", "10-20 m", "10 - 20 m", "10 to 20 m"] {
      let range = try #require(Quantity(text, language: "en"))
      #expect(range.low == 10 && range.high == 20 && range.unit == "m" && range.isRange)
    }
    #expect(Quantity("≥ 5", language: "en")?.high == .infinity)
    #expect(Quantity("20–10", language: "en") == nil)
  }
}

@Suite("An index of notes")
struct NotesIndexTests {
  @Test("contains exactly the phrases that a slow search finds")
  func phrases() {
    let words = ["a", "b", "a", "a", "b", "c", "a", "b", "a"]
    let index = NotesIndex(words.joined(separator: " "), language: "en")
    for start in words.indices {
      for end in start..<words.count { #expect(index.contains(Array(words[start...end]))) }
    }
    let letters = ["a", "b", "c", "d"]
    for one in letters {
      for two in letters {
        for three in letters {
          let phrase = [one, two, three]
          #expect(index.contains(phrase) == Words.contains(words, phrase), "\(phrase)")
        }
      }
    }
    #expect(!index.contains([]) && !NotesIndex("", language: "en").contains(["a"]))
  }

  @Test("compares consecutive letters in a script without spaces and ignores punctuation")
  func letters() {
    let index = NotesIndex("細胞は、小さい。\nとても小さい。", language: "ja")
    #expect(index.containsLetters(of: "細胞は小さい。") && index.containsLetters(of: "「小さいとても」"))
    #expect(!index.containsLetters(of: "細胞はとても") && !index.containsLetters(of: "大きい") && !index.containsLetters(of: ""))
    #expect(index.shareOfLetterPairs(of: "細胞") == 1 && index.shareOfLetterPairs(of: "宇宙") == 0)
  }

  @Test("gives the same violations as a new context for each draft")
  func sameJudgement() {
    let fixture = DraftFixture()
    var earlier = AcceptedQuestions(language: "en")
    earlier.append(fixture.draft)
    let index = NotesIndex(fixture.notes, language: "en")
    let context = DraftContext(slot: fixture.context.slot, index: index, earlier: earlier)
    var anew = fixture
    anew.accepted = [fixture.draft]
    #expect(QuestionValidator.violations(in: fixture.draft, context) == anew.violations)
    #expect(anew.hardCodes == ["duplicate_question", "repeated_evidence"])
  }

  @Test("of notes that are all on topic makes every question on topic")
  func onTopic() {
    var fixture = DraftFixture()
    fixture.topic = "Lesson four"
    fixture.notes = "This is lesson four.\n" + fixture.notes
    #expect(fixture.hardCodes == ["off_topic"])
    let index = NotesIndex(fixture.notes, language: "en")
    let context = DraftContext(slot: fixture.context.slot, index: index, areNotesOnTopic: true)
    #expect(QuestionValidator.judgement(of: fixture.draft, context).isUsable)
  }
}
