import Synchronization

/// Remembers the words that another segmentation finds. Drafts of questions on the same notes consist of the same texts, and a dictionary is
/// slow to ask.
package final class RememberedSegmentation: WordSegmentation {
  private let segmentation: any WordSegmentation
  private let known = Mutex<[String: [String]]>([:])

  /// The maximum number of remembered texts. When it is reached, all are forgotten.
  private static let maximumCount = 20_000

  package init(_ segmentation: any WordSegmentation) { self.segmentation = segmentation }

  package func words(in text: String) -> [String] {
    if let words = known.withLock({ $0[text] }) { return words }
    let words = segmentation.words(in: text)
    known.withLock { known in
      if known.count >= Self.maximumCount { known = [:] }
      known[text] = words
    }
    return words
  }
}
