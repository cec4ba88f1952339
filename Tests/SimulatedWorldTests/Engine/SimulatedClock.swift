import Identifiers
import Reproducible

@testable import WebService

/// The clock of a simulated world, and its source of tokens and seeds. The clock can jump.
// NB: only the thread of the simulation uses it.
final class SimulatedClock: @unchecked Sendable {
  private var now = Timestamp(microseconds: 1_700_000_000_000_000)
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Moves the clock by up to a day, forwards or backwards.
  func jump() { now = now + .seconds(random.below(172_800) - 86_400) }

  func tick() -> Timestamp {
    now = now + .microseconds(1 + random.below(2_000))
    return now
  }

  /// The clock and the sources of a process.
  var environment: ServiceEnvironment {
    ServiceEnvironment(
      now: { self.tick() },
      makeToken: {
        let digits = String(self.random.next(), radix: 16) + String(self.random.next(), radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
      },
      makeSeed: { self.random.next() })
  }
}
