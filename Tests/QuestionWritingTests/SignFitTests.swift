import Foundation
import TestSupport
import Testing

@testable import QuestionWriting

/// Tests/Notes/signs.tsv has questions from notes by strangers: what the signs look at, and a reader's verdict.
@Suite("Points of the signs")
struct SignFitTests {
  struct Judged {
    let key: AskedKey
    let isSound: Bool
    let fails: Bool

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 17, let passages = Int(cells[8]), let description = Int(cells[11]),
        let entries = Int(cells[12]), let section = Int(cells[13]), let sentence = Int(cells[14])
      else { return nil }
      let form = AskedKey.Form(rawValue: cells[2])
      guard form != nil || cells[2] == "none" else { return nil }
      var key = AskedKey(form: form)
      (key.passages, key.description, key.entries) = (passages, description, entries)
      (key.sectionPassages, key.sentence) = (section, sentence)
      key.letters = Int(cells[3])
      (key.isQuantity, key.isMarked, key.isInHeading) = (cells[4] == "yes", cells[5] == "yes", cells[6] == "yes")
      (key.isInOwnHeading, key.hasGeneralWord, key.isUnspaced) = (cells[7] == "yes", cells[9] == "yes", cells[10] == "yes")
      (self.key, isSound, fails) = (key, cells[15] == "pass", cells[15] == "fail")
    }
  }

  private static func judged() throws -> [Judged] {
    let lines = String(decoding: try RecordedFile.stored("Tests/Notes/signs.tsv"), as: UTF8.self)
      .split(separator: "\n").dropFirst()
    let judged = lines.compactMap { Judged($0) }
    try #require(judged.count == lines.count && judged.count > 900)
    return judged
  }

  @Test("keep half of the judged questions. Three in four of them are sound, and fewer than one in twelve fail")
  func thresholds() throws {
    let all = try Self.judged().filter { $0.key.form != nil }
    let kept = all.filter { Soundness.rank(of: $0.key) != .never }
    let first = all.filter { Soundness.rank(of: $0.key) == .first }
    let share = { (judged: [Judged]) in Double(judged.count { $0.isSound }) / Double(judged.count) }
    #expect(share(all) < 0.62 && share(kept) > 0.74 && share(first) > 0.8)
    #expect(2 * kept.count > all.count)
    #expect(12 * kept.count { $0.fails } < kept.count && all.count { $0.fails } > all.count / 9)
  }

  @Test("are those of a logistic regression over the verdicts")
  func regression() throws {
    let forms = AskedKey.Form.allCases.filter { $0 != .step && $0 != .unspacedChoice }
    let judged = try Self.judged().filter { $0.key.form.map(forms.contains) ?? false }
    let rows = judged.map { question in
      forms.indices.filter { forms[$0] == question.key.form }
        + QuestionSign.all.indices.filter { Self.shows(QuestionSign.all[$0], question.key) }.map { forms.count + $0 }
    }
    let weights = Self.fitted(rows, judged.map(\.isSound), free: forms.count, count: forms.count + QuestionSign.all.count)
    for (place, form) in forms.enumerated() {
      let points = 10 * weights[place]
      #expect(abs(points - Double(Soundness.base(of: form))) < 2.5, "\(form): \(points)")
    }
    for (place, sign) in QuestionSign.all.enumerated() {
      let points = 10 * weights[forms.count + place]
      #expect(abs(points - Double(sign.points)) < 2.5, "\(sign.name) \(points)")
    }
  }

  private static func shows(_ sign: QuestionSign, _ key: AskedKey) -> Bool {
    (key.form.map(sign.forms.contains) ?? false) && sign.shows(key)
  }

  /// The weights with the highest likelihood less half of the squares of all but the first, found by gradient ascent.
  ///
  /// - Parameters:
  ///   - rows: For each question, the places of the weights that count.
  ///   - free: The number of weights whose squares do not count.
  private static func fitted(_ rows: [[Int]], _ sound: [Bool], free: Int, count: Int) -> [Double] {
    var weights = [Double](repeating: 0, count: count)
    for _ in 0..<1_500 {
      var gradient = weights.enumerated().map { $0.offset < free ? 0 : -$0.element }
      for (row, isSound) in zip(rows, sound) {
        let sum = row.reduce(0) { $0 + weights[$1] }
        let error = (isSound ? 1 : 0) - 1 / (1 + exp(-sum))
        for place in row { gradient[place] += error }
      }
      for place in weights.indices { weights[place] += rate * gradient[place] }
    }
    return weights
  }

  private static let rate = 0.004
}
