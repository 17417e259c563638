import Diagnostics

extension TemplateProblem {
  /// What is wrong, and what to do.
  public var message: String {
    switch self {
    case .unknownName(let name, let suggestion):
      "unknown name '\(name)'"
        + Self.meant(suggestion, else: "'boardwalk help fields' lists the names")
    case .nameOfOtherKind(let name, let kinds):
      "'\(name)' is not known on this kind of page, only in \(kinds.joined(separator: ", ")); "
        + "'boardwalk help fields' lists the names of each"
    case .nameInList(let name, let list):
      "'\(name)' goes on behind the list '\(list)'; repeat the list with '{{#\(list)}}'"
    case .notText(let name, .record):
      "'\(name)' is a record; write one of its fields"
    case .notText(let name, .list):
      "'\(name)' is a list; repeat it with '{{#\(name)}}'"
    case .notText(let name, .boolean):
      "'\(name)' is true or false; ask for it with '{{#\(name)}}' or '{{^\(name)}}'"
    case .markupInTwoBraces(let name):
      "'\(name)' is markup; write it in three braces: '{{{\(name)}}}'"
    case .textInThreeBraces(let name):
      "'\(name)' is no markup; write it in two braces: '{{\(name)}}'"
    case .markupOutsideText(let name):
      "'\(name)' is markup, which can only stand in the text of an element; move it there"
    case .unsafePlace(let place):
      "a tag cannot be safe \(place); move it into text or a quoted attribute"
    case .textBeginsAddress(let name, let attribute):
      "'\(name)' is text and cannot begin the address in '\(attribute)'; use an address field, or "
        + "begin the address with fixed text"
    case .unknownTemplate(let inclusion, let name, let suggestion?)
    where TemplateFiles.templateName(of: name) == suggestion:
      "unknown \(inclusion.rawValue) '\(name)', as names have no ending; write "
        + inclusion.spelling(suggestion)
    case .unknownTemplate(let inclusion, let name, let suggestion):
      "unknown \(inclusion.rawValue) '\(name)'"
        + Self.meant(suggestion, else: inclusion.remedy(name))
    case .cyclicTemplate(let names):
      "'\(names.first ?? "")' reaches itself: \(names.joined(separator: ", ")); break the circle"
    case .dynamicName(let name):
      "'*\(name)' is known only when pages are made; write the name of a template"
    case .unknownBlock(let name, let parent, let suggestion):
      "'\(parent)' has no block '\(name)'" + Self.meant(suggestion, else: "write one of its blocks")
    case .repeatedBlock(let name):
      "the block '\(name)' is given twice; keep one"
    case .textInParent(let parent):
      "in '{{<\(parent)}}' only blocks are shown; move this into a block"
    case .inclusionInTitle:
      "titles cannot include templates or have blocks; write the text here"
    case .missingTitle:
      "a page needs a title; write 'title: …' into its front matter"
    case .forbiddenAttribute(let name):
      "the attribute '\(name)' is not possible in a site; " + Self.remedy(attribute: name)
    case .forbiddenElement("base"):
      "<base> would break the site's links; remove it"
    case .forbiddenElement(let name):
      "<\(name)> is not possible in a site; move its rules into a style sheet of 'assets'"
    case .inlineScript:
      "a script cannot be written into a page; move it into a file of 'assets' and name it in 'src'"
    case .scriptAddress(let attribute):
      "the address in '\(attribute)' is a script; move it into a file of 'assets'"
    case .processingInstruction:
      "HTML has no '<?'; remove it, or write '&lt;?'"
    case .unclosedElement(let name):
      "<\(name)> is not closed; close it with '</\(name)>'"
    case .mismatchedElement(let name, let open):
      "this closes <\(name)>, but <\(open)> is open; close that first"
    case .strayElement(let name):
      "this closes <\(name)>, which is not open; remove it"
    case .endsMarkdown(let name, let element):
      "<\(element)> ends the \(name == "p" ? "paragraph" : "<\(name)>") that Markdown makes of this; "
        + "put it on a line of its own, with blank lines around it"
    case .elementLeftOpen(let name, let part):
      "<\(name)> is opened in \(part) and not closed there; close it before the end"
    case .elementClosedWithin(let name, let part):
      "\(part) closes <\(name)>, which was opened outside; open and close it in the same part"
    case .endsElsewhere(let part, let begins, let ends):
      "\(part) begins \(begins) and ends \(ends); let it end where it began"
    case .missingBlank:
      "this follows an attribute without a blank; put one between them"
    case .unfinishedTag(let name):
      "the tag of <\(name)> is not finished; end it with '>'"
    case .unclosedQuote(let attribute):
      "this quote is not closed; put the same mark behind the value of '\(attribute)'"
    case .unclosedComment:
      "this comment is not closed; end it with '-->'"
    case .unfinishedPage(let place):
      "the page ends \(place); finish it"
    case .unknownAddress(let name, let suggestion):
      "there is no '\(name)'" + Self.meant(suggestion, else: Self.remedy(address: name))
    case .misnamedAddress(let written, let meant):
      "'\(written)' is not how templates name this; write '\(meant)'"
    case .unknownFile(let written, let suggestion):
      "no page, asset or file of 'static' is called '\(written)'"
        + Self.meant(suggestion, else: "correct the name, or put the file into 'static'")
    case .emptyAddress(let element):
      "this address is empty; " + Self.remedy(empty: element)
    case .unknownIdentifier(let name, let suggestion):
      "no element of the page has the id '\(name)'"
        + Self.meant(suggestion, else: "write it into the element's tag: 'id=\"\(name)\"'")
    case .repeatedIdentifier(let name, let line):
      "line \(line) has an element with the id '\(name)' as well; give this one another"
    case .unknownWord(let written, let attribute, let known):
      "'\(attribute)' does not know '\(written)'"
        + Self.meant(
          Spelling.nearest(to: written, among: known),
          else: "write \(known.quotedAlternatives)"
        )
    case .brokenPoint(let written):
      "'\(written)' is no point of the window; write two percentages, as '50% 20%'"
    case .externalResource(let element):
      "<\(element)> reaches another site, which the Content-Security-Policy of docs/hosting.md "
        + "forbids; " + Self.remedy(external: element)
    case .textOutsideParent(let parent):
      "this stands outside of '{{<\(parent)}}', which holds the whole page; move it into a block"
    case .partialAddress(let name):
      "'\(name)' must be the whole address; write it without tags before or after"
    case .tooDeep(let limit):
      "more than \(limit) sections, blocks and templates in one another; make it flatter"
    case .tooLarge(let limit):
      "more than \(limit) pieces in one page; include fewer templates"
    }
  }

  private static func meant(_ suggestion: String?, else remedy: String) -> String {
    Spelling.suggestion(suggestion, else: "; \(remedy)")
  }

  private static func remedy(attribute: String) -> String {
    switch attribute {
    case "style": "use 'class' and a style sheet of 'assets'"
    case "srcset", "imagesrcset": "use 'src'"
    case "srcdoc": "use 'src' and a page"
    default: "use a script of 'assets'"
    }
  }

  private static func remedy(external element: String) -> String {
    switch element {
    case "iframe": "write a link to it"
    case "form", "button", "input": "write a link to a page there that has the form"
    default: "put the file into 'assets' and name it 'assets/…'"
    }
  }

  private static func remedy(empty element: String) -> String {
    element == "a" || element == "area"
      ? "write where it leads, as 'page:days' or '#top'" : "name a file, as 'assets/plan.svg'"
  }

  private static func remedy(address: String) -> String {
    address.hasPrefix("page:") ? "name a page of the site" : "put the file into 'assets'"
  }
}

extension TemplateProblem.Inclusion {
  /// How a template is named.
  fileprivate func spelling(_ name: String) -> String {
    switch self {
    case .partial: "'{{> \(name)}}'"
    case .parent: "'{{<\(name)}}'"
    case .layout: "'layout: \(name)'"
    }
  }

  /// Where the template would have to be.
  fileprivate func remedy(_ name: String) -> String {
    let name = TemplateFiles.templateName(of: name) ?? name
    return switch self {
    case .partial: "write 'partials/\(name).html'"
    case .parent: "write 'layouts/\(name).html' or 'partials/\(name).html'"
    case .layout: "write 'layouts/\(name).html'"
    }
  }
}
