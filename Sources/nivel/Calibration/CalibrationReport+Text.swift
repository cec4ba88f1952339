import Foundation
import Measurement

extension CalibrationReport {
  /// A table of the items for reading, with a summary above it and the notes below it.
  var text: String { ([summary, table] + (notes.isEmpty ? [] : [notes.joined(separator: "\n")])).joined(separator: "\n\n") }

  private var summary: String {
    let (progress, population) = (calibration.progress, calibration.population)
    let outcome = progress.hasConverged ? "converged" : "not converged"
    return """
      model \(model), prior \(prior), \(calibration.persons) persons, \(items.count) items
      \(outcome) after \(progress.iterations) cycles, log-likelihood \(Self.rounded(progress.logLikelihood))
      abilities: mean \(Self.rounded(population.mean)), standard deviation \(Self.rounded(population.standardDeviation))
      """
  }

  private static let head = ["item", "responses", "right", "a", "se", "b", "se", "c", "infit", "outfit", "status"]

  private var table: String {
    let rows =
      [Self.head]
      + items.map { item in
        let numbers = [
          item.result.discrimination, item.errors?.discrimination, item.result.difficulty, item.errors?.difficulty, item.result.chance,
          item.residualFit?.infit, item.residualFit?.outfit,
        ]
        return [item.itemID, "\(item.result.answered)", "\(item.result.right)"] + numbers.map(Self.rounded) + [item.status]
      }
    let widths = Self.head.indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blank = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + blank : column == row.count - 1 ? cell.0 : blank + cell.0
      }
      return cells.joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  /// A number with three decimal places; a dash for none.
  private static func rounded(_ number: Double?) -> String { number.map { String(format: "%.3f", $0) } ?? "–" }
}
