import Foundation
import Reproducible
import Storage

@testable import SQLiteStorage

/// A SQLite store on a simulated disk, with one process.
final class DiskStorage: SimulatedStorage {
  let serverCount = 1
  private let disk: SimulatedDisk
  private var store: Store?
  private var server: SimulatedServer?
  private(set) var faultPlans = 0

  /// Makes a new folder for the disk.
  init(seed: UInt64) throws {
    let base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : FileManager.default.temporaryDirectory.path
    let folder = "\(base)/nivel-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    disk = SimulatedDisk(folder: folder, seed: seed)
    SimulatedVFS.mount(disk)
  }

  var isFaulty: Bool { disk.isFaulty }
  func explains(_ error: any Error) -> Bool { true }
  var faultCount: Int { disk.faultCount }
  var trace: UInt64 { disk.trace.value }

  func receiver(in world: World) -> SimulatedServer? { server }
  func isAlive(_ server: SimulatedServer) -> Bool { !disk.isDead }

  func close(in world: World) {
    stopServing(in: world)
    SimulatedVFS.unmount(disk)
    try? FileManager.default.removeItem(atPath: disk.folder)
  }

  // MARK: Faults

  func act(in world: World) throws -> Bool {
    guard disk.isDead else { return false }
    try crash(in: world)
    return true
  }

  func plan(_ fault: Int, in world: World) {
    switch fault {
    case 3: disk.plan(.full, operations: 1 + world.random.below(8))
    case 4: disk.plan(.failingSync, operations: 1 + world.random.below(3))
    case 5: disk.plan(.failingRead, operations: 1 + world.random.below(4))
    default: disk.planCrash(after: world.random.below(60))
    }
    faultPlans += 1
  }

  func tidy(in world: World) {
    guard let store, let server else { return }
    world.start({ _ in await store.tidyIfIdle() }, at: server, then: { _ in })
  }

  // MARK: Processes

  func start(in world: World) throws {
    let store = try Store(folder: disk.folder, access: SimulatedAccess(scheduler: world.scheduler))
    self.store = store
    server = SimulatedServer(Stores(store), entry: world.entry, environment: world.clocks[0].environment)
    try world.perform { try await $0.prepare() }
  }

  /// The machine or the process stops between two steps or inside one, and the next process starts.
  func crash(in world: World) throws {
    // NB: see “What it does not show” in Docs/simulation.md.
    let kind: SimulatedDisk.Crash = world.random.below(3) == 0 && !disk.hasLostWrites ? .kill : .powerLoss
    if kind == .kill { world.report.kills += 1 } else { world.report.powerLosses += 1 }
    disk.planCrash(after: 0)
    // NB: nothing that the dead process still does can reach its disk or the network.
    stopServing(in: world)
    disk.restart(after: kind)
    // NB: the process can die again while it starts.
    if world.random.below(4) == 0 { disk.planCrash(after: 1 + world.random.below(20)) }
    do { try start(in: world) } catch {
      guard disk.isDead else { throw Violation(rule: .soundStore, detail: "after \(kind): \(error)") }
      return try crash(in: world)
    }
    if disk.isDead { return try crash(in: world) }
    disk.repair()
    try world.check()
  }

  private func stopServing(in world: World) {
    world.scheduler.runAll()
    try? store?.close()
    (store, server) = (nil, nil)
  }

  func stopCleanly(in world: World) throws {
    guard !disk.isFaulty, !disk.hasLostWrites else { return }
    world.report.cleanStops += 1
    stopServing(in: world)
    try start(in: world)
    try world.check()
  }

  func check(in world: World) throws {
    guard let store, case .damaged(let reason) = store.health.condition else { return }
    throw Violation(rule: .soundStore, detail: reason)
  }
}
