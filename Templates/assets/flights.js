// What pages that list flights, or show one, can do beyond their HTML. It builds on board.js.
(() => {
  "use strict";
  if (!window.boardwalk) return;
  const { inside } = window.boardwalk;
  const {
    state, visit, html, find, all, refill, make, path, address, say, dayData, pastFrom, isOnDisk, engine, followers,
    minutes, shownTab, showButtons,
  } = inside;
  const main = find("main");
  const zone = html.dataset.timeZone;
  const rows = () => all("[data-flight]");
  // The day whose flights are listed, or whose flight is shown.
  const listed = () => (/^\d{4}-\d\d-\d\d/.exec(listAddress ? path(listAddress) : home) || [""])[0];
  const isOver = (row) => pastFrom(row) * 1000 < Date.now();

  // Hide Past filters before the tab does; it never takes a flight away without being asked.
  let wasHiding = state.hidePast;
  function hidePast() {
    const groups = new Map();
    let count = 0;
    for (const row of rows()) {
      const isHidden = state.hidePast && isOver(row);
      if (row.hidden !== isHidden) row.hidden = isHidden;
      if (!isHidden) count += 1;
      groups.set(row.parentNode, (groups.get(row.parentNode) || 0) + (isHidden ? 0 : 1));
    }
    for (const [group, shown] of groups) {
      group.hidden = shown === 0;
      if (group.dataset.rows) group.dataset.rows = shown;
    }
    for (const note of all(".none-left")) note.hidden = count > 0;
    // On a day to come nothing is past yet.
    const isAhead = listed() > inside.today() && !rows().some(isOver);
    for (const button of all('[data-action="hide-past"]')) {
      button.hidden = isAhead;
      button.setAttribute("aria-pressed", String(state.hidePast));
      if (wasHiding !== state.hidePast) say(button.dataset.shown.replace("{count}", () => count));
    }
    wasHiding = state.hidePast;
  }

  const shownRows = () => rows().filter((row) => !row.hidden);
  function firstComing() {
    const shown = shownRows();
    return shown.find((row) => row.dataset.time * 1000 >= Date.now()) || shown[shown.length - 1];
  }

  // What comes next stays in view, whatever has gone from above it or is there again.
  function hidePastButton() {
    document.addEventListener("click", (event) => {
      if (!event.target.closest('[data-action="hide-past"]')) return;
      const { length } = shownRows();
      inside.setHidePast(!state.hidePast);
      if (shownRows().length !== length) bring(firstComing());
    });
  }

  // Badges count what Hide Past leaves, on the tabs that the page does not list as well.
  function badges() {
    const tab = shownTab();
    for (const badge of all('[data-badge="arrivals"], [data-badge="departures"]')) {
      const name = badge.dataset.badge;
      const total = badge.dataset.total = badge.dataset.total || badge.textContent;
      const past = tab === "all" || tab === name
        ? all(`[data-flight][data-direction="${name.slice(0, -1)}"]`).filter(isOver)
        : (badge.dataset.times || "").split(" ").filter((time) => time && time * 1000 < Date.now());
      const count = Number(total) - (state.hidePast ? past.length : 0);
      badge.textContent = count;
      badge.hidden = count === 0;
    }
  }

  // How far an hour that is cut off above, after a movement, would have to come down to be shown from
  // its heading; nothing, where the row would leave the view. A bar that stays covers rows.
  function cutOff(row, way) {
    const bar = find(".bar", row.closest("main, .beside"));
    const isFixed = bar && getComputedStyle(bar).position === "sticky";
    const edge = (isFixed ? bar.offsetHeight : 0) + way;
    const cut = all("tbody", row.closest(".board")).map((group) => group.getBoundingClientRect())
      .find((group) => group.top < edge && group.bottom > edge);
    const length = cut ? edge - cut.top : 0;
    return row.getBoundingClientRect().bottom - way + length <= innerHeight - 80 ? length : 0;
  }

  // Moves a row into view; the focus stays where it is. Hours out of sight are not laid out, so the
  // row's own and the one before are named first, and those that are left, which would else be
  // taken for what they were thought to be. The row is moved once the browser has been there: to
  // measure before would make it do everything twice.
  function bring(row) {
    if (!row) return;
    const groups = [row.parentNode.previousElementSibling, row.parentNode];
    let count = 0;
    for (const group of all("tbody", row.closest(".board"))) {
      if (count > 16) break;
      count += all("tr", group).length;
      groups.push(group);
    }
    for (const group of groups) if (group) group.style.setProperty("content-visibility", "visible");
    const move = () => {
      const { top, bottom } = row.getBoundingClientRect();
      if (top >= 120 && bottom <= innerHeight - 80) return;
      const way = (top + bottom - innerHeight) / 2;
      // By numbers: some engines would go on from here with the next Tab.
      const scroller = row.closest(".beside") || document.scrollingElement;
      scroller.scrollTop += way - cutOff(row, way);
      // Once more, when what is now in sight has been laid out.
      requestAnimationFrame(() => { scroller.scrollTop -= cutOff(row, 0); });
    };
    if (!window.ResizeObserver) return move();
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      move();
    });
    observer.observe(row);
  }

  // Each tab keeps its place in this visit: choosing it again leads to where it was left.
  let isBackInPlace = false;
  function tabPlaces() {
    if (isFlight || !shownTab()) return;
    const key = "Place:" + home;
    const scroller = () => (list === main ? main : document.scrollingElement);
    const place = visit.read("ChosenTab") === home ? Number(visit.read(key)) : 0;
    visit.write("ChosenTab", null);
    isBackInPlace = place > 0;
    if (isBackInPlace) scroller().scrollTop = place;
    addEventListener("pagehide", () => visit.write(key, String(Math.round(scroller().scrollTop))));
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-tab]");
      if (link && inside.isPlain(event)) visit.write("ChosenTab", path(link.href));
    });
  }

  // On the present day's board the first flight to come is in view, or the last one of all.
  function firstInView() {
    const isToday = path(location).startsWith(inside.today());
    if (!isToday || isBackInPlace || find("[data-opened]") || location.hash || !inside.isNew) return;
    bring(firstComing());
  }

  // The days beside lead to the same tab.
  function dayStrip() {
    for (const link of all(".days a")) link.href = inside.board(path(link.href).slice(0, 10), shownTab() || "all");
  }

  // On a phone a swipe goes to the tab beside.
  function swipeTabs() {
    const board = find("#flights");
    if (!board || !shownTab()) return;
    inside.onSwipe(board, (way) => {
      if (!matchMedia("(max-width: 47.99rem)").matches) return;
      const links = all("a[data-tab]");
      const next = links[links.findIndex((link) => link.dataset.tab === shownTab()) + (way < 0 ? 1 : -1)];
      if (next) next.click();
    });
  }

  // Three columns: the sidebar, the day's list, the flight.
  const wide = matchMedia("(min-width: 90rem)");
  const isFlight = Boolean(find("[data-opened]", main));
  const home = inside.shown;
  const homeTitle = document.title;
  let list = null;
  let flight = null;
  let listAddress = "";
  let turn = 0;

  function columns() {
    if (isOnDisk || !(isFlight || find("#flights"))) return;
    const start = () => { if (wide.matches && !list) isFlight ? addList() : addHint(); };
    start();
    wide.addListener(() => {
      start();
      // A flight beside its list is a page of its own where there is no room for both.
      if (!wide.matches && !isFlight && inside.shown !== home) location.reload();
    });
    document.addEventListener("click", (event) => {
      const link = event.target.closest("[data-flight] a[href]");
      if (!link || !list || !inside.isPlain(event) || inside.kindOf(link) !== "push") return;
      if (choose(link.href, true)) event.preventDefault();
    });
    inside.choose = choose;
    inside.arrive = arrive;
  }

  function addHint() {
    list = main;
    listAddress = location.href.split("#")[0];
    flight = document.createElement("section");
    flight.className = "detail";
    const hint = find('template[data-template="hint"]');
    flight.setAttribute("aria-label", hint ? hint.dataset.label : homeTitle);
    flight.id = "flight";
    flight.tabIndex = -1;
    addSkip(hint);
    main.after(flight);
    list.classList.add("beside");
    document.body.classList.add("columns");
    showHint();
  }

  // From the list to the flight beside it by keyboard.
  function addSkip(hint) {
    const skips = all(".skip");
    const last = skips[skips.length - 1];
    if (!last || !hint) return;
    const skip = last.cloneNode();
    skip.href = "#flight";
    skip.textContent = hint.dataset.skip;
    skip.addEventListener("click", (event) => {
      event.preventDefault();
      flight.focus();
    });
    last.after(skip);
  }

  function showHint() {
    const hint = find('template[data-template="hint"]');
    refill(flight, hint ? hint.content.cloneNode(true) : "");
    document.body.classList.remove("chosen");
    document.title = homeTitle;
    mark("");
  }

  // The list beside a flight that was opened by itself: the one it came from, else its day's.
  async function addList() {
    const { list: known, from } = history.state || {};
    const back = find("a.back", main);
    const day = back && path(back.href).slice(0, 10);
    if (!/^\d{4}-/.test(day)) return;
    const isItsDay = (url) => url && /^[\d-]{10}\/((arrivals|index|departures)\.html)?$/.test(path(url))
      && path(url).startsWith(day);
    listAddress = [known, from].find(isItsDay) || inside.board(day, "all");
    list = document.createElement("section");
    list.className = "beside";
    flight = main;
    main.before(list);
    main.classList.add("detail");
    document.body.classList.add("columns", "chosen");
    const page = await part(listAddress);
    if (!page || !find("[data-flight]", page.main)) {
      list.remove();
      list = null;
      main.classList.remove("detail");
      document.body.classList.remove("columns", "chosen");
      return;
    }
    list.append(...inside.guest(page.main).childNodes);
    list.setAttribute("aria-label", find(".title", list).textContent);
    showButtons(list);
    inside.refresh();
    bring(mark(location.href));
  }

  const part = (url) => engine().then(() => inside.pageAt(url)).catch(() => null);

  // A choice is a step in the history with the flight's own address; the list stays as it is, and
  // does not move where the row itself was pressed.
  function choose(url, isPressed = false) {
    if (!list || !wide.matches || !rowOf(url)) return false;
    if (path(url) === inside.shown) return true;
    if (state.segue !== null) {
      inside.segue(null);
      inside.whenLeft().then(() => choose(url, isPressed));
      return true;
    }
    const from = location.href.split("#")[0];
    inside.keepLinks(url);
    history.pushState({ isChoice: true, from, list: listAddress }, "", url);
    const row = mark(url);
    if (!isPressed) bring(row);
    show(url);
    return true;
  }

  // The address after Back and Forward, where the columns can show it.
  function arrive() {
    const here = path(location);
    if (!list || !(here === home || rowOf(location.href))) return false;
    if (here === home && !isFlight) {
      turn += 1;
      inside.shown = here;
      showHint();
    } else {
      bring(mark(location.href));
      show(location.href);
    }
    return true;
  }

  // What had the focus may have gone with the flight that was shown.
  function focusRow() {
    const link = find("[data-flight] a[aria-current]", list);
    if (link) link.focus({ preventScroll: true });
  }

  // After the chosen row comes the way to its flight, before the rows that are left.
  const toFlight = make("button", "skip");
  toFlight.type = "button";
  toFlight.addEventListener("click", () => flight.focus());

  const rowOf = (url) =>
    all("[data-flight] a[href]", list).find((link) => path(link.href) === path(url));

  function mark(url) {
    for (const link of all("[data-flight] a[aria-current]", list)) {
      link.removeAttribute("aria-current");
      link.closest("[data-flight]").classList.remove("chosen");
    }
    toFlight.remove();
    const link = url && rowOf(url);
    if (!link) return null;
    const row = link.closest("[data-flight]");
    link.setAttribute("aria-current", "page");
    row.classList.add("chosen");
    const hint = find('template[data-template="hint"]');
    if (hint) toFlight.textContent = hint.dataset.skip;
    if (hint) link.after(toFlight);
    return row;
  }

  async function show(url) {
    const mine = ++turn;
    inside.shown = path(url);
    flight.setAttribute("aria-busy", "true");
    const page = await part(url);
    if (mine !== turn) return;
    flight.removeAttribute("aria-busy");
    if (!page || !find("[data-opened]", page.main)) return location.reload();
    if (!isFlight) inside.guest(page.main);
    refill(flight, ...page.main.childNodes);
    showButtons(flight);
    flight.scrollTop = 0;
    document.body.classList.add("chosen");
    document.title = page.title;
    if (document.activeElement === document.body) focusRow();
    inside.viewed(flight, url);
    inside.refresh();
    say(page.title);
  }

  // When the airport's day has moved on since the build: no "Today's", and how old it is.
  function tellAge() {
    const note = find("[data-age]");
    const days = Math.round((Date.parse(inside.today()) - Date.parse(inside.firstDay)) / 864e5);
    if (!note || !(days > 0)) return;
    const title = find("h1[data-later]");
    if (title) {
      document.title = document.title.replace(title.firstChild.data, () => title.dataset.later);
      title.firstChild.data = title.dataset.later;
    }
    const form = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" };
    const date = new Intl.DateTimeFormat(inside.language, form).format(Date.parse(inside.firstDay));
    const ago = Intl.RelativeTimeFormat
      && new Intl.RelativeTimeFormat(inside.language, { numeric: "auto" }).format(-days, "day");
    find("b", note).textContent = ago ? `${date} (${ago})` : date;
    find("a", note).hidden = path(location).startsWith(inside.presentDay());
    note.hidden = false;
  }

  // Of when the flights are, where the site tells it, and how long ago that is: from build.json, so
  // that no page holds it; from disk, where nothing can be fetched, from build.js.
  let dataTime = NaN;
  async function readDataTime() {
    if (!find("[data-of]")) return;
    try {
      if (isOnDisk) await inside.load(address("build.js"));
      const stamp = isOnDisk ? window.boardwalkBuild : await (await fetch(address("build.json"), { cache: "no-cache" })).json();
      dataTime = Date.parse(stamp.data);
    } catch { /* What is known stays. */ }
    tellDataTime();
  }

  // Beneath the page while it is fresh, so that nothing moves; above it once it is old.
  function tellDataTime() {
    const [old, fresh] = [find("[data-old]"), find("[data-of]")];
    if (!old || !fresh || !dataTime) return;
    const form = { month: "long", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: zone, hour12: html.dataset.clock === "12" };
    const date = new Intl.DateTimeFormat(inside.language, form).format(dataTime);
    const seconds = Math.max(0, (Date.now() - dataTime) / 1000);
    const [unit, length] = seconds < 3600 ? ["minute", 60] : seconds < 172800 ? ["hour", 3600] : ["day", 86400];
    const ago = Intl.RelativeTimeFormat
      && new Intl.RelativeTimeFormat(inside.language).format(-Math.floor(seconds / length), unit);
    for (const note of [old, fresh]) find("b", note).textContent = ago ? `${date} (${ago})` : date;
    old.hidden = !(seconds > old.dataset.maximumAge);
    fresh.hidden = !old.hidden;
  }

  // Follow: what the day's data says now, in the rows and on the opened flight.
  let isFollowing = visit.read("Follow") !== "off";
  const words = (find('[role="status"]') || html).dataset;

  function follow() {
    if (isOnDisk) return all('[data-action="follow"]').forEach((button) => { button.hidden = true; });
    minutes.push(readAgain);
    const show = () => {
      for (const button of all('[data-action="follow"]')) {
        button.textContent = button.dataset[isFollowing ? "unfollow" : "follow"];
      }
    };
    show();
    document.addEventListener("click", (event) => {
      if (!event.target.closest('[data-action="follow"]')) return;
      isFollowing = !isFollowing;
      visit.write("Follow", isFollowing ? null : "off");
      show();
      if (isFollowing) readAgain();
    });
  }

  // Each question has a number, so that a late answer does not take the place of a newer one.
  let asked = 0;
  let answered = 0;
  async function readAgain() {
    if (!isFollowing || !listed()) return;
    const mine = ++asked;
    const data = await dayData(listed());
    if (!data || !isFollowing || mine < answered) return;
    answered = mine;
    const byId = new Map(data.flights.map((entry) => [entry.id, entry]));
    for (const row of rows()) {
      const entry = byId.get(row.dataset.flight);
      if (entry) update(row, entry, find(".when", row), [entry.dayMark, entry.dayMarkText]);
    }
    putInHours(data);
    for (const badge of all("[data-badge][data-times]")) {
      const ahead = data.flights.filter((entry) => `${entry.direction}s` === badge.dataset.badge);
      badge.dataset.total = ahead.length;
      badge.dataset.times = ahead.filter((entry) => !entry.isOpenEnded).map((entry) => entry.expectedUnix).join(" ");
    }
    for (const part of all("[data-opened]")) updateOpened(part, byId.get(part.dataset.opened));
    inside.refresh();
    readDataTime();
  }

  // Rows whose time has changed go to the hour and the place that they have on a page built anew. An
  // hour of the board's own date is named without it.
  function putInHours({ date, flights }) {
    const byId = new Map(rows().map((row) => [row.dataset.flight, row]));
    const hours = new Map(all(".board h2").map((heading) => [heading.id, heading.closest("tbody")]));
    // A site's own board may have no hours.
    const groups = new Set(hours.values());
    if (rows().some((row) => !groups.has(row.parentNode))) return;
    const focused = document.activeElement;
    let isMoved = false;
    let last = null;
    for (const { id, expected, hour } of flights) {
      const row = byId.get(id);
      if (!row) continue;
      const day = expected.slice(0, 10);
      const name = `h${Number(expected.slice(11, 13))}${day === date ? "" : `-${day}`}`;
      if (!hours.has(name)) hours.set(name, newHour(name, hour, row, last));
      const group = hours.get(name);
      const before = last && last.parentNode === group ? last : group.firstElementChild;
      if (before.nextElementSibling !== row) {
        before.after(row);
        isMoved = true;
      }
      last = row;
    }
    if (!isMoved) return;
    for (const group of hours.values()) {
      group.dataset.rows = all("[data-flight]", group).length;
      if (group.dataset.rows === "0") group.remove();
    }
    if (focused !== document.activeElement) focused.focus({ preventScroll: true });
  }

  // An hour that had no rows, after those of the one before.
  function newHour(id, heading, row, last) {
    const group = row.parentNode.cloneNode();
    const head = find(".hour", row.parentNode).cloneNode(true);
    Object.assign(find("h2", head), { id, textContent: heading });
    group.append(head);
    if (last) last.parentNode.after(group);
    else find("tbody", row.closest("table")).before(group);
    return group;
  }

  // What has been closed stays quiet; what is open over a board has an address of its own.
  function updateOpened(part, entry) {
    if (entry) writePlaces(part, entry);
    if (!entry || !update(part, entry, find(".clock.here", part), [entry.dayShift, entry.dayShiftText])) return;
    if (!part.getClientRects().length) return;
    const host = part.closest("[data-host]");
    const isLast = state.lastFlight && state.lastFlight.id === entry.id;
    if (isLast) inside.viewed(part.parentNode, host ? host.dataset.address : location);
    say(entry.sentence);
  }

  // What of a flight's page is not announced; a site's own may have no place for it.
  function writePlaces(part, { terminal, belt, checkIn }) {
    for (const [name, text] of [["terminal", terminal], ["belt", belt], ["check-in", checkIn]]) {
      const place = find(`.${name}`, part);
      if (place && place.textContent !== (text || "")) writeFact(place, make("bdi", "", text || ""), text);
    }
  }

  // Changes one flight in place; whether anything of it did change. What was written last is known,
  // so that a page which says it in words of its own is not written each minute.
  const written = new WeakMap();
  const close = (text) => text.replace(/\s+/g, "");
  function update(part, entry, when, mark) {
    const times = close(timesText(entry, mark));
    const far = [entry.farClock, entry.farPeriod, entry.farDayShift, entry.farDayShiftText].join("");
    const news = [entry.expectedUnix, entry.status, entry.gate, entry.statusLine, entry.appearance, times, far].join("\n");
    const isKnown = written.get(part) === news;
    written.set(part, news);
    if (isKnown) return false;
    const gate = find(".gate bdi", part);
    const there = find(".clock.there", part);
    const icon = find(".status use", part);
    const status = find("bdi.status, .status bdi", part);
    const isSame = Number(part.dataset.time) === entry.expectedUnix && part.dataset.status === entry.status
      && part.classList.contains(entry.appearance)
      && (gate ? gate.textContent : "") === (entry.gate || "")
      && (!status || close(status.textContent) === close(entry.statusLine))
      && (!there || close(there.textContent) === close(far))
      && (!when || close(when.textContent) === times);
    if (isSame) return false;
    part.dataset.time = entry.expectedUnix;
    part.dataset.status = entry.status;
    part.classList.remove("early", "on-time", "late", "very-late", "cancelled");
    part.classList.add(entry.appearance);
    if (when) writeTimes(when, entry, mark);
    if (there) writeFarTime(there, entry);
    writeGate(part, entry.gate);
    if (icon) icon.setAttribute("href", `#i-${entry.appearance}`);
    if (status) status.lastChild.data = `${status.lastChild.previousSibling ? " " : ""}${entry.statusLine}`;
    return true;
  }

  function writeFact(place, element, isThere) {
    refill(place, ...(isThere ? [element] : []));
    place.parentNode.hidden = !isThere;
  }

  // A row has a gate only when there is one; a flight's page keeps a place for it.
  function writeGate(part, gate) {
    const place = find("dd.gate", part);
    const old = find("span.gate", part);
    if (place) {
      writeFact(place, make("bdi", "plate", gate || ""), gate);
    } else if (old && !gate) {
      old.previousSibling.remove();
      old.remove();
    } else if (old) {
      find("bdi", old).textContent = gate;
    } else if (gate) {
      const made = make("span", "gate");
      made.append(make("i", "", words.gateTitle), " ", make("bdi", "", gate));
      find("a", part).append(" ", made);
    }
  }

  // A time as the page writes it: the figures, then the half of the day in small.
  function timeElement(iso, clock, period) {
    const time = make("time", "", clock);
    time.setAttribute("datetime", iso);
    if (period) time.append(" ", make("small", "", period));
    return time;
  }

  // What is heard differs from what is seen.
  function twofold(name, className, seen, heard, isHeardFirst) {
    const made = make(name, className);
    const shown = make("span");
    shown.setAttribute("aria-hidden", "true");
    shown.append(seen);
    const aloud = make("span", "aloud", heard);
    made.append(...(isHeardFirst ? [aloud, shown] : [shown, aloud]));
    return made;
  }

  function writeTimes(part, entry, [mark, markText]) {
    const nodes = [timeElement(entry.expected, entry.expectedClock, entry.expectedPeriod)];
    if (entry.isRevised) {
      const before = timeElement(entry.scheduled, entry.scheduledClock, entry.scheduledPeriod);
      nodes.push(" ", twofold("s", "", before, entry.wasText, true));
    }
    if (mark) nodes.push(" ", twofold("span", "mark", mark, markText, false));
    refill(part, ...nodes);
  }

  // The other end's time, on its own clock, and the words beneath it; a cancelled flight has none.
  function writeFarTime(part, { farTime, farClock, farPeriod, farDayShift: mark, farDayShiftText: markText }) {
    const nodes = farTime ? [timeElement(farTime, farClock, farPeriod)] : [];
    if (mark) nodes.push(" ", twofold("span", "mark", mark, markText, false));
    refill(part, ...nodes);
    for (const one of [part, part.nextElementSibling]) one.hidden = !farTime;
  }

  // The letters of all that, in their order.
  function timesText(entry, [mark, markText]) {
    const { wasText, scheduledClock, scheduledPeriod } = entry;
    const before = entry.isRevised ? [wasText, scheduledClock, scheduledPeriod] : [];
    return [entry.expectedClock, entry.expectedPeriod, ...before, mark, mark && markText].join("");
  }

  // The welcome page's next flights are those after now, not after the build.
  let nextTurn = 0;
  async function nextFlights() {
    const lists = all("[data-next]");
    if (!lists.length || isOnDisk) return;
    const mine = ++nextTurn;
    const entries = [];
    let today = null;
    for (let day = inside.presentDay(), read = 0; read < 2 && day <= inside.lastDay; read += 1) {
      const data = await dayData(day);
      if (!read) today = data;
      for (const entry of data ? data.flights : []) {
        if (entry.isOpenEnded || entry.expectedUnix * 1000 >= Date.now()) entries.push({ ...entry, day });
      }
      if (lists.every((part) => entries.filter(({ direction }) => direction === part.dataset.next).length > 4)) break;
      day = inside.dayAfter(day);
    }
    if (mine !== nextTurn) return;
    writeFigures(today);
    for (const part of lists) writeNext(part, entries.filter(({ direction }) => direction === part.dataset.next));
  }

  // The figures are the present day's, under its date.
  function writeFigures(data) {
    const heading = find("[data-figures]");
    const figures = all(".figures dd");
    if (!data || !heading || figures.length !== 4) return;
    const isLate = ({ lateness, status }) => /late/.test(lateness) || status === "delayed";
    const isCancelled = ({ lateness }) => lateness === "cancelled";
    const { arrivals, departures } = data.counts;
    [arrivals, departures, data.flights.filter(isLate).length, data.flights.filter(isCancelled).length].forEach((figure, index) => {
      figures[index].textContent = figure;
    });
    if (heading.dataset.figures === data.date) return;
    const form = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" };
    heading.dataset.figures = data.date;
    heading.textContent = new Intl.DateTimeFormat(inside.language, form).format(Date.parse(data.date));
  }

  // What is there already stays as it is.
  function writeNext(part, entries) {
    const model = part.firstElementChild;
    const seen = new Set();
    const next = entries.filter(({ id }) => !seen.has(id) && seen.add(id)).slice(0, 5);
    if (!model || !next.length) return;
    const shown = [...part.children];
    next.map((entry) => nextItem(model, entry)).forEach((item, index) => {
      if (shown[index]) putInPlace(shown[index], item);
      else part.append(item);
    });
    for (const rest of shown.slice(next.length)) rest.remove();
    const heading = find("h2 time", part.parentNode);
    const now = heading && timeNow(part.closest("[data-hours]"));
    if (now) putInPlace(heading, now);
  }

  // The page has the figures of each hour in its own language; the minute is filled in.
  function timeNow(place) {
    if (!place) return null;
    const form = { timeZone: zone, hour: "numeric", minute: "numeric", hour12: false };
    const parts = new Intl.DateTimeFormat("en-US", form).formatToParts(Date.now());
    const [hour, minute] = ["hour", "minute"].map((name) => Number(parts.find(({ type }) => type === name).value));
    const figures = place.dataset.hours.split(";")[hour % 24];
    const period = place.dataset.periods.split(";")[hour % 24 < 12 ? 0 : 1];
    const digits = minute < 10 ? `0${minute}` : `${minute}`;
    return timeElement(new Date().toISOString(), figures.replace("{minute}", digits), period);
  }

  // A flight of another day than the present one is marked with its date.
  function nextItem(model, entry) {
    const item = model.cloneNode(true);
    const mark = entry.expected.slice(0, 10) === inside.today() ? null : entry.expectedDate;
    item.className = entry.appearance;
    find("a", item).href = new URL(entry.page, address(`${entry.day}/`)).href;
    find(".what bdi", item).textContent = entry.designator;
    find(".where bdi", item).textContent = entry.city;
    find(".status bdi", item).textContent = entry.statusLine;
    find(".status use", item).setAttribute("href", `#i-${entry.appearance}`);
    writeTimes(find(".when", item), entry, [mark, mark]);
    return item;
  }

  function putInPlace(old, item) {
    if (close(old.textContent) !== close(item.textContent)) old.replaceWith(item);
  }

  function share() {
    document.addEventListener("click", async (event) => {
      const button = event.target.closest('[data-action="copy-link"]');
      if (!button) return;
      const host = button.closest("[data-host]");
      const [link] = (host ? host.dataset.address : location.href).split("#");
      try { await navigator.clipboard.writeText(link); } catch { if (!copyByHand(link, button)) return; }
      const { textContent: before, dataset: { copied } } = button;
      if (before === copied) return;
      button.textContent = copied;
      say(copied);
      setTimeout(() => { button.textContent = before; }, 5000);
    });
  }

  // A browser gives its clipboard only to secure pages.
  function copyByHand(link, button) {
    const field = document.createElement("textarea");
    field.value = link;
    field.className = "aloud";
    button.after(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    button.focus();
    return isCopied;
  }

  const behaviours = {
    hidePastButton,
    hidePast: () => { hidePast(); followers.push(hidePast); },
    badges: () => { badges(); followers.push(badges); },
    columns,
    tabPlaces,
    firstInView,
    swipeTabs,
    dayStrip,
    age: () => { tellAge(); followers.push(tellAge); },
    dataTime: () => { readDataTime(); minutes.push(tellDataTime); },
    follow,
    nextFlights: () => { nextFlights(); minutes.push(nextFlights); },
    share,
  };
  inside.run(Object.values(behaviours));
  requestAnimationFrame(() => requestAnimationFrame(() => html.classList.remove("unplaced")));
})();
