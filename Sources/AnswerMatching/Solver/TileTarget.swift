/// A text that the tiles have to spell.
struct TileTarget: Sendable {
  enum Kind: Sendable, Hashable {
    /// The form of an accept entry.
    case form
    /// An accept entry of punctuation only, compared as written.
    case raw
  }

  struct Key: Hashable {
    let kind: Kind
    let text: Scalars
  }

  let kind: Kind
  let text: Scalars
  let entry: String

  var key: Key { Key(kind: kind, text: text) }
}
