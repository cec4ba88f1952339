import Reproducible

/// The rules of items that are being tried out: a few in every test, mixed with the others, and never counted.
enum Pretest {
  /// The number of items that one test tries out. More would lengthen the test, and fewer take long to collect answers.
  static let questionsPerTest = 2
  /// A quick test tries an item out after these numbers of other questions, or after the text that it then asks about. It has at least eight
  /// questions, so both are always reached.
  static let placesInQuickTests = [3, 6]
}

extension Blueprint {
  /// The items that one test tries out, in random order.
  ///
  /// - Parameter seed: The seed of the attempt.
  func triedOut(seed: UInt64) -> [TestItem] {
    guard !pretestItems.isEmpty else { return [] }
    var generator = SeededGenerator(seed: seed ^ 0x7072_6574_6573_7421)
    return Array(pretestItems.shuffled(using: &generator).prefix(Pretest.questionsPerTest))
  }

  /// The items of one form: those that count, and between them the ones that are tried out.
  ///
  /// - Parameter seed: The seed of the attempt.
  func formItems(seed: UInt64) -> [TestItem] {
    let tried = triedOut(seed: seed)
    var items = askedItems
    for (index, item) in tried.enumerated() {
      items.insert(item, at: Self.place(from: (index + 1) * askedItems.count / (tried.count + 1) + index, in: items))
    }
    return items
  }

  /// The number of each question in one form, from 1, by the id of its item.
  ///
  /// - Parameter seed: The seed of the attempt.
  func formNumbers(seed: UInt64) -> [String: Int] {
    Dictionary(formItems(seed: seed).enumerated().map { ($1.itemID, $0 + 1) }) { first, _ in first }
  }

  /// The first place from an index that is not between two items of one text.
  private static func place(from start: Int, in items: [TestItem]) -> Int {
    (start..<items.count).first { $0 == 0 || !items[$0].sharesStimulus(with: items[$0 - 1]) } ?? items.count
  }

  /// The smallest and the largest number of questions of a test.
  public func questionCount(_ length: TestLength) -> ClosedRange<Int> {
    let (counted, tried) = (length.questionCount(of: askedItems.count), min(Pretest.questionsPerTest, pretestItems.count))
    return counted.lowerBound + tried...counted.upperBound + tried
  }
}

/// Tries items out between the questions of another selection, which does not see their answers.
struct SelectionWithPretest: ItemSelection {
  let base: any ItemSelection
  /// At most ``Pretest/questionsPerTest``, in the order in which they are asked.
  let tried: [TestItem]
  /// The stimulus of each item that has one, by the ids of the items.
  let stimuli: [String: String]

  var questionCount: ClosedRange<Int> {
    base.questionCount.lowerBound + tried.count...base.questionCount.upperBound + tried.count
  }

  func next(after answered: [AnsweredItem]) -> TestItem? {
    let ids = Set(tried.map(\.itemID))
    let counted = answered.filter { !ids.contains($0.itemID) }
    let known = Set(answered.map(\.itemID))
    let due = zip(tried, Pretest.placesInQuickTests).first { item, place in counted.count >= place && !known.contains(item.itemID) }
    // NB: an item that waited for the end of a text is asked last, if the test ends with the text.
    guard let next = base.next(after: counted) else { return due?.0 }
    // NB: the questions of one text follow each other.
    return counted.last.map { stimuli[$0.itemID] != nil && stimuli[$0.itemID] == next.prompt.stimulusID } == true ? next : due?.0 ?? next
  }
}
