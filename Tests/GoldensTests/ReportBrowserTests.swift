import Foundation
import Testing

@testable import Goldens

@Suite(
  "The page of a report in a browser", .serialized,
  .enabled(if: Browser.path != nil, Comment(rawValue: Browser.absence)))
struct ReportBrowserTests {
  /// A page about an entry that differs, one that is missing and one that is the same.
  private func page() throws -> (shop: Workshop, file: String) {
    let shop = try Workshop.changed()
    let report = try shop.verify(evidence: .film)
    try ReportFolder(shop.path).write(
      Array(ReportPage(report).html.utf8), as: ReportPage.fileName)
    return (shop, "\(shop.path)/\(ReportPage.fileName)")
  }

  @Test("slider, onion skin, flicker, filters, cursor and keys work, and the console stays empty")
  func desktop() throws {
    let (shop, file) = try page()
    defer { _ = shop }
    let browser = try Browser()
    try browser.open(file, width: 1280, height: 800, media: ["prefers-color-scheme": "dark"])
    try pictures(browser)
    try numbers(browser)
    try filters(browser)
    try keys(browser)
    #expect(browser.complaints == [])
  }

  private func pictures(_ browser: Browser) throws {
    let viewer = "document.querySelector('.viewer')"
    func style(_ of: String, _ property: String) throws -> String {
      try browser.text("getComputedStyle(\(viewer).querySelector('\(of)')).\(property)")
    }
    #expect(try browser.text("\(viewer).dataset.mode") == "side")
    #expect(try browser.number("\(viewer).querySelectorAll('figure').length") == 3)
    #expect(
      try browser.value(
        "[...document.images].every((image) => image.complete && image.naturalWidth > 0)") as? Bool
        == true)

    // With the mouse: choose the slider, then drag the divider.
    try browser.click(".viewer .segments label:nth-of-type(2) span")
    #expect(try browser.text("\(viewer).dataset.mode") == "slider")
    #expect(try style(".actual .sheet", "clipPath") == "inset(0px 0px 0px 50%)")
    try browser.drag(".viewer .expected .sheet", 0.5, 0.4, 0.25)
    #expect(abs(try browser.number("\(viewer).querySelector('input.slider').value") - 25) <= 1)
    // With the keyboard: the range is an ordinary one, and two keys move it from anywhere.
    try browser.value("\(viewer).querySelector('input.slider').value = 25")
    try browser.value("\(viewer).querySelector('input.slider').focus()")
    try browser.press("ArrowRight")
    #expect(try style(".actual .sheet", "clipPath") == "inset(0px 0px 0px 26%)")
    #expect(try style(".expected .sheet", "clipPath") == "inset(0px 74% 0px 0px)")
    #expect(
      try browser.text("\(viewer).querySelector('input.slider').ariaValueText")
        .hasPrefix("26 % of the width"))
    try browser.press("]")
    #expect(try style(".actual .sheet", "clipPath") == "inset(0px 0px 0px 31%)")

    try browser.press("3")
    #expect(try browser.text("\(viewer).dataset.mode") == "onion")
    #expect(try style(".actual .sheet", "opacity") == "0.5")
    try browser.press("4")
    #expect(try browser.text("\(viewer).querySelector('.beat').ariaPressed") == "true")
    try browser.press("x")
    let shown = try browser.text("\(viewer).querySelector('.shown').textContent")
    try browser.press("x")
    #expect(
      Set([shown, try browser.text("\(viewer).querySelector('.shown').textContent")])
        == ["Expected", "Actual"])
    #expect(try browser.text("\(viewer).querySelector('.beat').ariaPressed") == "false")
    try browser.press("5")
    #expect(try style(".difference", "display") == "block")
    #expect(try style(".actual", "display") == "none")
    try browser.press("z")
    #expect(try browser.text("\(viewer).dataset.zoom") == "1")
    // A strip marks the first of its frames that differs.
    #expect(try browser.number("\(viewer).querySelectorAll('.actual .mark.first').length") == 1)
  }

  private func numbers(_ browser: Browser) throws {
    let lane = "document.querySelector('.lane')"
    let caption = "\(lane).querySelector('caption').textContent"
    func cell(_ row: String, _ column: Int) throws -> String {
      try browser.text(
        "\(lane).querySelector('[data-row=\(row)]').children[\(column)].textContent")
    }
    try browser.value("\(lane).querySelector('input.frame').focus()")
    try browser.press("Home")
    #expect(try browser.text(caption) == "At frame 0, 0 ms")
    #expect(try cell("keyboard_top", 3) == "0")
    try browser.press("g")
    let first = try browser.number("\(lane).lane.data.first")
    #expect(try browser.number("\(lane).lane.frame") == first)
    #expect(
      try browser.number("\(lane).querySelector('.film li.first').dataset.frame") == first)
    #expect(
      try browser.text("\(lane).querySelector('.film [aria-current]').className") == "first bad")
    try browser.press("w")
    #expect(try cell("keyboard_top", 3).first.map { "+\u{2212}".contains($0) } == true)
    #expect(try browser.text("document.querySelector('#said').textContent").contains(" points"))
    #expect(try browser.number("\(lane).querySelectorAll('.screens img').length") == 1)
    #expect(try browser.number("\(lane).querySelectorAll('.screens .over path').length") >= 1)
    try browser.click(".lane .field-of-lines .lines")
    let middle = (try browser.number("\(lane).lane.data.last") / 2).rounded()
    #expect(abs(try browser.number("\(lane).lane.frame") - middle) <= 1)
    let before = try browser.number("\(lane).lane.frame")
    try browser.press("ArrowRight")
    #expect(try browser.number("\(lane).lane.frame") == before + 1)
    try browser.press("ArrowLeft")
    #expect(try browser.number("\(lane).lane.frame") == before)
  }

  private func filters(_ browser: Browser) throws {
    let shown =
      "[...document.querySelectorAll('article:not([hidden]) h3')]"
      + ".map((name) => name.textContent).join()"
    let found = "document.querySelector('#found').textContent"
    #expect(try browser.text(shown) == "sheet,new,follows")
    #expect(try browser.text(found) == "3 shown")
    try browser.press("f")
    #expect(try browser.text(shown) == "sheet,new")
    #expect(try browser.text(found) == "2 of 3 shown")
    try browser.press("/")
    try browser.type("keyboard starts")
    #expect(try browser.text(shown) == "sheet")
    try browser.press("Escape")
    try browser.press("Escape")
    try browser.value("new Promise((done) => setTimeout(done))")
    #expect(try browser.text(shown) == "sheet,new,follows")
    func choose(_ list: String, _ option: String) throws {
      try browser.value(
        "{ const list = document.querySelector('\(list)'); list.value = '\(option)';"
          + " list.dispatchEvent(new Event('input', { bubbles: true })); }")
    }
    try choose("#tag", "fresh")
    #expect(try browser.text(shown) == "new")
    try choose("#group", "chat")
    #expect(try browser.text(shown) == "")
    #expect(try browser.value("document.querySelector('#nothing').hidden") as? Bool == false)
    try browser.click(".filters [type=reset]")
    try browser.value("new Promise((done) => setTimeout(done))")
    #expect(try browser.text(shown) == "sheet,new,follows")
    try browser.click(".state.different input")
    #expect(try browser.text(shown) == "new,follows")
    try browser.click(".state.different input")
  }

  private func keys(_ browser: Browser) throws {
    let place = "document.activeElement.closest('article')?.querySelector('h3').textContent"
    try browser.value("document.activeElement.blur()")
    try browser.press("k")
    try browser.press("k")
    try browser.press("k")
    #expect(try browser.text(place) == "sheet")
    try browser.press("j")
    #expect(try browser.text(place) == "new")
    try browser.press("j")
    #expect(try browser.text(place) == "follows")
    try browser.press("p")
    #expect(try browser.text(place) == "new")
    let open = "document.querySelectorAll('details[open]').length"
    try browser.press("c")
    #expect(try browser.number(open) == 0)
    try browser.press("o")
    #expect(try browser.number(open) == 1)
    try browser.press("e")
    #expect(try browser.number(open) == 3)

    let ground = "getComputedStyle(document.body).backgroundColor"
    let dark = try browser.text(ground)
    try browser.press("t")
    #expect(try browser.text("document.documentElement.dataset.theme") == "light")
    #expect(try browser.text(ground) != dark)
    try browser.press("?")
    #expect(try browser.value("document.querySelector('#keys').open") as? Bool == true)
    // Every key that acts is in the list.
    #expect(try browser.number("document.querySelectorAll('#keys kbd').length") > 20)
    try browser.value("document.querySelector('#single').click()")
    try browser.press("Escape")
    #expect(try browser.value("document.querySelector('#keys').open") as? Bool == false)
    try browser.press("c")
    #expect(try browser.number(open) == 3, "single keys can be switched off")
  }

  @Test("on a phone nothing is cut off, nothing moves unasked, and every control has a name")
  func phone() throws {
    let (shop, file) = try page()
    defer { _ = shop }
    let browser = try Browser()
    try browser.open(
      file, width: 390, height: 844,
      media: ["prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"])
    #expect(try browser.number("document.documentElement.scrollWidth") <= 390)
    try browser.value("document.querySelector('summary').focus()")
    try browser.press("4")
    #expect(try browser.text("document.querySelector('.viewer').dataset.mode") == "flicker")
    #expect(try browser.text("document.querySelector('.beat').ariaPressed") == "false")
    #expect(
      try browser.number("document.documentElement.scrollWidth") <= 390,
      "the page is no wider than the phone with any picture")

    let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    var roles: Set<String> = []
    for node in nodes where node["ignored"] as? Bool != true {
      guard let role = (node["role"] as? [String: Any])?["value"] as? String else { continue }
      roles.insert(role)
      let name = (node["name"] as? [String: Any])?["value"] as? String ?? ""
      if Self.named.contains(role) { #expect(name != "", "\(role): \(node)") }
    }
    #expect(roles.isSuperset(of: ["banner", "main", "search", "contentinfo", "heading", "status"]))
    #expect(roles.isSuperset(of: ["slider", "radio", "checkbox", "table", "rowheader"]))
    #expect(browser.complaints == [])
  }

  /// What must have a name for those who only hear the page.
  private static let named: Set<String> = [
    "button", "slider", "radio", "checkbox", "combobox", "searchbox", "link", "image", "heading",
    "article", "region", "search", "navigation", "table", "columnheader", "rowheader",
  ]
}
