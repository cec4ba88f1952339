import Measurement
import Placement
import StrictJSON

extension CalibrationReport {
  /// One object with all figures.
  /// - Parameter published: the file of difficulties that was written; nil for none.
  func json(_ published: PublishedDifficulties?) -> JSON {
    let (progress, population) = (calibration.progress, calibration.population)
    return [
      "model": .string(model), "prior": .string(prior), "persons": .number(calibration.persons),
      "responses": .number(items.reduce(0) { $0 + $1.result.answered }), "log_likelihood": .figure(progress.logLikelihood),
      "parameters": .number(calibration.parameterCount), "aic": .figure(calibration.akaikeCriterion),
      "bic": .figure(calibration.bayesianCriterion), "converged": .bool(progress.hasConverged), "cycles": .number(progress.iterations),
      "population": ["mean": .figure(population.mean), "standard_deviation": .figure(population.standardDeviation)],
      "items": .array(items.enumerated().map { index, item in .object(item.members + [differences(item: index)]) }),
      "groups": .array(comparisons.map(\.json)), "published": published?.json ?? .null, "notes": .strings(notes),
    ]
  }

  private func differences(item: Int) -> JSON.Member {
    let list = comparisons.flatMap { comparison in
      comparison.results(item: item).map { focal, result in
        result.json(group: comparison.name, focal: focal, reference: comparison.reference?.value)
      }
    }
    return JSON.Member(key: "dif", value: .array(list))
  }
}

extension CalibrationReport.Item {
  fileprivate var members: [JSON.Member] {
    let json: JSON = [
      "item_id": .string(itemID), "status": .string(status), "a": .figure(result.discrimination), "b": .figure(result.difficulty),
      "c": .chance(result.chance), "d": .figure(result.ceiling), "se_a": .figure(errors?.discrimination),
      "se_b": .figure(errors?.difficulty), "responses": .number(result.answered), "right": .number(result.right),
      "infit": .figure(residualFit?.infit), "outfit": .figure(residualFit?.outfit), "s_x2": scoreFit.flatMap(\.json) ?? .null,
      "level": .string(level?.rawValue), "plays_as": .string(playsAs?.rawValue), "options": options?.json ?? .null,
    ]
    return json.object ?? []
  }
}

extension OptionAnalysis {
  fileprivate var json: JSON {
    .array(
      options.ids.indices.map { index in
        let option = statistics[index]
        return [
          "option_id": .string(options.ids[index]), "is_key": .bool(index == options.key), "persons": .number(option.persons),
          "share": .figure(option.share), "mean_ability": .figure(option.meanAbility), "point_biserial": .figure(option.correlation),
          "flag": .string(flags[index]?.rawValue),
        ]
      })
  }
}

extension GroupComparison {
  fileprivate var json: JSON {
    let list = groups.map { group -> JSON in
      ["value": .string(group.value), "persons": .number(group.persons), "status": .string(group.status.rawValue)]
    }
    return ["group": .string(name), "values": .array(list)]
  }
}

extension DIFScreening.Item {
  fileprivate func json(group: String, focal: String, reference: String?) -> JSON {
    [
      "group": .string(group), "reference": .string(reference), "focal": .string(focal), "reference_answers": .number(self.reference),
      "focal_answers": .number(self.focal), "status": .string(status), "mantel_haenszel": mantelHaenszel?.json ?? .null,
      "logistic": logistic?.json ?? .null,
    ]
  }

  /// `tested`; `too_few` answers in a group; or `not_comparable`, for example if all answers of a group are right.
  private var status: String {
    if min(reference, focal) < DIFScreening.minimumAnswers { return "too_few" }
    return mantelHaenszel == nil ? "not_comparable" : "tested"
  }
}

extension MantelHaenszel {
  fileprivate var json: JSON {
    [
      "class": .string(category.rawValue.uppercased()), "odds_ratio": .figure(oddsRatio), "delta": .figure(delta),
      "se_delta": .figure(standardError), "statistic": .figure(test.statistic), "p": .figure(test.probability),
    ]
  }
}

extension LogisticDIF {
  fileprivate var json: JSON {
    [
      "overall": overall.json ?? .null, "uniform": uniform.json ?? .null, "nonuniform": nonuniform.json ?? .null,
      "group_effect": .figure(groupEffect), "explained_variance": .figure(explainedVariance),
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
