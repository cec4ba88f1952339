extension NormalizationPass {
  /// Reads marks and joining letters, and composes them with the scalar before them.
  mutating func readMarks() -> Bool {
    guard base.end == index else { return false }
    var composed = base.scalar
    guard joinMarks(to: &composed), composed == base.scalar || rewriteBase(as: composed) else { return false }
    return readLooseMarks(on: composed)
  }

  /// Reads marks as long as they become one with the scalar.
  private mutating func joinMarks(to scalar: inout UInt32) -> Bool {
    while let (mark, length) = nextJoining() {
      let joined = facts.composite(scalar, mark)
      guard joined != 0 else { return true }
      let markClass = facts.classes[Int(mark)]
      // NB: a mark that belongs below must come before one above that is already joined: that is for the steps to sort.
      guard markClass == 0 || facts.lastClass(scalar) <= markClass else { return false }
      scalar = joined
      index += length
    }
    return true
  }

  private mutating func rewriteBase(as scalar: UInt32) -> Bool {
    let entry = table.entry(scalar)
    guard entry.kind.writes, !(base.flagsBefore & PassEntry.first != 0 && entry.has(PassEntry.second)) else { return false }
    count = base.start
    write(scalar, entry)
    flags = entry.flags
    base.scalar = scalar
    base.end = index
    return true
  }

  /// Reads the marks that stay by themselves.
  private mutating func readLooseMarks(on scalar: UInt32) -> Bool {
    let baseIsPlain = table.entry(scalar).kind == .copy
    var last = facts.lastClass(scalar)
    while let (mark, length) = nextJoining() {
      let (entry, markClass) = (table.entry(mark), facts.classes[Int(mark)])
      guard facts.composite(scalar, mark) == 0 else { return false }
      guard markClass != 0 else { return read(mark, entry, length) }
      guard last <= markClass, entry.kind == .drop || (baseIsPlain && entry.kind.writes) else { return false }
      if entry.kind != .drop {
        guard !(flags & PassEntry.first != 0 && entry.has(PassEntry.second)) else { return false }
        write(mark, entry)
        flags = entry.flags
      }
      last = markClass
      index += length
      base.end = -1
    }
    return true
  }

  private func nextJoining() -> (UInt32, Int)? {
    guard index < input.count, let (scalar, length) = UTF8Reader.scalar(in: input, at: index) else { return nil }
    return table.entry(scalar).has(PassEntry.joins) ? (scalar, length) : nil
  }
}
