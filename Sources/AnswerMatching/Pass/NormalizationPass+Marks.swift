extension NormalizationPass {
  /// Reads marks and joining letters and composes them with the scalar before them.
  mutating func readMarks() -> Bool {
    guard base.end == index else { return false }
    var composed = base.scalar
    guard joinMarks(to: &composed), composed == base.scalar || rewriteBase(as: composed) else { return false }
    return readLooseMarks(on: composed)
  }

  /// Reads marks as long as they compose with the scalar.
  private mutating func joinMarks(to scalar: inout UInt32) -> Bool {
    while let (mark, length) = nextJoining() {
      let joined = facts.composite(scalar, mark)
      guard joined != 0 else { return true }
      let markClass = facts.classes[Int(mark)]
      // NB: a mark of a lower class has to be sorted before a mark that is already joined. Only the steps can do that.
      guard markClass == 0 || facts.lastClass(scalar) <= markClass else { return false }
      scalar = joined
      index += length
    }
    return true
  }

  private mutating func rewriteBase(as scalar: UInt32) -> Bool {
    let entry = table.entry(scalar)
    let written = entry.kind == .replace ? entry.payload : scalar
    guard entry.kind.writes, sight(base.flagsBefore, entry, written, at: base.start) == .nothing else { return false }
    count = base.start
    write(scalar, entry)
    flags = entry.flags
    base.scalar = scalar
    base.end = index
    return true
  }

  /// Reads the marks that do not compose with the scalar.
  private mutating func readLooseMarks(on scalar: UInt32) -> Bool {
    let baseIsPlain = table.entry(scalar).kind == .copy
    var last = facts.lastClass(scalar)
    let start = count
    while let (mark, length) = nextJoining() {
      let (entry, markClass) = (table.entry(mark), facts.classes[Int(mark)])
      if facts.composite(scalar, mark) != 0 { return count == start && joinsLate(mark, to: scalar) }
      guard markClass != 0 else { return read(mark, entry, length) }
      guard flags & PassEntry.opensTight == 0 else { return false }
      // NB: a dropped mark does not block other marks, whatever its class.
      if entry.kind != .drop {
        let written = entry.kind == .replace ? entry.payload : mark
        guard last <= markClass, baseIsPlain, entry.kind.writes, sight(flags, entry, written, at: count) == .nothing else { return false }
        write(mark, entry)
        flags = entry.flags
        last = markClass
      }
      index += length
      base.end = -1
    }
    return true
  }

  /// Composes a mark that only dropped marks separate from its letter, and reads on.
  private mutating func joinsLate(_ mark: UInt32, to scalar: UInt32) -> Bool {
    guard facts.lastClass(scalar) <= facts.classes[Int(mark)] else { return false }
    base.end = index
    var composed = scalar
    guard joinMarks(to: &composed), composed != scalar, rewriteBase(as: composed) else { return false }
    return readLooseMarks(on: composed)
  }

  private func nextJoining() -> (UInt32, Int)? {
    guard index < input.count, let (scalar, length) = UTF8Reader.scalar(in: input, at: index) else { return nil }
    return table.entry(scalar).has(PassEntry.joins) ? (scalar, length) : nil
  }
}
