extension PassTable {
  /// Compiles the steps into one entry for each scalar, last step first. When a step replaces a scalar, the entry of the replacement in the
  /// later steps is then already known. `nil` when a step must always run.
  init?(steps: [NormalizationStep], _ context: NormalizationContext) {
    for step in steps.reversed() where step.stage == .always {
      switch step.rule {
      case .each(let map): add(map(context))
      case .neighbours(let trigger, _): guard add(trigger(context)) else { return nil }
      case .position(let position, _): add(position, context)
      }
    }
    finishASCII()
  }

  private mutating func add(_ map: ScalarMap) {
    for (scalar, replacement) in map.replacements { self[scalar.value] = entry(for: replacement, insteadOf: scalar.value) }
  }

  private mutating func add(_ trigger: StepRule.Trigger) -> Bool {
    switch trigger {
    case .never: break
    case .always: return false
    case .any(let set): leaveToSteps(set)
    case .anyOrPair(let set, let first, let second):
      mark(first, second, PassEntry.first, PassEntry.second)
      leaveToSteps(set)
    case .pair(let first, let second): mark(first, second, PassEntry.first, PassEntry.second)
    case .watched(let first, let second, let watch):
      // NB: a watch sees the output of the pass. Where a later step changes that output, only the coarser flags are right.
      if first.union(second).scalars.allSatisfy({ self[$0.value].kind == .copy }) {
        mark(first, second, PassEntry.watchedFirst, PassEntry.watchedSecond)
        watches.append(watch)
      } else {
        mark(first, second, PassEntry.first, PassEntry.second)
      }
    }
    return true
  }

  private mutating func leaveToSteps(_ set: ScalarSet) {
    for scalar in set.scalars { self[scalar.value] = .steps }
  }

  private mutating func mark(_ first: ScalarSet, _ second: ScalarSet, _ firstFlag: UInt32, _ secondFlag: UInt32) {
    for scalar in first.scalars { self[scalar.value].bits |= firstFlag }
    for scalar in second.scalars { self[scalar.value].bits |= secondFlag }
  }

  private mutating func add(_ position: StepRule.Position, _ context: NormalizationContext) {
    switch position {
    case .composition: addComposition()
    case .spaces: self[0x20] = PassEntry(.space, flags: self[0x20].flags)
    case .commas where !context.comparesWording:
      for scalar in ScalarSet.commas.scalars { self[scalar.value] = PassEntry(.comma) }
    case .ending where !context.comparesWording:
      for scalar in ScalarSet.terminalMarks.union(context.rules.terminalMarks).scalars { self[scalar.value].bits |= PassEntry.ends }
    case .guillemetSpaces where context.rules.spacesHighMarks:
      self[0xAB].bits |= PassEntry.opensTight
      self[0xBB].bits |= PassEntry.closesTight
    case .highMarkSpaces where context.rules.spacesHighMarks:
      for scalar in ScalarSet.highMarks.scalars { self[scalar.value].bits |= PassEntry.closesTight }
    // NB: the flag keeps the parenthesis out of the fast path for ASCII.
    case .furigana where context.hasReadings: self[0x29].bits |= PassEntry.watchedSecond
    case .commas, .ending, .wrapping, .guillemetSpaces, .highMarkSpaces, .furigana: break
    }
  }

  private mutating func addComposition() {
    let facts = UnicodeFacts.shared
    for (scalar, form) in facts.replaced { self[scalar] = entry(for: form, insteadOf: scalar) }
    for (value, combiningClass) in facts.classes.enumerated() where combiningClass != 0 { self[UInt32(value)].bits |= PassEntry.joins }
    for value in facts.joiningStarters { self[value].bits |= PassEntry.joins }
  }

  /// The entry of a scalar that a step replaces by others.
  private mutating func entry(for replacement: Scalars, insteadOf scalar: UInt32) -> PassEntry {
    let facts = UnicodeFacts.shared
    guard let first = replacement.first else { return PassEntry(.drop) }
    // NB: a mark in a replacement would have to compose with the scalar before it.
    guard !facts.canJoin(first.value), scalar < UnicodeFacts.limit else { return .steps }
    guard replacement.composed == replacement else { return .steps }
    guard replacement.count == 1 else { return sequenceEntry(for: replacement) }
    let entry = self[first.value]
    return entry.kind == .copy ? PassEntry(.replace, payload: first.value, flags: entry.flags) : entry
  }

  private mutating func sequenceEntry(for replacement: Scalars) -> PassEntry {
    var bytes: [UInt8] = []
    for scalar in replacement {
      let entry = self[scalar.value]
      guard !entry.has(PassEntry.anyFirst | PassEntry.anySecond) else { return .steps }
      switch entry.kind {
      case .copy: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      case .replace: bytes += Unicode.Scalar(entry.payload).flatMap(UTF8.encode).map(Array.init) ?? []
      case .drop: break
      case .sequence, .space, .comma, .steps: return .steps
      }
    }
    return bytes.isEmpty ? PassEntry(.drop) : sequence(bytes) ?? .steps
  }
}
