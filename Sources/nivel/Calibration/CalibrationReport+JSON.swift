import Measurement
import Placement
import StrictJSON

extension CalibrationReport {
  /// One object with all figures.
  var json: JSON {
    let (progress, population) = (calibration.progress, calibration.population)
    return [
      "model": .string(model), "prior": .string(prior), "persons": .number(calibration.persons),
      "responses": .number(items.reduce(0) { $0 + $1.result.answered }), "log_likelihood": .figure(progress.logLikelihood),
      "parameters": .number(calibration.parameterCount), "aic": .figure(calibration.akaikeCriterion),
      "bic": .figure(calibration.bayesianCriterion), "converged": .bool(progress.hasConverged), "cycles": .number(progress.iterations),
      "population": ["mean": .figure(population.mean), "standard_deviation": .figure(population.standardDeviation)],
      "items": .array(items.map(\.json)), "notes": .strings(notes),
    ]
  }
}

extension CalibrationReport.Item {
  fileprivate var json: JSON {
    [
      "item_id": .string(itemID), "status": .string(status), "a": .figure(result.discrimination), "b": .figure(result.difficulty),
      "c": .chance(result.chance), "d": .figure(result.ceiling), "se_a": .figure(errors?.discrimination),
      "se_b": .figure(errors?.difficulty), "responses": .number(result.answered), "right": .number(result.right),
      "infit": .figure(residualFit?.infit), "outfit": .figure(residualFit?.outfit), "s_x2": scoreFit.flatMap(\.json) ?? .null,
      "level": .string(level?.rawValue), "plays_as": .string(playsAs?.rawValue),
    ]
  }
}

extension ChiSquareTest {
  /// Nil without degrees of freedom: there is nothing to test.
  fileprivate var json: JSON? {
    probability.map { ["statistic": .figure(statistic), "degrees_of_freedom": .number(degreesOfFreedom), "p": .figure($0)] }
  }
}

extension JSON {
  /// A number with six decimal places; null for none.
  fileprivate static func figure(_ number: Double?) -> JSON { number.map { .decimal($0, places: 6) } ?? .null }

  /// A chance. That of many tiles is far below a millionth.
  fileprivate static func chance(_ number: Double) -> JSON { .decimal(number, places: 15) }
}
