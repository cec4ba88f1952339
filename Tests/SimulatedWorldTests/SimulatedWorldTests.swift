import Foundation
import Testing

@Suite("Simulated worlds")
struct SimulatedWorldTests {
  @Test("keep every rule, with crashes, failing disks, a bad network and a clock that jumps")
  func worlds() async throws {
    let result = try await Simulation.fromEnvironment().run()
    #expect(result.violation == nil)
  }

  @Test("are the same again from the same seed")
  func replay() async throws {
    let simulation = Simulation(firstSeed: 7, worlds: 1, stepsPerWorld: 8_000)
    let (first, second) = (try await simulation.run(), try await simulation.run())
    #expect(first == second)
    #expect(first.kills + first.powerLosses > 0 && first.faults > 0 && first.lostMessages > 0)
  }

  @Test("keep every rule over PostgreSQL, with two servers, crashes and lost connections, and are the same again from the same seed")
  func overPostgreSQL() async throws {
    let simulation = Simulation(firstSeed: 7, worlds: 1, stepsPerWorld: 4_000, storage: .postgresql)
    let (first, second) = (try await simulation.run(), try await simulation.run())
    #expect(first.violation == nil)
    #expect(first == second)
    #expect(first.kills > 0 && first.faults > 0 && first.lostMessages > 0 && first.lockWaits > 0)
  }
}
