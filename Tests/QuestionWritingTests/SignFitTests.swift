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
      guard cells.count == 19, let passages = Int(cells[9]), let description = Int(cells[13]),
        let entries = Int(cells[14]), let section = Int(cells[15])
      else { return nil }
      let name = cells[2] == "choice" && cells[12] == "yes" ? "choice without spaces" : cells[2]
      let form = AskedKey.Form(rawValue: name)
      guard form != nil || name == "none" else { return nil }
      var key = AskedKey(form: form)
      (key.passages, key.description, key.entries) = (passages, description, entries)
      key.sectionPassages = section
      key.letters = Int(cells[5])
      (key.hasDigit, key.isMarked, key.isInHeading) = (cells[6] == "yes", cells[7] == "yes", cells[8] == "yes")
      (key.hasGeneralWord, key.isUnspaced) = (cells[11] == "yes", cells[12] == "yes")
      key.isInSentence = cells[16] == "sentence"
      (self.key, isSound, fails) = (key, cells[17] == "pass", cells[17] == "fail")
    }
  }

  private static func judged() throws -> [Judged] {
    let lines = String(decoding: try RecordedFile.stored("Tests/Notes/signs.tsv"), as: UTF8.self)
      .split(separator: "\n").dropFirst()
    let judged = lines.compactMap { Judged($0) }
    try #require(judged.count == lines.count && judged.count > 900)
    return judged
  }

  @Test("keep two in five of the judged questions, which are more often sound than the others")
  func thresholds() throws {
    let all = try Self.judged().filter { $0.key.form != nil }
    let kept = all.filter { Soundness.rank(of: $0.key) != .never }
    let first = all.filter { Soundness.rank(of: $0.key) == .first }
    let share = { (judged: [Judged]) in Double(judged.count { $0.isSound }) / Double(judged.count) }
    #expect(share(all) < 0.62 && share(kept) > 0.7 && share(first) > 0.75)
    #expect(5 * kept.count > 2 * all.count)
    #expect(Double(kept.count { $0.fails }) < 0.1 * Double(kept.count) && all.count { $0.fails } > all.count / 9)
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
    for (place, form) in forms.enumerated() where form != .keyTerm && form != .choice {
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
