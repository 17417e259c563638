// What is measured in a page, for check_look.py. Every function gives a list of what is wrong.
(() => {
  const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  // Text for screen readers alone lies in a box of a pixel, or is clipped away.
  const forEars = element => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (style.clipPath === "inset(50%)" || style.clip === "rect(0px, 0px, 0px, 0px)") return true;
      if (style.overflowX !== "visible" && box.width <= 1 && box.height <= 1) return true;
    }
    return false;
  };

  const name = element => {
    const label = element.getAttribute("class");
    const text = element.textContent.trim().replace(/\s+/g, " ");
    return "<" + element.tagName.toLowerCase() + (label ? "." + label.split(" ").join(".") : "") + ">"
      + (text ? " “" + (text.length > 40 ? text.slice(0, 39) + "…" : text) + "”" : "");
  };

  const fixed = element => {
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).position === "fixed") return at;
    }
    return null;
  };

  // The strip of days may be moved sideways on its own; nothing else may.
  const strip = element => {
    for (let at = element; at; at = at.parentElement) {
      if (at.tagName === "NAV" && /auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
    }
    return null;
  };

  // Every piece of text that is seen: its element, and the boxes of its lines around the letters.
  const texts = () => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const ears = new Map();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.data.trim()) continue;
      const element = node.parentElement;
      if (!ears.has(element)) ears.set(element, !shown(element) || forEars(element));
      if (ears.get(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 0.5 || box.height < 0.5) continue;
        // Above a page's corner waits what is shown only when it has the focus.
        if (box.bottom + scrollY <= 0 || box.right + scrollX <= 0) continue;
        const frame = strip(element)?.getBoundingClientRect();
        if (frame && (box.left < frame.left || box.right > frame.right)) continue;
        // A line's box is higher than its letters.
        const middle = (box.top + box.bottom) / 2;
        const half = Math.min(box.height / 2, size * 0.42);
        found.push({
          element, left: box.left, right: box.right, top: middle - half, bottom: middle + half,
        });
      }
    }
    return found;
  };

  const boxes = found => {
    const wrong = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width) {
      wrong.push(`scrolls sideways: ${document.documentElement.scrollWidth} in ${width}`);
    }
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg") || !shown(element)) continue;
      const style = getComputedStyle(element);
      if (style.textOverflow !== "clip") wrong.push(`text-overflow ${style.textOverflow} at ${name(element)}`);
      if (style.webkitLineClamp !== "none") wrong.push(`line-clamp at ${name(element)}`);
      if (style.display === "inline" || style.display === "contents" || !element.clientWidth) continue;
      if (forEars(element) || strip(element) === element) continue;
      if (element.scrollWidth > element.clientWidth + 1) {
        wrong.push(`wider than its box, ${element.scrollWidth} in ${element.clientWidth}: ${name(element)}`);
      }
      if (style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1) {
        wrong.push(`cut below, ${element.scrollHeight} in ${element.clientHeight}: ${name(element)}`);
      }
    }
    for (const text of found) {
      if (text.right > width + 0.5 || text.left < -0.5) {
        wrong.push(`leaves the page at ${Math.round(text.left)}–${Math.round(text.right)}: ${name(text.element)}`);
      }
    }
    return wrong;
  };

  const overlaps = found => {
    const wrong = new Set();
    const sorted = [...found].sort((one, two) => one.top - two.top);
    sorted.forEach((one, index) => {
      for (let next = index + 1; next < sorted.length; next++) {
        const two = sorted[next];
        if (two.top >= one.bottom - 0.5) break;
        if (one.element === two.element) continue;
        if (one.right - two.left < 1 || two.right - one.left < 1) continue;
        // What stays in its place while the page moves beneath it covers some of it for a while.
        if (fixed(one.element) !== fixed(two.element)) continue;
        wrong.add(`overlap: ${name(one.element)} and ${name(two.element)}`);
      }
    });
    return [...wrong];
  };

  // What comes last can be scrolled out from under bars that stay in their place.
  const covered = () => {
    const top = scrollY;
    scrollTo(0, document.documentElement.scrollHeight);
    const bars = [...document.body.querySelectorAll("*")].filter(
      element => getComputedStyle(element).position === "fixed" && shown(element)
        && element.getBoundingClientRect().top > innerHeight / 2);
    const edge = Math.min(...bars.map(bar => bar.getBoundingClientRect().top));
    const wrong = texts().filter(text => text.bottom > edge && !fixed(text.element))
      .map(text => `stays beneath the bar at the bottom: ${name(text.element)}`);
    scrollTo(0, top);
    return wrong;
  };

  const families = found => {
    const wrong = new Set();
    for (const { element } of found) {
      if (element.closest("code, pre, kbd, samp")) continue;
      const family = getComputedStyle(element).fontFamily;
      if (!/^"?Inter"?(,|$)/.test(family)) wrong.add(`font ${family.slice(0, 40)} at ${name(element)}`);
    }
    return [...wrong];
  };

  window.look = {
    layout() {
      const found = texts();
      return [...new Set([...boxes(found), ...overlaps(found), ...covered(), ...families(found)])];
    },
    async fonts() {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(face => /^"?Inter"?$/.test(face.family));
      if (!faces.length) return ["no font Inter"];
      const wrong = [...document.fonts].filter(face => face.status === "error").map(
        face => `font ${face.family} ${face.weight} did not load`);
      if (!faces.some(face => face.status === "loaded")) wrong.push("font Inter was not loaded");
      if (!document.fonts.check("16px Inter")) wrong.push("font Inter is not there for 16px");
      return wrong;
    },
    // Marks one element for each text in each font, so that its letters can be looked up.
    markTexts() {
      const seen = new Set();
      for (const { element } of texts()) {
        const style = getComputedStyle(element);
        const key = style.fontWeight + style.fontFamily + element.textContent;
        if (!seen.has(key) && !element.closest("code, pre, kbd, samp")) element.dataset.look = "";
        seen.add(key);
      }
    },
    // The computed style of the smallest element that holds exactly this text within another.
    styleOf(within, text) {
      const all = [...document.querySelectorAll(within + ", " + within + " *")].filter(
        element => element.textContent.trim() === text && shown(element) && !forEars(element));
      const element = all[all.length - 1];
      return element ? window.look.style(element) : null;
    },
    style(element) {
      const style = getComputedStyle(element);
      let ground = element;
      while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)") ground = ground.parentElement;
      return {
        size: parseFloat(style.fontSize), weight: parseFloat(style.fontWeight),
        height: parseFloat(style.lineHeight) / parseFloat(style.fontSize), ink: style.color,
        ground: ground ? getComputedStyle(ground).backgroundColor : "none",
        corner: ground ? parseFloat(getComputedStyle(ground).borderTopLeftRadius) : 0,
        figures: style.fontVariantNumeric, features: style.fontFeatureSettings,
      };
    },
    styleOfFirst(selector) {
      const element = [...document.querySelectorAll(selector)].find(
        element => shown(element) && !forEars(element));
      return element ? window.look.style(element) : null;
    },
    // The rows in sight, by what the browser has laid out for painting.
    rowsInSight() {
      return [...document.querySelectorAll("[data-flight]")].flatMap((row, index) => {
        const box = row.getBoundingClientRect();
        const isInSight = box.bottom > 0 && box.top < innerHeight && box.height > 0;
        return isInSight && row.checkVisibility({ contentVisibilityAuto: true })
          && row.querySelector("time")?.checkVisibility({ contentVisibilityAuto: true }) ? [index] : [];
      });
    },
  };
})();
