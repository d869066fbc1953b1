extension Workshop {
  /// A workshop in which the entry `follows` is the same, `sheet` differs and `new` is missing.
  static func changed() throws -> Workshop {
    let shop = try Workshop()
    try shop.approve()
    try shop.strategy(after: 0.45)
    try shop.write(
      plain + "\n  new: { link: \"chat/tap-and-done:jumps\", trace: true, tags: [fresh] }\n",
      as: "keyrise.yaml")
    return shop
  }
}
