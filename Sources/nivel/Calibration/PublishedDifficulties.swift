import Placement
import StrictJSON

/// A file of difficulties that was written.
struct PublishedDifficulties {
  let file: String
  let difficulties: PublishableDifficulties
}

extension PublishedDifficulties {
  var json: JSON {
    let leftOut = difficulties.leftOut.map { item -> JSON in
      ["item_id": .string(item.itemID), "reason": .string(item.reason.name)]
    }
    return ["file": .string(file), "items": .number(difficulties.calibration.items.count), "left_out": .array(leftOut)]
  }

  var text: String {
    let written = "\(file): \(difficulties.calibration.items.count) difficulties written"
    return ([written] + difficulties.leftOut.map { "\($0.itemID) left out: \($0.reason.explanation)" }).joined(separator: "\n")
  }
}

extension PublishableDifficulties.Reason {
  fileprivate var name: String {
    switch self {
    case .noEstimate: "no_estimate"
    case .refused(let refusal): refusal.rawValue
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .noEstimate: "the responses give no estimate"
    case .refused(.standardError): "the standard error is \(ItemCalibration.standardErrorLimit) or more"
    case .refused(.farFromLevel): "the difficulty is \(ItemCalibration.shiftLimit) logits or more from the middle of the author's level"
    }
  }
}
