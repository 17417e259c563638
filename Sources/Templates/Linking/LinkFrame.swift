import Diagnostics
import Mustache

/// What a piece of a template belongs to.
struct LinkFrame {
  /// The file that it is written in.
  let file: LinkedFile
  /// How its lines are moved.
  let indentation: Indentation
  /// The blocks that replace those in it.
  let overrides: LinkOverrides
  /// The paths of the files that include one another up to this one, the page first.
  let chain: [String]
  /// How it was reached, the nearest first.
  let notes: [Note]

  /// The frame of a file that is included here.
  func including(
    _ file: LinkedFile,
    at position: Position,
    indentation: Indentation,
    overrides: LinkOverrides
  ) -> LinkFrame {
    LinkFrame(
      file: file,
      indentation: indentation,
      overrides: overrides,
      chain: chain + [file.path],
      notes: [Note("included from \(self.file.source.path):\(position.line)")] + notes
    )
  }

  /// The frame of the same text with its lines moved otherwise.
  func moved(_ indentation: Indentation) -> LinkFrame {
    LinkFrame(
      file: file,
      indentation: indentation,
      overrides: overrides,
      chain: chain,
      notes: notes
    )
  }
}
