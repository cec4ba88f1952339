import Measurement
import Placement

/// A plot of the share of right answers by ability: observed as dots, by the model as a line. It is an SVG with a text alternative.
struct ItemPlot {
  let parameters: ItemParameters
  let observed: [ObservedShare]

  /// The abilities at the edges, in logits. Groups outside are shown at the edge.
  private static let abilities = -6.0...6.0
  private static let (width, height) = (380.0, 190.0)
  private static let (left, right, top, bottom) = (50.0, 374.0, 8.0, 162.0)

  var html: HTML {
    .element(
      "svg", ["viewBox": "0 0 \(Int(Self.width)) \(Int(Self.height))", "role": "img", "aria-label": description],
      Self.shares + Self.levels + [curve] + dots)
  }

  /// The plot in words.
  private var description: String {
    let found = observed.map { "\(Figure.percent($0.share)) of \($0.persons) learners at \(Figure.signed($0.ability))" }
    let expected = observed.map { Figure.percent(parameters.probability(at: $0.ability)) }
    return "Share of right answers by ability in logits. Observed: \(found.joined(separator: ", "))."
      + " The model expects \(expected.joined(separator: ", "))."
  }

  private static func x(_ ability: Double) -> String {
    let inside = min(max(ability, abilities.lowerBound), abilities.upperBound)
    return rounded(left + (right - left) * (inside - abilities.lowerBound) / (abilities.upperBound - abilities.lowerBound))
  }

  private static func y(_ share: Double) -> String { rounded(bottom - (bottom - top) * share) }

  private static func rounded(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }

  private static var shares: [HTML] {
    [0, 0.5, 1].flatMap { share -> [HTML] in
      [
        .element("line", ["class": "grid", "x1": "\(left)", "x2": "\(right)", "y1": y(share), "y2": y(share)], []),
        .element("text", ["x": "\(left - 6)", "y": y(share), "text-anchor": "end", "dy": "4"], HTML(Figure.percent(share))),
      ]
    }
  }

  /// A line at each cut, and the name of each level between the lines.
  private static var levels: [HTML] {
    let cuts = LevelScale.cefr.cuts
    let lines = cuts.map { cut in
      HTML.element("line", ["class": "grid", "x1": x(cut), "x2": x(cut), "y1": "\(top)", "y2": "\(bottom)"], [])
    }
    let edges = [abilities.lowerBound] + cuts + [abilities.upperBound]
    let names = zip(CEFRLevel.allCases, zip(edges, edges.dropFirst())).map { level, band in
      HTML.element(
        "text", ["x": x((band.0 + band.1) / 2), "y": "\(bottom + 20)", "text-anchor": "middle"], HTML(level.rawValue))
    }
    return lines + names
  }

  private var curve: HTML {
    let points = stride(from: Self.abilities.lowerBound, through: Self.abilities.upperBound, by: 0.2).map { ability in
      "\(Self.x(ability)),\(Self.y(parameters.probability(at: ability)))"
    }
    return .element("polyline", ["class": "curve", "points": points.joined(separator: " ")], [])
  }

  private var dots: [HTML] {
    observed.map { .element("circle", ["class": "observed", "cx": Self.x($0.ability), "cy": Self.y($0.share), "r": "5"], []) }
  }
}
