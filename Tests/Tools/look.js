// What is measured in a page, for check_look.py. Faults come as lines of text.
(() => {
  const CODE = "code, pre, kbd, samp";

  // What is known of each element, worked out once from the one around it.
  const survey = () => {
    const known = new Map();
    const visit = (element, outer) => {
      if (element.localName === "svg") return;
      const style = getComputedStyle(element);
      if (style.display === "none") return;
      const box = element.getBoundingClientRect();
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      // Text for screen readers alone lies in a box of a pixel, or is clipped away.
      const isForEars = style.clipPath === "inset(50%)" || clips && box.width <= 1 && box.height <= 1;
      // What has stuck to the top stays in its place as well.
      const top = outer.column ? outer.column.getBoundingClientRect().top : 0;
      const isStuck = style.position === "sticky" && Math.abs(box.top - top) <= 1;
      const isBlock = style.display !== "inline" && style.display !== "contents";
      const facts = {
        element, style, box, isBlock,
        isSeen: outer.isSeen && !isForEars && style.opacity !== "0" && element.checkVisibility(),
        fixed: style.position === "fixed" || isStuck ? element : outer.fixed,
        // The strip of days may be moved sideways on its own; nothing else may.
        strip: element.localName === "nav" && /auto|scroll/.test(style.overflowX) ? element : outer.strip,
        // A column may be moved up and down on its own.
        column: /auto|scroll/.test(style.overflowY) ? element : outer.column,
        frame: clips ? element : outer.frame,
        block: isBlock ? element : outer.block,
        outer,
      };
      known.set(element, facts);
      for (const child of element.children) visit(child, facts);
    };
    visit(document.body, { isSeen: true, fixed: null, strip: null, column: null, frame: null, block: null });
    return known;
  };

  const name = element => {
    const label = element.getAttribute("class");
    const text = element.textContent.trim().replace(/\s+/g, " ");
    return "<" + element.localName + (label ? "." + label.split(" ").join(".") : "") + ">"
      + (text ? " “" + (text.length > 40 ? text.slice(0, 39) + "…" : text) + "”" : "");
  };

  // Every piece of text that is seen: its element, and the boxes of its lines around the letters.
  const texts = known => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const letters = node.data.trim();
      const facts = letters && known.get(node.parentElement);
      if (!facts?.isSeen || facts.style.visibility !== "visible") continue;
      const size = parseFloat(facts.style.fontSize);
      const start = node.data.indexOf(letters);
      range.setStart(node, start);
      range.setEnd(node, start + letters.length);
      const strip = facts.strip?.getBoundingClientRect();
      const column = facts.column?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width < 0.5 || box.height < 0.5) continue;
        // Above a page's corner waits what is shown only when it has the focus.
        if (box.bottom + scrollY <= 0 || box.right + scrollX <= 0) continue;
        if (strip && (box.left < strip.left || box.right > strip.right)) continue;
        if (column && (box.top < column.top || box.bottom > column.bottom)) continue;
        // A line's box is higher than its letters.
        const middle = (box.top + box.bottom) / 2;
        const half = Math.min(box.height / 2, size * 0.4);
        found.push({
          ...facts, left: box.left, right: box.right, top: middle - half, bottom: middle + half,
        });
      }
    }
    return found;
  };

  const boxes = (known, found) => {
    const wrong = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth} in ${width}`);
    }
    for (const { element, style, box, isBlock, isSeen, strip, outer } of known.values()) {
      if (!isSeen) continue;
      if (style.textOverflow !== "clip") wrong.push(`text-overflow ${style.textOverflow} at ${name(element)}`);
      if (style.webkitLineClamp !== "none") wrong.push(`line-clamp at ${name(element)}`);
      if (!isBlock || strip || !outer.box || !outer.isBlock || !/static|relative/.test(style.position)) continue;
      if (box.left < outer.box.left - 1 || box.right > outer.box.right + 1) {
        wrong.push(`wider than its box, ${Math.round(box.width)} in ${Math.round(outer.box.width)}: ${name(element)}`);
      }
    }
    for (const text of found) {
      const what = () => name(text.element);
      if (text.right > width + 1 || text.left < -1) {
        wrong.push(`leaves the page at ${Math.round(text.left)}–${Math.round(text.right)}: ${what()}`);
      }
      const block = known.get(text.block)?.box;
      if (block && (text.left < block.left - 1 || text.right > block.right + 1)) {
        wrong.push(`text wider than its box, ${Math.round(text.right - text.left)} in ${Math.round(block.width)}: ${what()}`);
      }
      const frame = text.strip ? null : known.get(text.frame)?.box;
      if (frame && (text.left < frame.left - 1 || text.right > frame.right + 1
        || text.top < frame.top - 1 || text.bottom > frame.bottom + 1)) {
        wrong.push(`cut by ${name(text.frame)}: ${what()}`);
      }
    }
    return wrong;
  };

  const overlaps = found => {
    const wrong = [];
    const sorted = [...found].sort((one, two) => one.top - two.top);
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next++) {
        const two = sorted[next];
        if (two.top >= one.bottom - 0.5) break;
        if (one.element === two.element) continue;
        if (one.right - two.left < 1 || two.right - one.left < 1) continue;
        // What stays in its place while the page moves beneath it covers some of it for a while.
        if (one.fixed !== two.fixed) continue;
        wrong.push(`overlap: ${name(one.element)} and ${name(two.element)}`);
      }
    });
    return wrong;
  };

  // What comes last can be scrolled out from under bars that stay in their place.
  const covered = (known, found) => {
    const bars = [...known.values()].filter(facts => facts.style.position === "fixed" && facts.isSeen
      && facts.box.top > innerHeight / 2);
    const below = document.documentElement.scrollHeight - innerHeight - scrollY;
    const edge = Math.min(...bars.map(facts => facts.box.top));
    return found.filter(text => !text.fixed && text.bottom - below > edge)
      .map(text => `stays beneath the bar at the bottom: ${name(text.element)}`);
  };

  const families = found => found
    .filter(({ element, style }) => !/^"?Inter"?(,|$)/.test(style.fontFamily) && !element.closest(CODE))
    .map(({ element, style }) => `font ${style.fontFamily.slice(0, 40)} at ${name(element)}`);

  const isSeen = element => survey().get(element)?.isSeen && element.checkVisibility({ visibilityProperty: true });

  const design = element => {
    const style = getComputedStyle(element);
    let ground = element;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
    return {
      size: parseFloat(style.fontSize), weight: parseFloat(style.fontWeight), ink: style.color,
      ground: ground ? getComputedStyle(ground).backgroundColor : "none",
      corner: ground ? parseFloat(getComputedStyle(ground).borderTopLeftRadius) : 0,
      figures: style.fontVariantNumeric,
    };
  };

  // What lies further down is measured as it will be when it is scrolled to.
  const everything = new CSSStyleSheet();
  everything.replaceSync("* { content-visibility: visible !important }");

  window.look = {
    layout() {
      document.adoptedStyleSheets = [everything];
      const known = survey();
      const found = texts(known);
      return [...new Set([
        ...boxes(known, found), ...overlaps(found), ...covered(known, found), ...families(found),
      ])];
    },
    async fonts() {
      await document.fonts.ready;
      const wrong = [...document.fonts].filter(face => face.status === "error"
        && !/Fallback/.test(face.family)).map(face => `font ${face.family} ${face.weight} did not load`);
      const faces = [...document.fonts].filter(face => /^"?Inter"?$/.test(face.family));
      if (!faces.some(face => face.status === "loaded")) wrong.push("font Inter was not loaded");
      if (!document.fonts.check("16px Inter")) wrong.push("font Inter is not there for 16px");
      return wrong;
    },
    // Marks one element for each text in each font, so that its letters can be looked up.
    markTexts() {
      const seen = new Set();
      for (const { element, style } of texts(survey())) {
        const key = style.fontWeight + style.fontFamily + element.textContent;
        if (!seen.has(key) && !element.closest(CODE)) element.dataset.look = "";
        seen.add(key);
      }
    },
    // The computed style of the smallest element that holds exactly this text within another.
    styleOf(within, text) {
      const all = [...document.querySelectorAll(within + ", " + within + " *")].filter(
        element => element.textContent.trim() === text && isSeen(element));
      return all.length ? design(all[all.length - 1]) : null;
    },
    styleOfFirst(selector) {
      const element = [...document.querySelectorAll(selector)].find(isSeen);
      return element ? design(element) : null;
    },
    // The rows in sight that the browser has laid out for painting.
    rowsInSight() {
      return [...document.querySelectorAll("[data-flight]")].flatMap((row, index) => {
        const box = row.getBoundingClientRect();
        const isInSight = box.bottom > 0 && box.top < innerHeight && box.height > 0;
        return isInSight && row.querySelector("time")?.checkVisibility({ contentVisibilityAuto: true })
          ? [index] : [];
      });
    },
  };
})();
