// What every page can do beyond its HTML. Without this script each link is an ordinary link and
// each page is whole; where the browser refuses something, that stays as the HTML has it.
(() => {
  "use strict";
  const html = document.documentElement;
  const root = new URL("..", document.currentScript.src);
  const isOnDisk = location.protocol === "file:";
  // Whether this step of the history is new: not after Back, not again.
  const isNew = !(history.state && "from" in history.state);
  const tabs = ["arrivals", "all", "departures"];
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const refill = (part, ...nodes) => { part.textContent = ""; part.append(...nodes); };

  // Storage may be blocked, full, or hold what somebody else wrote.
  const storage = (kind, site) => ({
    read(key) {
      try { return window[kind].getItem(key + site); } catch { return null; }
    },
    write(key, text) {
      try {
        if (text === null) window[kind].removeItem(key + site);
        else window[kind].setItem(key + site, text);
      } catch { /* It holds for this page. */ }
    },
  });
  const visit = storage("sessionStorage", root.pathname);
  const memory = storage("localStorage", "");
  const tabKey = "FlightStatusCurrentTab";
  const flightKey = "LastFlight" + root.pathname;

  // Everything that is chosen; whatever a page shows follows from it.
  const state = {
    segue: null,
    hidePast: visit.read("HidePast") === "on",
    tab: rememberedTab(),
    lastFlight: rememberedFlight(),
  };
  // What runs when a choice changes; and each minute, and when the page wakes.
  const followers = [];
  const refresh = () => run(followers);
  const minutes = [refresh];

  // Each by itself: what fails is told, and takes nothing else with it.
  function run(acts) {
    for (const act of acts) {
      try { act(); } catch (error) { setTimeout(() => { throw error; }); }
    }
  }

  function rememberedTab() {
    const text = memory.read(tabKey);
    return /^[012]$/.test(text) ? tabs[text] : "all";
  }

  function rememberedFlight() {
    try {
      const text = memory.read(flightKey);
      const flight = text.length < 1000 ? JSON.parse(text) : {};
      const isText = typeof flight.page === "string" && typeof flight.name === "string";
      return isText && /^\d{4}-\d\d-\d\d\/[a-z\d.-]+\.html$/.test(flight.page) && /\S/.test(flight.name)
        ? flight : null;
    } catch { return null; }
  }

  function setTab(tab) {
    state.tab = tab;
    memory.write(tabKey, String(tabs.indexOf(tab)));
    refresh();
  }

  function setHidePast(isOn) {
    state.hidePast = Boolean(isOn);
    visit.write("HidePast", state.hidePast ? "on" : null);
    refresh();
  }

  // Addresses: a path is relative to the site's root; `//` is none of this site.
  function path(url) {
    const { href } = new URL(url, location);
    if (!href.startsWith(root.href)) return "//";
    const text = href.slice(root.href.length).split(/[?#]/)[0];
    try { return decodeURI(text); } catch { return text; }
  }
  const address = (path) => new URL(path, root).href;
  const board = (day, tab) => address(`${day}/${tab === "all" ? "index" : tab}.html`);
  const { today: firstDay, lastDay = firstDay } = html.dataset;
  const language = `${html.lang}-u-ca-gregory-nu-latn`;

  // The airport's date, whatever zone the device is in.
  function today() {
    try {
      // Swedish dates are written as addresses have them.
      const day = new Intl.DateTimeFormat("sv", { timeZone: html.dataset.timeZone }).format(Date.now());
      return /^\d{4}-\d\d-\d\d$/.test(day) ? day : firstDay;
    } catch { return firstDay; }
  }

  // The airport's date, or the nearest day of the site.
  function presentDay() {
    const day = today();
    return day < firstDay ? firstDay : day > lastDay ? lastDay : day;
  }

  // The address changes its folder: links go on leading where they did.
  function keepLinks(url) {
    if (new URL(".", url).href === new URL(".", location).href) return;
    for (const link of all("a[href]:not([href^='#'])")) link.href = link.href;
  }

  // The instant in seconds from which a flight is past; never, while it is delayed with no new time.
  const pastFrom = (flight) =>
    flight.dataset.status === "delayed" && !find("s", flight) ? Infinity : Number(flight.dataset.time);

  // Says something to those who do not see it.
  function say(text) {
    const region = find('[role="status"]');
    if (region) region.textContent = text;
  }

  // A day's flights as data; null where there is no server, or no such day.
  async function dayData(day) {
    if (isOnDisk) return null;
    try {
      const answer = await fetch(address(`${day}/flights.json`), { cache: "no-cache" });
      const data = answer.ok ? await answer.json() : null;
      return data && Array.isArray(data.flights) ? data : null;
    } catch { return null; }
  }

  // Links to today's board lead to the present day and to the tab that was last chosen.
  function leadToToday() {
    for (const link of all('a[href*="today/"], a[data-leads]')) {
      link.dataset.leads = link.dataset.leads || path(link.href);
      const named = link.dataset.leads.match(/^today\/(\w+)\.html$/);
      if (named) link.href = todaysBoard(named[1]);
    }
  }
  const todaysBoard = (name) => board(presentDay(), name === "index" ? state.tab : name);

  // The stub goes there by itself, before it is shown.
  function leaveStub() {
    const named = path(location).match(/^today\/(\w*)(\.html)?$/);
    if (!named || !find('meta[http-equiv="refresh"]')) return;
    location.replace(todaysBoard(named[1] || "index") + location.hash);
  }

  // Only choosing a tab is remembered, not an address that names one.
  function rememberTab() {
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[data-tab]");
      if (link && tabs.includes(link.dataset.tab)) setTab(link.dataset.tab);
    });
  }

  const loaded = {};
  function load(source) {
    return loaded[source] = loaded[source] || new Promise((resolve, reject) => {
      const script = document.createElement("script");
      const fail = (reason) => { delete loaded[source]; reject(reason); };
      Object.assign(script, { src: source, onload: resolve, onerror: fail });
      document.head.append(script);
    });
  }

  // The last flight viewed, by whatever way.
  function viewed(part, url) {
    const flight = find("[data-opened]", part);
    if (!flight) return;
    const { opened: id, designator: name } = flight.dataset;
    const from = pastFrom(flight);
    state.lastFlight = { id, name, page: path(url), pastFrom: from === Infinity ? null : from };
    memory.write(flightKey, JSON.stringify(state.lastFlight));
    showLastFlight();
  }

  function forgetFlight() {
    state.lastFlight = null;
    memory.write(flightKey, null);
    showLastFlight();
  }

  // It is the sidebar's last item while its day is one of the site's.
  function showLastFlight() {
    const day = state.lastFlight ? state.lastFlight.page.slice(0, 10) : "";
    const item = find('[data-item="last-flight"]');
    if (day < firstDay || day > lastDay) {
      if (item) item.parentNode.remove();
      return;
    }
    const template = find('template[data-template="last-flight"]');
    if (!template) return;
    if (!item) template.parentNode.append(template.content.cloneNode(true));
    const link = find('[data-item="last-flight"]');
    link.href = address(state.lastFlight.page);
    find("b", link).textContent = state.lastFlight.name.slice(0, 40);
  }

  function followLastFlight() {
    viewed(document, location);
    showLastFlight();
    addEventListener("storage", () => {
      state.lastFlight = rememberedFlight();
      state.tab = rememberedTab();
      showLastFlight();
      refresh();
    });
    document.addEventListener("click", (event) => {
      const item = event.target.closest('[data-item="last-flight"]');
      if (!item || !isPlain(event)) return;
      event.preventDefault();
      openLastFlight();
    });
    const next = isOnDisk && visit.read("Next");
    visit.write("Next", null);
    if (next) follow(next);
  }

  // Two steps of history: the board of its day, then the flight. When the day's data can be had in
  // a moment, it says whether the flight is still there and when it is past.
  async function openLastFlight() {
    const { id, page, pastFrom: known } = state.lastFlight;
    const day = page.slice(0, 10);
    const list = board(day, "all");
    const data = await Promise.race([dayData(day), new Promise((resolve) => setTimeout(resolve, 800, null))]);
    const found = data && data.flights.find((entry) => entry.id === id || entry.page === page.slice(11));
    if (data && !found) {
      forgetFlight();
      return location.assign(list);
    }
    const from = found ? !found.isOpenEnded && found.expectedUnix : known;
    if (state.hidePast && from && from * 1000 < Date.now()) setHidePast(false);
    setTab("all");
    const isThere = path(location) === path(list);
    if (isThere && inside.choose && inside.choose(address(page))) return;
    if (!isThere && isOnDisk) {
      visit.write("Next", address(page));
      return location.assign(list);
    }
    // The step between is made here: browsers pass over pages that only lead on.
    if (!isThere) {
      keepLinks(list);
      history.pushState({ from: "" }, "", list);
    }
    follow(address(page));
  }

  // Goes on as a step of its own: before this page has loaded, another would take its place.
  function follow(url) {
    const leave = () => location.assign(url);
    if (document.readyState === "complete") leave();
    else addEventListener("load", () => setTimeout(leave));
  }

  const isPlain = (event) => !event.defaultPrevented && event.button === 0
    && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

  // Back is the browser's own where it leads to the same view.
  function goBack() {
    if (isNew) {
      const from = document.referrer || (isOnDisk && visit.read("From")) || "";
      history.replaceState({ ...history.state, from }, "");
    }
    addEventListener("pagehide", () => visit.write("From", location.href));
    const view = (url) => path(url).replace(/^today\//, presentDay() + "/")
      .replace(/(index|arrivals|departures)\.html$/, "");
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a.back");
      const { from, isChoice } = history.state || {};
      if (!link || !from || !isPlain(event)) return;
      if (!isChoice && (!from.startsWith(root.href) || view(from) !== view(link.href))) return;
      event.preventDefault();
      history.back();
    });
  }

  // A movement of a finger along a line; `act` gets its way in the direction of reading.
  function onSwipe(part, act) {
    let start = null;
    part.addEventListener("pointerdown", (event) => {
      start = event.isPrimary && event.pointerType !== "mouse" ? event : null;
    });
    part.addEventListener("pointerup", (event) => {
      if (!start || start.pointerId !== event.pointerId) return;
      const way = event.clientX - start.clientX;
      const isFlat = Math.abs(way) > 50 && Math.abs(way) > 2 * Math.abs(event.clientY - start.clientY);
      if (isFlat) act(html.dir === "rtl" ? -way : way, start);
      start = null;
    });
    part.addEventListener("pointercancel", () => { start = null; });
  }

  // The sidebar stands open on a wide screen until it is hidden, on others only on the welcome page.
  function sidebar() {
    const drawer = find("[data-sidebar]");
    if (!drawer) return;
    const wide = matchMedia("(min-width: 60rem)");
    const stays = () => wide.matches || document.body.classList.contains("welcome");
    const hide = () => { if (!stays()) drawer.open = false; };
    const fit = () => { drawer.open = wide.matches ? visit.read("Sidebar") !== "hidden" : stays(); };
    fit();
    wide.addListener(fit);
    drawer.addEventListener("toggle", () => {
      html.classList.toggle("no-sidebar", wide.matches && !drawer.open);
    });
    find("summary", drawer).addEventListener("click", () => {
      if (wide.matches) visit.write("Sidebar", drawer.open ? "hidden" : null);
    });
    html.classList.toggle("no-sidebar", wide.matches && !drawer.open);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || stays() || !drawer.open || state.segue) return;
      hide();
      find("summary", drawer).focus();
    });
    drawer.addEventListener("click", (event) => { if (event.target.closest("a")) hide(); });
    drawer.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !drawer.contains(relatedTarget)) hide();
    });
    document.addEventListener("click", (event) => {
      if (stays() || !drawer.open || event.target.closest(".side")) return;
      event.preventDefault();
      hide();
    }, true);
    onSwipe(document, (way, start) => {
      const isAtEdge = html.dir === "rtl" ? start.clientX > innerWidth - 32 : start.clientX < 32;
      if (isAtEdge && way > 0) drawer.open = true;
    });
  }

  // Goes to a page of the site: "days", "2026-11-30/arrivals", "today"; "" is the welcome page.
  function go(route) {
    const name = String(route).replace(/^\//, "").replace(/\.html(?=$|[?#])/, "");
    if (/^(flight-status|today(\/index)?)$/.test(name)) return location.assign(todaysBoard("index"));
    const file = /^(welcome)?$/.test(name) ? "index" : name.replace(/(^\d{4}-\d\d-\d\d)\/?$/, "$1/index");
    const url = address(`./${file}`.replace(/($|[?#])/, ".html$1"));
    if (!url.startsWith(root.href)) return;
    if (!(inside.choose && inside.choose(url))) location.assign(url);
  }

  // Other ways to go than to a page; their script comes when the first is needed.
  const engine = async () => load(find("[data-host]").dataset.script);

  function kindOf(link) {
    const around = link.closest("[data-segues]");
    return link.dataset.segue || (around ? around.dataset.segues : "push");
  }

  function segues() {
    if (!find("[data-host]")) return;
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[href]");
      if (!link || !isPlain(event) || !/^(modal|popover)$/.test(kindOf(link))) return;
      event.preventDefault();
      engine().then(() => inside.open(link), () => location.assign(link.href));
    });
    const arrive = () => {
      if (state.segue || location.hash.startsWith("#open=")) engine().then(() => inside.arriveAtSegue(), () => {});
    };
    addEventListener("popstate", arrive);
    arrive();
    const place = find("main [data-place]");
    if (place) engine().then(() => inside.fill(place), () => place.remove());
  }

  const shownTab = () => (find("a[data-tab][aria-current]") || { dataset: {} }).dataset.tab;

  // What the other scripts of the theme build on.
  const inside = {
    state, visit, root, html, language, run, find, all, refill, followers, refresh, minutes, path, address, board, today, presentDay,
    firstDay, lastDay, pastFrom, say, dayData, load, keepLinks, viewed, isPlain, isOnDisk, onSwipe, engine, kindOf,
    setHidePast, isNew, shownTab, shown: ((history.state || {}).isChoice && html.dataset.page) || path(location),
  };
  window.boardwalk = {
    inside,
    go,
    get tab() { return shownTab() || state.tab; },
    set tab(tab) {
      const name = tabs.includes(tab) ? tab : tabs[tab];
      const link = name && find(`a[data-tab="${name}"]`);
      if (name) setTab(name);
      if (link && name !== shownTab()) link.click();
    },
    get hidePast() { return state.hidePast; },
    set hidePast(isOn) { setHidePast(isOn); },
    get segue() { return state.segue; },
    set segue(name) {
      if (name !== null || state.segue) engine().then(() => inside.segue(name), () => {});
    },
  };

  // Each minute, and whenever the page is looked at again.
  function keepTime() {
    const tick = () => { if (!document.hidden) run(minutes); };
    setInterval(tick, 60000);
    document.addEventListener("visibilitychange", tick);
    addEventListener("pageshow", (event) => {
      if (!event.persisted) return;
      if (path(location) !== inside.shown) location.reload();
      state.hidePast = visit.read("HidePast") === "on";
      state.tab = rememberedTab();
      tick();
    });
  }

  // An address that another page left in the history, or that the columns show.
  function followHistory() {
    for (const icon of all("link[rel~='icon']")) icon.href = icon.href;
    // A step may come while the page loads, which then is of another address; it is asked for again
    // once, because some servers give their pages other names.
    const step = () => {
      const here = path(location);
      if (here === inside.shown || (inside.arrive && inside.arrive())) return visit.write("Again", null);
      if (visit.read("Again") === here) return;
      visit.write("Again", here);
      location.reload();
    };
    addEventListener("popstate", step);
    addEventListener("load", step);
  }

  // Buttons that need a script show themselves when there is one.
  function showButtons() {
    for (const button of all("[data-action][hidden]")) button.hidden = false;
  }

  const behaviours = {
    stub: leaveStub,
    buttons: showButtons,
    history: followHistory,
    today: () => { leadToToday(); followers.push(leadToToday); },
    tabMemory: rememberTab,
    lastFlight: followLastFlight,
    back: goBack,
    sidebar,
    segues,
    clock: keepTime,
  };
  run(Object.values(behaviours));
})();
