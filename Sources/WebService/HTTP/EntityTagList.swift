/// The header `If-None-Match` of a request (RFC 9110, section 13.1.2).
struct EntityTagList {
  private let tags: [Substring]

  init(_ header: String) { tags = header.split(separator: ",").map { $0.drop { $0 == " " } } }

  /// The first of these tags that the list has, in the order of the list; weak tags count as strong ones. The tag `*` stands for the first of
  /// them all. Nil if there is none.
  func first(of own: [String]) -> String? {
    for tag in tags {
      if tag == "*" { return own.first }
      if let found = own.first(where: { tag == $0 || tag == "W/\($0)" }) { return found }
    }
    return nil
  }
}
