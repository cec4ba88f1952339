import ContentDelivery
import Foundation
import Synchronization

/// A disk on which one operation fails: the disk is full, or power is lost during the operation and all later ones fail.
final class FaultyDisk: Disk {
  enum Fault: CaseIterable { case isFull, losesPower }

  private let disk = SystemDisk()
  private let fault: Fault
  private let step: Int
  private let count = Mutex(0)

  /// - Parameter step: the number of the operation that fails, from 1; 0 for none.
  init(_ fault: Fault, at step: Int) { (self.fault, self.step) = (fault, step) }

  /// The number of operations so far.
  var steps: Int { count.withLock { $0 } }

  /// Whether to run this operation, and what part of its bytes to write.
  private func take(_ path: String, _ bytes: [UInt8] = [], write: ([UInt8]) throws -> Void = { _ in }) throws {
    let number = count.withLock { count in
      count += 1
      return count
    }
    guard step > 0, number >= step, number == step || fault == .losesPower else { return }
    // NB: half of the bytes are written, as after a crash.
    if number == step, !bytes.isEmpty { try write(Array(bytes.prefix(bytes.count / 2))) }
    throw DiskError(path: path, code: fault == .isFull ? ENOSPC : EIO)
  }

  func read(_ path: String) throws -> [UInt8]? { try disk.read(path) }

  func write(_ bytes: [UInt8], to path: String) throws {
    try take(path, bytes) { try disk.write($0, to: path) }
    try disk.write(bytes, to: path)
  }

  func append(_ bytes: [UInt8], to path: String) throws {
    try take(path, bytes) { try disk.append($0, to: path) }
    try disk.append(bytes, to: path)
  }

  func sync(_ path: String) throws {
    try take(path)
    try disk.sync(path)
  }

  func move(_ path: String, to other: String) throws {
    try take(other)
    try disk.move(path, to: other)
  }

  func link(_ path: String, to other: String) throws {
    try take(other)
    try disk.link(path, to: other)
  }

  func pointer(at path: String, to target: String) throws {
    try take(path)
    try disk.pointer(at: path, to: target)
  }

  func makeFolder(_ path: String) throws {
    try take(path)
    try disk.makeFolder(path)
  }

  func remove(_ path: String) throws {
    try take(path)
    try disk.remove(path)
  }

  func target(of path: String) -> String? { disk.target(of: path) }
  func names(in path: String) throws -> [String] { try disk.names(in: path) }
}
