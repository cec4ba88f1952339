#if arch(wasm32)

  import WasmMessages

  // The exports for a host. A host allocates memory, writes a request into it, calls a function, reads the reply (its length as a
  // little-endian 32-bit number, then its bytes), and releases the memory of both.

  /// The version of the message format. A host must not use a module with a version that it does not support.
  @_expose(wasm, "nivel_message_version")
  @_cdecl("nivel_message_version")
  public func nivelMessageVersion() -> Int32 { 1 }

  /// Calls ``MatcherMessages/normalize(_:)`` with a request of `count` bytes. The host releases the reply.
  @_expose(wasm, "nivel_normalize")
  @_cdecl("nivel_normalize")
  public func nivelNormalize(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(MatcherMessages.normalize(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  /// Calls ``MatcherMessages/match(_:)`` with a request of `count` bytes. The host releases the reply.
  @_expose(wasm, "nivel_match")
  @_cdecl("nivel_match")
  public func nivelMatch(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(MatcherMessages.match(UnsafeBufferPointer(start: request, count: Int(count))))
  }

#endif
