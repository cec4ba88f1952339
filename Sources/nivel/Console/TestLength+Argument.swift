public import ArgumentParser
import Measurement
public import Placement

extension TestLength: ExpressibleByArgument {}

/// A kind of simulated learners on the command line.
enum BehaviorArgument: String, ExpressibleByArgument, CaseIterable {
  case honest, half, guess, mixed, random

  var behavior: GuessingBehavior {
    switch self {
    case .honest: .honest
    case .half: .half
    case .guess: .guess
    case .mixed: .mixed
    case .random: .random
    }
  }
}
