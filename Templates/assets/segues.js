// Modals and popovers. At most one is open: the selection in `state.segue`. The address follows it,
// and so do the two hosts, one for each kind.
(() => {
  "use strict";
  const { inside } = window.boardwalk;
  const { state, html, find, all, path, isOnDisk } = inside;
  const hosts = { modal: find('[data-host="modal"]'), popover: find('[data-host="popover"]') };
  const isOpen = {
    modal: () => hosts.modal.open,
    popover: () => hosts.popover.matches(":popover-open"),
  };
  let opener = null;
  let turn = 0;
  let shown = 0;
  let leaving = null;
  let held = null;
  let closing = null;

  // From disk the page's own rows can be searched; where it has none, its list of days is shown.
  const isBarred = (name) => name === "search" && isOnDisk && !find("[data-flight]");

  // A browser without dialogs or popovers goes to the page instead.
  function kindOf(link) {
    const kind = link.closest("[data-host]") || isBarred(nameOf(link)) ? "push" : inside.kindOf(link);
    const show = { modal: "showModal", popover: "showPopover" }[kind];
    return show && hosts[kind] && hosts[kind][show] ? kind : "push";
  }

  // A place on this page is called by its id, a page at the root by its name, any other by its
  // address from here.
  function nameOf(link) {
    const name = path(link.href);
    if (link.hash && name === path(location)) return link.hash.slice(1);
    const folder = path(location).replace(/[^/]*$/, "");
    if (!name.includes("/")) return name.replace(/\.html$/, "");
    return name.startsWith(folder) ? name.slice(folder.length) : "../".repeat(folder ? 1 : 0) + name;
  }

  // The link to a destination, one that can be seen if there is one. Only what the page itself links
  // can be opened, so an address cannot put anything else into it.
  function linkTo(text) {
    const name = text.replace(/^#/, "");
    const fits = (link) => [name, name.replace(/^(\.\.\/)*([^/]+)\.html$/, "$2")].includes(nameOf(link));
    const links = all("a[href]").filter((link) => kindOf(link) !== "push" && fits(link));
    return links.find((link) => link.getClientRects().length) || links[0] || null;
  }

  // What follows when the selection changes, and when a destination has come.
  const followers = [];
  const arrivals = [];
  function select(link, isNew = true) {
    const name = link ? nameOf(link) : null;
    if (name === state.segue) return;
    const change = { link, kind: link && kindOf(link), before: state.segue, isNew };
    state.segue = name;
    turn += 1;
    followers.forEach((act) => act(change));
  }

  function keepAddress({ before, isNew }) {
    if (isNew) writeAddress(before);
  }

  function showHost({ link, kind }) {
    for (const other of Object.keys(hosts)) if (other !== kind && hosts[other]) close(other);
    if (link) show(link, kind, turn);
  }

  // The focus goes back to where it came from, unless the visitor has put it elsewhere.
  function returnFocus({ link }) {
    if (link) return;
    const { activeElement: now, body } = document;
    const isLost = !now || now === body || now.closest("[data-host]");
    if (opener && opener.isConnected && isLost) opener.focus({ preventScroll: true });
    opener = null;
  }

  // Opening is a step in the history, which Back takes back; so does every other way out.
  function writeAddress(before) {
    if (leaving) return;
    const bare = location.href.split("#")[0];
    if (state.segue === null) {
      if (!history.state || !history.state.isSegue) return history.replaceState(history.state, "", bare);
      leaving = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
        .then(() => {
          leaving = null;
          if (state.segue !== null) writeAddress(null);
        });
      return history.back();
    }
    const url = `${bare}#open=${encodeURIComponent(state.segue).replace(/%2F/g, "/")}`;
    if (before === null) history.pushState({ ...history.state, isSegue: true }, "", url);
    else history.replaceState(history.state, "", url);
  }

  // What the address says, when the page opens and after Back and Forward.
  function arriveAtSegue() {
    if (leaving) return;
    const [, text] = location.hash.match(/^#open=(.*)/) || [];
    let link = null;
    try { if (text) link = linkTo(decodeURIComponent(text)); } catch { /* Not an address. */ }
    if (text !== undefined && !link) history.replaceState(history.state, "", location.href.split("#")[0]);
    select(link, false);
  }

  async function show(link, kind, mine) {
    opener = link;
    const there = placeOnPage(link);
    // What has to come over a slow line is awaited in its place.
    const patience = there ? 0 : setTimeout(() => { if (mine === turn) openHost(link, kind, null); }, 200);
    const part = there || await otherPage(link);
    clearTimeout(patience);
    if (mine !== turn) return;
    if (!part) {
      state.segue = null;
      turn += 1;
      return location.replace(link.href);
    }
    const isSwap = openHost(link, kind, part);
    arrivals.forEach((act) => act({ host: hosts[kind], link, kind, isSwap }));
  }

  // Whether the host was open already.
  function openHost(link, kind, part) {
    const host = hosts[kind];
    const wasOpen = isOpen[kind]();
    shown = turn;
    const title = part && find("h1, h2", part);
    host.setAttribute("aria-label", (title || link).textContent.trim());
    host.setAttribute("aria-busy", String(!part));
    host.dataset.open = state.segue;
    host.dataset.address = link.href;
    if (part) inside.showButtons(part);
    inside.refill(find(".part", host), part || "");
    if (!wasOpen) kind === "modal" ? host.showModal() : host.showPopover();
    if (kind === "modal") host.append(find('[role="status"]'));
    if (!part) place({ link, kind });
    host.scrollTop = 0;
    return wasOpen;
  }

  // A dialog takes the focus itself when it opens.
  function focusFirst({ host, kind, isSwap }) {
    if (kind === "modal" && !isSwap) return;
    const first = find("[autofocus]", host) || (kind === "modal" ? find("button", host) : host);
    first.focus({ preventScroll: true });
  }

  function startScript({ host }) {
    const part = find("[data-script]", host);
    if (part) inside.load(part.dataset.script).then(() => inside.search(part)).catch(() => {});
  }

  function close(kind) {
    const host = hosts[kind];
    if (kind === closing || !host[kind === "modal" ? "close" : "hidePopover"] || !isOpen[kind]()) return;
    if (kind === "modal") {
      document.body.append(find('[role="status"]'));
      host.close();
    } else {
      host.hidePopover();
    }
  }

  // A destination that this page holds: a template made for it, or a copy of a place.
  function placeOnPage(link) {
    const name = nameOf(link);
    const template = document.getElementById(`segue-${name}`);
    if (template && template.content) {
      const part = document.importNode(template.content, true);
      if (template.dataset.script) part.firstElementChild.dataset.script = template.dataset.script;
      return part;
    }
    const place = link.hash && path(link.href) === path(location) && document.getElementById(name);
    if (!place) return null;
    const part = document.createDocumentFragment();
    part.append(place.cloneNode(true));
    return withoutIds(part);
  }

  async function otherPage(link) {
    const page = await pageAt(link.href);
    if (!page) return null;
    const part = document.createDocumentFragment();
    part.append(...guest(page.main).childNodes);
    return withoutIds(part);
  }

  // Names of places are the page's own; a copy keeps them aside.
  function withoutIds(part) {
    for (const place of all("[id]", part)) {
      place.dataset.place = place.id;
      place.removeAttribute("id");
    }
    return part;
  }

  // Another page's main part, its links made right for this page; null where it is none of ours.
  const pageAt = (url) => inside.ask(url, 10000, async (answer) => {
    const other = new DOMParser().parseFromString(await answer.text(), "text/html");
    const main = find("main", other);
    if (!main || !other.documentElement.dataset.timeZone || path(answer.url) !== path(url)) return null;
    for (const link of all("a[href]:not([href^='#'])", main)) {
      link.setAttribute("href", new URL(link.getAttribute("href"), url).href);
    }
    for (const image of all("img[src]", main)) {
      image.setAttribute("src", new URL(image.getAttribute("src"), url).href);
    }
    for (const icon of all("symbol[id]", other)) {
      if (!document.getElementById(icon.id)) find(".icons").append(document.adoptNode(icon));
    }
    return { title: other.title, main: document.adoptNode(main) };
  });

  // A part of another page without what this page has itself; its h1 is an h2, as a page has one h1.
  function guest(part) {
    for (const extra of all(".trail, .age, .follow", part)) extra.remove();
    for (const title of all("h1", part)) {
      const smaller = inside.make("h2", "title");
      smaller.append(...title.childNodes);
      title.replaceWith(smaller);
    }
    return part;
  }

  // Where a popover stands: beside the edge of its anchor, the other side where there is no room.
  const edges = ["top", "bottom", "leading", "trailing"];
  const point = document.createElement("i");
  point.className = "point";
  let anchor = null;

  function place({ link, kind }) {
    if (kind !== "popover") return;
    const { segueEdge, segueAnchor = "self" } = link.dataset;
    const spot = segueAnchor.match(/^([\d.]+)% ([\d.]+)%$/);
    if (anchor) anchor.style.removeProperty("anchor-name");
    if (spot) {
      document.body.append(point);
      point.style.setProperty("left", `${spot[1]}%`);
      point.style.setProperty("top", `${spot[2]}%`);
    }
    anchor = spot ? point : document.getElementById(segueAnchor) || link;
    anchor.style.setProperty("anchor-name", "--segue");
    hosts.popover.dataset.edge = edges.includes(segueEdge) ? segueEdge : "top";
    const { top, bottom } = anchor.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) anchor.scrollIntoView({ block: "center" });
    fit();
  }

  function fit() {
    const host = hosts.popover;
    if (!host || !host.showPopover || !isOpen.popover() || !anchor) return;
    const at = anchor.getBoundingClientRect();
    const isLeftToRight = getComputedStyle(host).direction === "ltr";
    if (!CSS.supports("anchor-name", "--segue")) placeByHand(host, at, isLeftToRight);
    const card = host.getBoundingClientRect();
    const side = card.bottom <= at.top + 1 ? "top" : card.top >= at.bottom - 1 ? "bottom"
      : (card.right <= at.left + 1) === isLeftToRight ? "leading" : "trailing";
    const isAcross = side === "top" || side === "bottom";
    const middle = isAcross ? at.left + at.width / 2 - card.left : at.top + at.height / 2 - card.top;
    const length = isAcross ? card.width : card.height;
    host.dataset.side = side;
    host.style.setProperty("--arrow", `${Math.max(24, Math.min(length - 24, middle))}px`);
  }

  // The same by numbers, where the style sheet cannot name an anchor.
  function placeByHand(host, at, isLeftToRight) {
    const gap = 12;
    const { offsetWidth: width, offsetHeight: height } = host;
    const middle = { left: at.left + (at.width - width) / 2, top: at.top + (at.height - height) / 2 };
    const spots = {
      top: { ...middle, top: at.top - height - gap },
      bottom: { ...middle, top: at.bottom + gap },
      [isLeftToRight ? "leading" : "trailing"]: { ...middle, left: at.left - width - gap },
      [isLeftToRight ? "trailing" : "leading"]: { ...middle, left: at.right + gap },
    };
    const other = { top: "bottom", bottom: "top", leading: "trailing", trailing: "leading" };
    const hasRoom = ({ left, top }) =>
      left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
    const { edge } = host.dataset;
    const spot = !hasRoom(spots[edge]) && hasRoom(spots[other[edge]]) ? spots[other[edge]] : spots[edge];
    const inView = (value, room) => `${Math.max(8, Math.min(room - 8, value))}px`;
    host.style.setProperty("left", inView(spot.left, innerWidth - width));
    host.style.setProperty("top", inView(spot.top, innerHeight - height));
  }

  // A link inside of a destination leads to a place in it, or swaps it for what the page itself links
  // in the same way. A press on the link of an open popover closes it, and does not open it again.
  function open(link) {
    if (showPlace(link)) return;
    const own = link.closest("[data-host]") ? linkTo(nameOf(link)) : link;
    if (!own || kindOf(own) === "push") return location.assign(link.href);
    const wasOpen = held !== null && held === nameOf(own) && state.segue === null;
    held = null;
    if (!wasOpen) select(own);
  }

  function presses() {
    addEventListener("pointerdown", () => { held = state.segue; }, true);
    addEventListener("keydown", (event) => {
      held = null;
      // What is still on its way can be called off.
      if (event.key === "Escape" && state.segue !== null && shown !== turn) select(null);
    }, true);
  }

  function waysOut() {
    if (hosts.modal) hosts.modal.addEventListener("close", () => wayOut("modal"));
    if (hosts.popover) {
      hosts.popover.addEventListener("beforetoggle", (event) => {
        if (event.newState === "closed") wayOut("popover");
      });
    }
  }

  function closeButtons() {
    document.addEventListener("click", (event) => {
      if (event.target.closest('[data-host] [data-action="close"]')) select(null);
    });
  }

  function showPlace(link) {
    const host = link.closest("[data-host]");
    const place = host && link.hash && link.getAttribute("href").startsWith("#")
      && find(`[data-place="${CSS.escape(link.hash.slice(1))}"]`, host);
    if (place) place.scrollIntoView();
    return Boolean(place);
  }

  // A link to a place stays inside of a destination that has it.
  function placesInside() {
    document.addEventListener("click", (event) => {
      const link = event.target.closest("[data-host] a[href^='#']");
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      showPlace(link);
    });
  }

  // A press beside a sheet, which dims the page, does nothing but close it.
  function dimmed() {
    addEventListener("click", (event) => {
      const isBeside = held !== null && state.segue === null && !event.target.closest("[data-host]");
      if (!isBeside || !matchMedia("(max-width: 47.99rem)").matches) return;
      held = null;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }

  // Tab beyond the ends of a card leads back to where it was opened.
  function endsOfCard() {
    if (!hosts.popover) return;
    hosts.popover.addEventListener("keydown", (event) => {
      if (event.key !== "Tab") return;
      const stops = all("a[href], button, input, summary, [tabindex='0']", hosts.popover)
        .filter((stop) => stop.getClientRects().length);
      const now = document.activeElement;
      const isEnd = event.shiftKey ? now === stops[0] || now === hosts.popover : now === stops[stops.length - 1];
      if (!isEnd) return;
      event.preventDefault();
      select(null);
    });
  }

  function stayBeside() {
    addEventListener("scroll", fit, { passive: true });
    addEventListener("resize", fit);
  }

  // A step back that is under way comes before whatever is pressed next.
  function stepsInTurn() {
    addEventListener("click", (event) => {
      const link = leaving && event.target.closest && event.target.closest("a[href]");
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leaving.then(() => setTimeout(() => link.click()));
    }, true);
  }

  // The visitor closed a host, unless it closed because the selection changed.
  function wayOut(kind) {
    const link = opener;
    if (state.segue !== null && link && kindOf(link) === kind && hosts[kind].dataset.open === state.segue) {
      closing = kind;
      select(null);
      closing = null;
    }
  }

  // A page that is a destination itself has its part in place.
  function fill(place) {
    const template = document.getElementById(`segue-${place.dataset.place}`);
    if (!template) return;
    if (isBarred(place.dataset.place)) return place.remove();
    place.append(document.importNode(template.content, true));
    for (const field of all("[autofocus]", place)) field.removeAttribute("autofocus");
    const part = place.firstElementChild;
    inside.load(template.dataset.script).then(() => inside.search(part)).catch(() => place.remove());
  }

  // An engine without them keeps its hosts out of sight.
  if (hosts.modal && hosts.modal.showModal) hosts.modal.hidden = false;
  if (hosts.popover && hosts.popover.showPopover) hosts.popover.hidden = false;

  inside.open = open;
  inside.fill = fill;
  inside.whenLeft = () => leaving || Promise.resolve();
  inside.segue = (name) => select(name === null || name === undefined ? null : linkTo(String(name)));
  inside.arriveAtSegue = arriveAtSegue;
  inside.pageAt = pageAt;
  inside.guest = guest;

  const behaviours = {
    address: () => followers.push(keepAddress),
    hosts: () => followers.push(showHost),
    focusBack: () => followers.push(returnFocus),
    place: () => arrivals.push(place),
    focus: () => arrivals.push(focusFirst),
    script: () => arrivals.push(startScript),
    lastFlight: () => arrivals.push(({ host, link }) => inside.viewed(host, link.href)),
    presses,
    waysOut,
    closeButtons,
    placesInside,
    dimmed,
    endsOfCard,
    stayBeside,
    stepsInTurn,
  };
  inside.run(Object.values(behaviours));
})();
