import StrictJSON

/// A file of difficulties that was written.
struct PublishedDifficulties {
  let file: String
  let difficulties: PublishableDifficulties
}

extension PublishedDifficulties {
  var json: JSON {
    let leftOut = difficulties.leftOut.map { item -> JSON in
      ["item_id": .string(item.itemID), "reason": .string(item.reason.rawValue)]
    }
    return ["file": .string(file), "items": .number(difficulties.items.count), "left_out": .array(leftOut)]
  }

  var text: String {
    let written = "\(file): \(difficulties.items.count) difficulties written"
    return ([written] + difficulties.leftOut.map { "\($0.itemID) left out: \($0.reason.explanation)" }).joined(separator: "\n")
  }
}

extension PublishableDifficulties.Reason {
  fileprivate var explanation: String {
    switch self {
    case .noEstimate: "the responses give no estimate"
    case .standardError: "the standard error is \(PublishableDifficulties.maximumError) or more"
    case .farFromLevel: "the difficulty is \(PublishableDifficulties.maximumDistance) logits or more from the middle of the author's level"
    }
  }
}
