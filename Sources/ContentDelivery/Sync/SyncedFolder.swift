/// A folder with synced content, as other programs see it.
public enum SyncedFolder {
  /// Runs a function while no sync changes the folder, such as a copy of the folder. Waits until a running sync has ended.
  ///
  /// - Throws: ``DiskError`` if the folder cannot be locked, and the errors of the function.
  public static func withoutSync<Value>(_ folder: String, _ body: () throws -> Value) throws -> Value {
    let lock = try ContentShelf(folder: folder, disk: SystemDisk()).lock(waits: true)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
