@testable import AnswerMatching
import Testing

// NB: the tables are built from ranges, which is fast. These tests compare them with the standard library, scalar by scalar.
@Suite("The matcher's Unicode tables agree with the standard library for every scalar")
struct UnicodeFactsTests {
  private let facts = UnicodeFacts.shared

  private func inTable(_ scalar: Unicode.Scalar) -> Bool { scalar.value < UnicodeFacts.limit }

  @Test("the combining classes are right")
  func classes() {
    let wrong = Unicode.Scalar.all.filter(inTable).filter { facts.classes[Int($0.value)] != $0.properties.canonicalCombiningClass.rawValue }
    #expect(wrong == [])
  }

  @Test("the replaced scalars and their replacements are exactly those of composition")
  func replaced() {
    let expected = Unicode.Scalar.all.filter { inTable($0) && [$0].composed != [$0] }
    #expect(facts.replaced.map(\.scalar) == expected.map(\.value))
    #expect(facts.replaced.map(\.by) == expected.map { [$0].composed })
  }

  @Test("every composite is known and composes from its decomposition")
  func composites() {
    let expected = Unicode.Scalar.all.filter { inTable($0) && isComposite($0) }
    #expect(Compositions.all.map(\.scalar) == expected.map(\.value))
    for composite in Compositions.all {
      let parts = Unicode.Scalar(composite.base).map { [$0, composite.last] } ?? []
      #expect(parts.composed.map(\.value) == [composite.scalar])
      #expect(UnicodeFacts.reader.composite(composite.base, composite.last.value) == composite.scalar)
      #expect(facts.lastClasses[Int(composite.scalar)] == composite.last.properties.canonicalCombiningClass.rawValue)
    }
  }

  private func isComposite(_ scalar: Unicode.Scalar) -> Bool {
    !(0xAC00...0xD7A3).contains(scalar.value) && [scalar].composed == [scalar] && [scalar].decomposed.count > 1
  }

  /// A mark that sorts before an already joined mark is moved first, which makes another pair.
  @Test("a letter and a mark after it compose exactly when the standard library composes them")
  func pairs() {
    let bases = Set(Compositions.all.map(\.base)).union(Compositions.all.map(\.scalar)).union([0x1100, 0x1112, 0x1113, 0xAC00, 0xAC01])
    let marks = Set(Compositions.all.map(\.last)).union(
      ScalarSet([0x1160...0x1161, 0x1175...0x1176, 0x11A7...0x11A8, 0x11C2...0x11C3]).scalars)
    for base in bases.compactMap(Unicode.Scalar.init) {
      for mark in marks where follows(mark, base) {
        let form = [base, mark].composed
        let composite = UnicodeFacts.reader.composite(base.value, mark.value)
        #expect(composite == (form.count == 1 ? form[0].value : 0), "\(dump([base, mark].text))")
      }
    }
  }

  private func follows(_ mark: Unicode.Scalar, _ base: Unicode.Scalar) -> Bool {
    let (markClass, last) = (mark.properties.canonicalCombiningClass, [base].decomposed.last)
    return markClass == .notReordered || last.map { $0.properties.canonicalCombiningClass <= markClass } ?? true
  }

  @Test("every Hangul syllable is composed of its letters")
  func hangul() {
    for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
      let letters = Unicode.Scalar(value).map { [$0].decomposed } ?? []
      let composed = letters.dropFirst().reduce(letters[0].value) { base, letter in UnicodeFacts.reader.composite(base, letter.value) }
      #expect(composed == value)
    }
  }

  @Test("a scalar can join the one before it exactly when it has a combining class or ends a composite")
  func joining() {
    let last = Set(Unicode.Scalar.all.filter { [$0].composed == [$0] }.compactMap { [$0].decomposed.dropFirst().last })
    let wrong = Unicode.Scalar.all.filter(inTable).filter { scalar in
      facts.canJoin(scalar.value) != (scalar.properties.canonicalCombiningClass != .notReordered || last.contains(scalar))
    }
    #expect(wrong == [])
  }

  @Test("the rare scalars that are copied have no combining class, no other form and no small letter")
  func plain() {
    let wrong = Unicode.Scalar.all.filter { PassTable.isPlain($0.value) }.filter { scalar in
      scalar.properties.canonicalCombiningClass != .notReordered || [scalar].decomposed != [scalar]
        || ScalarMap.lowerCase[scalar] != nil
    }
    #expect(wrong == [])
  }

  @Test("exactly the capitals have a small letter, and it is the one of the standard library")
  func lowerCase() {
    let wrong = Unicode.Scalar.all.filter { scalar in
      (ScalarMap.lowerCase[scalar] ?? [scalar]) != Scalars(scalar.properties.lowercaseMapping)
    }
    #expect(wrong == [])
  }

  @Test("white space consists of the scalars with the property and the zero-width space")
  func whiteSpace() {
    let wrong = Unicode.Scalar.all.filter {
      ScalarSet.whitespaceAndNewlines.contains($0) != ($0.properties.isWhitespace || $0 == "\u{200B}")
    }
    #expect(wrong == [])
  }
}
