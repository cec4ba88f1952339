import Foundation
import Measurement
import Placement

extension CalibrationReport {
  /// A table of the items for reading, with a summary above it and the notes below it.
  /// - Parameter published: the file of difficulties that was written; nil for none.
  func text(_ published: PublishedDifficulties?) -> String {
    let remarks = notes.isEmpty ? nil : notes.joined(separator: "\n")
    return [summary, TextTable.text([Self.head] + itemRows), optionTable, groupTable, remarks, published?.text].compactMap(\.self)
      .joined(separator: "\n\n")
  }

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

  private var itemRows: [[String]] {
    items.map { item in
      let numbers = [
        item.result.discrimination, item.errors?.discrimination, item.result.difficulty, item.errors?.difficulty, item.result.chance,
        item.residualFit?.infit, item.residualFit?.outfit,
      ]
      return [item.itemID, "\(item.result.answered)", "\(item.result.right)"] + numbers.map(Self.rounded) + [item.status]
    }
  }

  /// A row for each option; the key has an asterisk. Nil without chosen options.
  private var optionTable: String? {
    let rows = items.flatMap { item -> [[String]] in
      guard let analysis = item.options else { return [] }
      return analysis.options.ids.enumerated().map { index, id in
        let option = analysis.statistics[index]
        return [
          item.itemID, index == analysis.options.key ? "\(id)*" : id, "\(option.persons)", Self.rounded(option.share),
          Self.rounded(option.meanAbility), Self.rounded(option.correlation), analysis.flags[index]?.rawValue ?? "–",
        ]
      }
    }
    return rows.isEmpty ? nil : TextTable.text([["item", "option", "persons", "share", "ability", "r", "flag"]] + rows)
  }

  /// A row for each item and compared group. Nil without compared groups.
  private var groupTable: String? {
    let rows = comparisons.flatMap { comparison in
      items.enumerated().flatMap { index, item in
        comparison.results(item: index).map { focal, result in
          [
            item.itemID, comparison.name, focal, comparison.reference?.value ?? "–", Self.rounded(result.mantelHaenszel?.delta),
            Self.rounded(result.mantelHaenszel?.standardError), Self.rounded(result.logistic?.uniform.probability),
            Self.rounded(result.logistic?.nonuniform.probability),
            result.mantelHaenszel?.category.rawValue.uppercased() ?? "–",
          ]
        }
      }
    }
    let head = ["item", "group", "focal", "reference", "delta", "se", "p uniform", "p nonuniform", "class"]
    return rows.isEmpty ? nil : TextTable.text([head] + rows)
  }

  /// A number with three decimal places; a dash for none.
  private static func rounded(_ number: Double?) -> String { number.map { String(format: "%.3f", $0) } ?? "–" }
}
