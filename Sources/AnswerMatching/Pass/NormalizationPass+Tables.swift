extension NormalizationPass {
  /// The lookup tables of the pass in unmanaged memory, so that reading them has no overhead.
  struct Tables {
    let stage1: UnsafeBufferPointer<UInt16>
    let stage2: UnsafeBufferPointer<UInt32>
    let pool: UnsafeBufferPointer<UInt8>
    let ascii: UnsafeBufferPointer<UInt8>
    // NB: not an array, so that reading the tables needs no reference counting.
    let watches: UnsafeMutableBufferPointer<StepRule.Watch>
    let facts: UnicodeFacts.Reader
    let traits: Traits

    /// Copies a table into newly allocated memory.
    init(_ table: PassTable, _ traits: Traits) {
      stage1 = .copy(of: table.stage1)
      stage2 = .copy(of: table.stage2)
      pool = .copy(of: table.pool)
      ascii = .copy(of: table.ascii)
      watches = .allocate(capacity: table.watches.count)
      _ = watches.initialize(from: table.watches)
      facts = UnicodeFacts.reader
      self.traits = traits
    }

    func deallocate() {
      stage1.deallocate()
      stage2.deallocate()
      pool.deallocate()
      ascii.deallocate()
      watches.deinitialize()
      watches.deallocate()
    }

    @inline(__always)
    func entry(_ value: UInt32) -> PassEntry {
      guard value < UnicodeFacts.limit else { return PassTable.isPlain(value) ? .copy : .steps }
      return PassEntry(bits: stage2[Int(stage1[Int(value >> 6)]) << 6 | Int(value & 63)])
    }
  }
}

extension UnsafeBufferPointer {
  /// A copy of an array. The caller deallocates it.
  static func copy(of array: [Element]) -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = copy.initialize(from: array)
    return UnsafeBufferPointer(copy)
  }
}
