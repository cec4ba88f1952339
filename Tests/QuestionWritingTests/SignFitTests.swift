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
      guard cells.count == 17, let words = Int(cells[4]), let passages = Int(cells[9]), let description = Int(cells[13]),
        let entries = Int(cells[14])
      else { return nil }
      var key = AskedKey(form: AskedKey.Form(rawValue: cells[2]), key: "")
      (key.words, key.passages, key.description, key.entries) = (words, passages, description, entries)
      key.letters = Int(cells[5])
      (key.hasDigit, key.isMarked, key.isInHeading) = (cells[6] == "yes", cells[7] == "yes", cells[8] == "yes")
      (key.isGeneral, key.hasGeneralWord, key.isUnspaced) = (cells[10] == "yes", cells[11] == "yes", cells[12] == "yes")
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

  @Test("keep more than half of the judged questions, of which three quarters are sound")
  func thresholds() throws {
    let all = try Self.judged()
    let kept = all.filter { Soundness.points(of: $0.key) >= Soundness.minimum }
    let strong = all.filter { Soundness.points(of: $0.key) >= Soundness.strong }
    let share = { (judged: [Judged]) in Double(judged.count { $0.isSound }) / Double(judged.count) }
    #expect(share(all) < 0.61 && share(kept) > 0.73 && share(strong) > share(kept))
    #expect(2 * kept.count > all.count)
    #expect(Double(kept.count { $0.fails }) < 0.08 * Double(kept.count) && all.count { $0.fails } > all.count / 8)
  }

  @Test("are those of a logistic regression over the verdicts")
  func regression() throws {
    let judged = try Self.judged().filter { $0.key.form.map { $0 != .step } ?? false }
    let forms = AskedKey.Form.allCases.filter { $0 != .step }
    let rows = judged.map { question in
      [0] + forms.indices.filter { forms[$0] == question.key.form }.map { 1 + $0 }
        + QuestionSign.all.indices.filter { Self.shows(QuestionSign.all[$0], question.key) }.map { 1 + forms.count + $0 }
    }
    let weights = Self.fitted(rows, judged.map(\.isSound), count: 1 + forms.count + QuestionSign.all.count)
    for (place, form) in forms.enumerated() where form != .choice && judged.count(where: { $0.key.form == form }) >= 30 {
      let points = 10 * (weights[0] + weights[1 + place])
      #expect(abs(points - Double(Soundness.base(of: form))) < 3.5, "\(form): \(points)")
    }
    for (place, sign) in QuestionSign.all.enumerated() {
      let points = 10 * weights[1 + forms.count + place]
      #expect(abs(points - Double(sign.points)) < 3.5, "\(sign.name) \(points)")
    }
  }

  private static func shows(_ sign: QuestionSign, _ key: AskedKey) -> Bool {
    (key.form.map(sign.forms.contains) ?? false) && sign.shows(key)
  }

  /// The weights with the highest likelihood less a penalty on their squares, found by gradient ascent. The first weight has no penalty.
  ///
  /// - Parameter rows: For each question, the places of the weights that count.
  private static func fitted(_ rows: [[Int]], _ sound: [Bool], count: Int) -> [Double] {
    var weights = [Double](repeating: 0, count: count)
    for _ in 0..<600 {
      var gradient = weights.enumerated().map { $0.offset == 0 ? 0 : -$0.element / regularization }
      for (row, isSound) in zip(rows, sound) {
        let sum = row.reduce(0) { $0 + weights[$1] }
        let error = (isSound ? 1 : 0) - 1 / (1 + exp(-sum))
        for place in row { gradient[place] += error }
      }
      for place in weights.indices { weights[place] += rate * gradient[place] }
    }
    return weights
  }

  private static let (regularization, rate) = (0.3, 0.004)
}
