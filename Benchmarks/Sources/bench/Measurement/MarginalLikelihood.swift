import Foundation
import Measurement

/// The marginal log-likelihood of scores for estimates from any program, in nats: a sum over 701 abilities from −7 to 7 with the weights of
/// the standard normal distribution.
struct MarginalLikelihood {
  private let rights: [[Int]]
  private let abilities = (0...700).map { -7 + Double($0) / 50 }
  private let logWeights: [Double]

  init(scores: [[ScoredAnswer]]) {
    rights = scores.map { row in row.indices.filter { row[$0] == .right } }
    let total = abilities.reduce(0) { $0 + exp(-$1 * $1 / 2) }
    logWeights = abilities.map { -$0 * $0 / 2 - log(total) }
  }

  func value(of items: [(discrimination: Double, difficulty: Double)]) -> Double {
    let logits = items.map { item in abilities.map { item.discrimination * ($0 - item.difficulty) } }
    // NB: log P(right) − log P(wrong) is the logit, so that only right answers need work for each person.
    let wrong = abilities.indices.map { node in logits.reduce(logWeights[node]) { $0 - log1p(exp($1[node])) } }
    return rights.reduce(0) { $0 + person($1, logits, wrong) }
  }

  private func person(_ rights: [Int], _ logits: [[Double]], _ wrong: [Double]) -> Double {
    var sums = wrong
    for item in rights {
      let logits = logits[item]
      for node in sums.indices { sums[node] += logits[node] }
    }
    let highest = sums.max() ?? 0
    return highest + log(sums.reduce(0) { $0 + exp($1 - highest) })
  }
}
