/// The storage of a simulated world, with the processes of the service that use it.
protocol SimulatedStorage: AnyObject {
  /// The number of servers. Each has a clock of its own.
  var serverCount: Int { get }
  /// The number of planned faults that may fail a request, so that a request can tell whether it may fail.
  var faultPlans: Int { get }
  /// Whether a request that begins now may fail.
  var isFaulty: Bool { get }
  /// Whether a fault of the storage explains the failure of a request.
  func explains(_ error: any Error) -> Bool
  /// The number of faults that the service has met.
  var faultCount: Int { get }
  /// A hash of all that the storage was asked to do.
  var trace: UInt64 { get }

  /// Starts the processes.
  func start(in world: World) throws
  /// Does what the storage itself decides before a step of the world, such as the end of a process. Returns whether it was the step.
  func act(in world: World) throws -> Bool
  /// Plans one of six faults, numbered from 0.
  func plan(_ fault: Int, in world: World)
  /// Does what a process does while it is idle.
  func tidy(in world: World)
  /// Stops a process in good order, and starts the next one.
  func stopCleanly(in world: World) throws
  /// Ends the world with a crash, a start and a comparison.
  func crash(in world: World) throws
  /// Ends all processes, and removes what is stored.
  func close(in world: World)

  /// The server that a message reaches; nil when none is there.
  func receiver(in world: World) -> SimulatedServer?
  /// Whether the process of a server is there, so that its responses reach the network.
  func isAlive(_ server: SimulatedServer) -> Bool
  /// Throws if the storage is damaged.
  func check(in world: World) throws
}

/// The kinds of storage under a simulated world.
enum StorageKind: String, Sendable {
  case sqlite
  case postgresql

  /// Makes an empty storage from a seed.
  typealias Maker = @Sendable (UInt64) throws -> any SimulatedStorage

  /// What makes storages of this kind. For PostgreSQL, it starts the server.
  func maker() async throws -> Maker {
    switch self {
    case .sqlite: return { try DiskStorage(seed: $0) }
    case .postgresql:
      let server = try await SimulationServer.address
      return { DatabaseStorage(try SimulatedDatabase(server: server, seed: $0)) }
    }
  }
}
