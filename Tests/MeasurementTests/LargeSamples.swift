import Measurement

/// Published responses that are too many for a list of patterns. Each pattern is a number in base 16 whose bits are the answers, the first
/// item first.
enum LargeSample {
  /// The answers of 8,445 women of the Bangladesh Fertility Survey of 1989 to eight questions about where they can go alone, as
  /// pattern:persons. N. Huq and J. Cleland, "Bangladesh Fertility Survey, 1989" (1990).
  static func mobility() throws -> ResponseMatrix {
    try matrix(mobilityPatterns, items: 8)
  }

  /// The answers of 600 pupils to 32 questions of a science test for grade 12, with missing answers as wrong ones. R. Wood and others,
  /// "TESTFACT 4 for Windows" (2003).
  static func science() throws -> ResponseMatrix {
    try matrix(sciencePatterns, items: 32)
  }

  private static func matrix(_ text: String, items: Int) throws -> ResponseMatrix {
    var matrix = try ResponseMatrix(items: items)
    for entry in text.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":")
      let (bits, count) = (UInt32(parts[0], radix: 16) ?? 0, parts.count > 1 ? Int(parts[1]) ?? 0 : 1)
      try matrix.append((0..<items).reversed().map { bits >> $0 & 1 == 1 ? .right : .wrong }, count: count)
    }
    return matrix
  }

  private static let mobilityPatterns = """
    00:829 01:9 08:1 10:20 11:2 20:699 21:7 22:1 24:3 28:1 30:67 31:2 34:2 37:1 38:1 3c:2 3e:1 40:10 41:3 50:3 51:1 52:1 58:3 60:14 61:3
    64:1 70:6 74:2 76:1 78:2 7c:1 7e:1 80:878 81:10 84:18 88:2 8f:1 90:116 91:1 92:2 94:11 97:1 98:7 9d:1 a0:2019 a1:15 a3:3 a4:51 a5:3
    a6:2 a7:1 a8:1 ae:1 af:1 b0:762 b1:25 b2:2 b3:1 b4:101 b5:13 b6:10 b7:9 b8:23 b9:14 bc:10 bd:6 be:7 bf:18 c0:103 c1:3 c4:2 c8:1 d0:42
    d1:2 d4:5 d5:1 d6:1 d7:2 d8:3 dd:1 e0:615 e1:18 e2:1 e4:15 e5:5 e6:3 e7:2 e8:6 e9:3 eb:1 f0:911 f1:110 f2:11 f3:8 f4:145 f5:43 f6:34
    f7:36 f8:53 f9:39 fa:1 fb:9 fc:38 fd:52 fe:28 ff:246
    """

  private static let sciencePatterns = """
    ffffffff 4aeebd22 eaa69db2 5abe9832 7b3ebd7a caeeff22 f2febd72 4ae7bf6e 0032ac24 18fdbc20 02aadd37 02aa8f46 21ba8d62 daeffdfa 42b29d36
    2aaabd20 42f6bd32 4b7bdf7e 4ae6d5a7 3aaf9c76 02eaaf02 2aaa9c22 5aeefc36 4aa6f7ba 2aeefd36 02b03e26 0abebd73 62eebd32 8aa6be76 50f6ac32
    7aafdd73 8aaea46e 00a28db0 4ab6fd26 40a7fd22 80a48d32 0ae4f5e2 8babff76 42af9d72 6bfffefa 4aaebdf7 0abafd26 2eeefd77 40bf9892 02e19c32
    89e7ed2f 8aa79d22 caaefdfe 02a49ca0 fbfffffe deafbff6 da241d03 4aaafd32 22e97c60 deafdd7e 92bdbe33 0bef9c23 09a78c80 ffeffdfe 49f4987a
    a2a2bd36 fe7ffd7e 92bcbc22 10000308 02badce2 6beefdb6 1aee9848 faefffff 4abe9d77 4aee9d7e 6abefd67 faeefffa dbfefffe 08abdd26 0cf9bcfa
    ffffffea 02aa9d22 0ae29f23 4aaf9d66 22b2bd72 caab99a2 5aafbd77 66effdf2 43feffee 42eab4f4 42e6dd32 1062bd32 e2f7fdfb dbae9db2 1aeebfe6
    5aadbd76 4aba9e30 6bf4b9b2 6bb3dd36 22bb8c2c 52b69825 7efff5f2 d8b5ddbe 6ab6dc76 48ad9c2a cbaadd2e 4beedc76 8a7e9c27 4aabbf22 eae6bc27
    eaefcd7e faefbd76 08b09c67 80aeed66 3ab6ff26 00349800 02f2fdb4 dabe8d52 42a2bd22 42ae9c34 0afb9d76 0170ac3e 4a3fff6e 18bd8c32 c0a5a83d
    4ae69cf6 40aebe50 03e2bd2c 32bbfc30 02a4bd2c 68311c20 96fe9c26 18209e01 4ba7957a dbbfbfea dbbedffa 2435bc49 4b72bf0a ffeffd7e 5afefde6
    0463b5ae 58effdf2 49ae3876 1aaa9d30 4b3ebf32 58acdef2 5aa8bdf0 c0efbdaa 00a69408 effffdfe 4bfcbd67 06a09d23 2afeff36 8aa69932 68bebd62
    3aaffd62 62aa9c22 c2b6b73a caefbe62 00bebe53 8834ff7e 48ec9d27 6afe9d22 afefbdfe cbffffea 2bbf9db2 0ab8bc00 49a9c586 7fefff77 50a5997b
    2eebbcfe 52bf9f6a ffffffff 4aaeddfe 10ae9400 c8aebcb2 43ee9d64 53fa9c36 08abdd20 d4fefd26 0aec8866 d8bfb7f2 13e79ffe 66eadffe 3aa4bc34
    32efbd32 4aaedd72 42b08d28 01b89d45 63eead2a 82aa9d66 03aaccba debefde2 08a29c26 0a349d3e 08b39df6 4aefdcfe 32a78e05 9fbdb5ea 00b2b546
    cefe9da2 0a2f9466 4abebd76 88a60f63 50a41e66 5aa4bc80 48ae9c02 40bfbdf6 dbafbe63 8aa5bd03 12af9a12 faaffffb debb9ffa 4a288514 5beefdf2
    68beada6 4bb49de2 6aafff7a 4aa4b5a2 082ebce2 d8afbdf6 7afefdef 4abefd3a 63ef7dff 12b49c2a 02e209c0 52aedf02 7beefde6 feeeffbe 58effd7a
    feabffea 68be9f2f 40be8d21 0aee8d02 feeffff2 82b09800 89afbdfa 02b03c42 02f4fda8 2ab69d2b 7afefff2 22bb9d0a 00fa9a15 0234b32f 10b88494
    7fffff7e 10a20f10 04b7bc2b 5aaabdfa 12b29d42 81bfdd3b 90b6aaa8 ebeffd7a 2aa6b537 fdeffffa caee5ca2 7a27deaa c3febdba 12ad9b12 00278da1
    8aaaedb6 12ee9d00 50cc9782 6ca6bdba 7afe9ff2 4af6ffb3 fafffd7a e4a4b424 febedff7 332afd62 00fa8d33 7fefffee dbe68d20 4af68d3e 4aefbdb6
    08ae9cee 00a78c01 1827bd22 02fe9c7c 7ae7fdf6 4a67bd3e 22a59c66 d276ff26 52f0d4a9 0037bc0c 6aee9d72 0afe9df6 89a69df2 5aeefff6 e2eedffa
    00e1c5a8 8bae9522 00a2bc8a cab8dd32 20abbfb6 eaffbffe 5eb6dfbe 16a79c30 02a0ddb5 09ad9d02 4eae9862 4036ad34 fafafd36 d9a7fdfa 5bbefd7a
    02bfbd2a 32b4b404 4efebf6e 5b67bd62 ebeffd7b 0aaa9d20 eabeddf6 1ee2fd30 eaa6ffb7 43f29dba 1aaefdfb c2fe9d23 089fbc12 4aefdd72 42bebd66
    1aa69d96 02a2dc3b 1af7fffa 7eeffff2 0aa41f60 fefdf5fe 5eeebd7e 0beebc20 5ffefcf9 02259f03 7afffdfe 5abf9de6 83769da3 96b63c3a 00278532
    62ab9d26 fff6dff2 faeffff6 48f39da2 faaefd22 a48afe06 9aa69da2 10209400 cef79f3a 11aac524 38fbfff6 332ebf72 f12ffffa 02bb9492 de3fff7e
    4efdb7ee 40babe06 28e7bdf2 80aabc62 daff9d72 42aebd22 e2b3bd22 4fffffae 63fff762 0ab49834 6abfbdce effffffe f2eaffb2 02aeff72 42efbf72
    0aeeff33 536baf37 4ae6b776 4aae9c86 01820804 5aaf9eb2 2aa7bee2 0abcbca2 7fedfdfe 7eeffffa 86ed9d52 02a1b422 daffddba 4ba11c00 2aeab4b3
    5faefffe 5abf9d36 983f9db6 6aefff2e 5aedbd7e 4a26bd63 12eb8f2a 3abebd00 18b596b2 8ae29da2 f5effffa 5efbfd72 60bb1fe2 02a20920 18bfad66
    11a08c00 f2eef73a 6aee9b23 f2a49c26 2a3efd72 02bbdd2a 68e6ff26 eaeeffff 5afdffee 5aff9f32 7aaffd7a 4aeffd22 2afc9d60 e3ae9d62 02fbac22
    6ebf9ffa dfffddf6 52a2bd18 ffffffff 52febd32 02b6ff26 12fe8d22 4aef9d73 c9848120 82bb9f4a 58f7ff72 13b69896 42eebd6a efeffd7f 13aebd22
    36eb9d7e eab79ed6 58e6bcf6 92aebf72 40aebf3e 04a49028 4eb69da2 28ae9d3e cabfffe3 4e989d20 feffff77 10af8876 5ab6dfe2 0a268820 b2efdd72
    087e9a6a 4aa2df7e 98a98f0a 4aa4b922 08af8ff6 e3eef6fa 97ffbd7a 1aefbd3e 1833be66 5ffffd7f 48b6fc93 4aeffd2f 0afe9fb6 5e279e36 16eedd7e
    3ae00c02 02229d06 faafdffa 12afbd33 f3affdfb 18aeb526 eb37fffa ceabbd36 4aeafcb6 4ae6bdea caa69c6e 02a29c28 429fbd26 4bba9d36 e2ffffef
    5a3ebeca caa2bcfa 0aa18e20 8aaa9d32 10308802 0bbabd2a 52f48925 bafabc7a 4aefbf92 5b6ffefe 02aefdb6 2af6bda6 00b7d546 5efefffe 22ffb7f6
    eaf7fdff 82a8ec22 02ab8d62 6affffee 7be7ddf2 7eefbff6 eefeff56 ffeffd72 02efff72 6be3bf7e cfefbfee 4936bcb6 0af6bda7 0abcad26 0be88c80
    fffffffe 0436bc36 f2ffbdfa 0aa99d72 8aefbc23 6aaefdf6 42e6ada1 4a2f9daa 82a6b73a 0a2b9da2 00ba9d37 42aebd66 1a32aca6 78fc9df2 4b2e9d62
    0abe9fee 6f2fdd76 d0fece7a f2fe9f67 0a23bd22 5aff9da2 4eeadf3e 56a6fe72 5aae9d3a 823cad68 43b2dd3a 00acbf22 06a8bc26 512e8de6 1aa39de2
    42eefd3a debefffa 5bbaff7e 4abfbd7e 92aabc20 07aabd2d 42089d23 eeeefffe faaf9ff6 82a59fb2 59babd26 1aeb9d3c 4aef9d32 5afffd22 0aae9e24
    0222bf92 5afefff2 00a4841a 4a3effa6 08b79c02 c2afbd34 10909ce2 3a2e97b6 7aeffc72 5eaedf7f 5be99ea6 00e29d07 02a6ad27 00f39c3c 4aa39d22
    42b2bca2 4aeff926 8cab9526 00253ea2 e0b6be18 cffffd7e 40aebf80 daab9d2a 06eab82c 22a29e02 aaaf9dc6 18a48f80 0aeebd20 06aedcf6 42eefc22
    b0ab9d34 48addf3e 4ae7ffee 02aeaf22 42aa9d66 483c9fb2 f7ffdffb 52ee9d72 19ecfdb6 9aefdc2a 40b6ed00 50b4be62 02febf7f ebaffd36 9ab4dc33
    44fe99b6 fffffdfb 28f01884 4a2ab7a4 53febd36 0aea9d7e 02eedd32 8be3bd3a 5ebfff67 5afe8f36 42a6ad36 98b7be29 4aef9de6 28b6bd22 d2ba9cf0
    """
}
