import Catalog
import Choreography

/// One entry of a suite: a state or a take, and what is kept of it.
public struct SuiteEntry: Sendable {
  /// Its name, which its goldens have too.
  public var name: String
  /// Its line in the suite's file.
  public var line: Int
  /// The group it belongs to.
  public var group: String?
  /// Words by which it can be chosen.
  public var tags: [String]
  /// The link as it is written in the suite.
  public var link: String
  /// The take; without one the scene is as it begins.
  public var take: Take?
  /// What is simulated.
  public var experiment: Experiment
  /// What was set around it: `device=iphone-15 refreshRate=60`, without what is as always.
  public var surroundings: String
  /// Whether the numbers are kept.
  public var keepsTrace: Bool
  /// The moments whose pictures are kept.
  public var pictures: [Link.Moment]
  /// The moments of the film strip that is kept; none without one.
  public var strip: [Link.Moment]
  /// What pictures show.
  public var view: View
  /// Device pixels for a point.
  public var scale: Double
  /// What is drawn flat.
  public var masks: [Mask]
  /// How far the numbers may be off.
  public var traceTolerance: TraceTolerance
  /// How far pictures may be off.
  public var pictureTolerance: PictureTolerance
  /// What must hold without a golden.
  public var expectations: [Expectation]
  /// What `with` sets, for views that open a window.
  package var setup: Setup

  /// What a picture shows.
  public enum View: String, CaseIterable, Hashable, Sendable { case phone, plot, workbench }

  /// A part of a picture that is drawn flat, since it is of no interest or never the same.
  public enum Mask: Hashable, Sendable {
    /// Where an element stands.
    case element(String)
    /// A rectangle in points of the screen; in views other than the phone, in units of the picture.
    case rect(Rect)
  }

  /// The group and the name: `smoke/one-motion`.
  public var path: String { (group.map { "\($0)/" } ?? "") + name }

  /// Where it is found: `compose-sheet/open:one-motion`, the link without its moment.
  public var place: String {
    guard var link = try? Link(link) else { return link }
    link.moment = nil
    return link.description
  }
}
