// Search over all days, loaded when it is first opened. A day's flights are folded once into texts
// that are compared with what is typed.
(() => {
  "use strict";
  const { inside } = window.boardwalk;
  const { visit, find, all, make, address, say, isOnDisk } = inside;
  // Milliseconds of one go, matches drawn by themselves, days read at the same time.
  const budget = 6;
  const most = 1000;
  const atOnce = 4;
  // Milliseconds after which what was read is old.
  const freshness = 120000;
  const days = new Map();
  let readAt = 0;
  let isReading = false;
  let isRead = false;
  let isUnread = false;
  let watcher = null;

  // Letters that have no accent to take off.
  const plain = { ø: "o", đ: "d", ł: "l", ß: "ss", æ: "ae", œ: "oe", ı: "i", þ: "th", ð: "d" };
  // Apostrophes and full stops are not there, and what else is no letter or figure is a blank; a full
  // stop within a word of several letters is one too.
  function fold(text) {
    const small = text.toLowerCase().trim();
    if (/^[a-z\d]+( [a-z\d]+)*$/.test(small)) return small;
    return small.normalize("NFD").replace(/[\u0300-\u036f]/g, "")
      .replace(/[øđłßæœıþð]/g, (letter) => plain[letter])
      .replace(/(\p{L}{2})\.(?=\p{L})/gu, "$1 ").replace(/['’‘‛ʼʻʹ′＇`´.]/g, "")
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim() || small;
  }

  // What a flight is found by, each in a line of its own; numbers with and without their blank and
  // leading zeros. An airport's code is found from its beginning: within a word it means nothing.
  function wordsOf({ city, airlineName, designator, codeshares, airport }) {
    const texts = [fold(city), fold(airlineName || ""), numberText(designator)];
    return { text: texts.join("\n"), shares: codeshares.map(numberText).join("\n"), code: fold(airport || "") };
  }

  const numberText = (number) => [fold(number), closed(fold(number))].join("\n");

  // A number, or the beginning of one, without its blank and leading zeros; other words as they are.
  function closed(text) {
    const parts = /^([a-z]{3}|[a-z][a-z\d]|\d[a-z])? ?(?=\d)0*(\d*[a-z]?)$/.exec(text);
    return (parts && (parts[1] || "") + parts[2]) || text;
  }

  const queryOf = (text) => ({ words: fold(text), number: closed(fold(text)) });
  const holds = (text, { words, number }) => text.includes(words) || text.includes(number);
  const isItself = ({ text, code }, query) => holds(text, query) || code.startsWith(query.words);

  function addDay(day, entries) {
    days.set(day, entries.map((entry) => ({ entry, ...wordsOf(entry) })));
    watcher(day);
  }

  function allDays() {
    const list = [];
    for (let day = inside.firstDay; day <= inside.lastDay;) {
      list.push(day);
      day = inside.dayAfter(day);
    }
    return list;
  }

  // Reads the days that are missing, a few at a time, and takes them in their order. States change:
  // what was read some time ago is read again.
  async function read() {
    if (isReading) return;
    if (Date.now() - readAt > freshness) {
      days.clear();
      readAt = Date.now();
    }
    const list = (isOnDisk ? [rowsDay()] : allDays()).filter((day) => !days.has(day));
    if (!list.length) return;
    isReading = true;
    isRead = isUnread = false;
    await readDays(list);
    isReading = false;
    isRead = true;
    watcher(null);
  }

  async function readDays(list) {
    if (isOnDisk) {
      isUnread = inside.firstDay < inside.lastDay;
      return addDay(list[0], all("[data-flight]").map(entryOfRow));
    }
    const queue = [...list];
    const found = new Map();
    const work = async () => {
      for (let day = queue.shift(); day; day = queue.shift()) {
        found.set(day, await inside.dayData(day));
        for (; found.has(list[0]); list.shift()) {
          const data = found.get(list[0]);
          if (data) addDay(list[0], data.flights);
          else isUnread = true;
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  // From disk only the page's own rows can be looked at.
  const rowsDay = () => (inside.path(location).match(/^\d{4}-\d\d-\d\d/) || [inside.presentDay()])[0];
  function entryOfRow(row) {
    const text = (selector) => (find(selector, row) || { textContent: "" }).textContent.trim();
    const figures = (time) => (time ? time.firstChild.data.trim() : "");
    const before = find("s time", row);
    return {
      page: find("a", row).href, direction: row.dataset.direction, designator: text(".what bdi"),
      airlineName: text(".what bdi + bdi"), city: text(".where bdi"), statusLine: text(".status"), codeshares: [],
      expectedClock: figures(find("time", row)), expectedPeriod: text("time small"),
      isRevised: Boolean(before), wasText: text("s .aloud"), scheduledClock: figures(before), scheduledPeriod: text("s small"),
      appearance: row.className.replace(/ ?chosen/, ""),
    };
  }

  // One place where is searched: a dialog, or the page of its own.
  function search(part) {
    const results = find("[data-matches]", part);
    const view = { part, field: find("input", part), counts: [], look, lookIn };
    let turn = 0;
    let toFind = null;
    let toDraw = [];
    let isDrawing = false;
    let drawn = 0;
    let total = 0;
    let last = "";
    let isDue = false;

    // What takes longer than one go is left for the next, so that a key never waits.
    function inTurns(act, then) {
      const mine = turn;
      const go = () => {
        if (mine !== turn || !part.isConnected) return;
        const end = performance.now() + budget;
        while (act()) if (performance.now() > end) return void setTimeout(go);
        then();
      };
      go();
    }

    // Finds day by day, and then draws: each day when the one before is whole, so that nothing moves.
    function look(isTyped) {
      turn += 1;
      isDue = isDue || isTyped;
      toFind = [...days.keys()].sort();
      last = "";
      toDraw = [];
      isDrawing = false;
      drawn = total = 0;
      inTurns(findNext, () => {
        toFind = null;
        tell(isDue);
        isDue = false;
        results.textContent = "";
        draw();
      });
    }

    // A day that is read later comes after those that are shown, else all begins anew; none, when
    // all are read.
    function lookIn(day) {
      if (day && day < last) return look(false);
      if (toFind && day) {
        toFind.push(day);
        toFind.sort();
      }
      if (toFind) return;
      const found = day && matchesOf(day);
      if (found) toDraw.push(found);
      draw();
      tell(false);
    }

    function tell(isTyped) {
      const { found, nothing, unread = nothing } = part.dataset;
      const count = total ? found.replace("{count}", () => total) : isUnread || !isRead ? "" : nothing;
      const words = [count, isUnread ? unread : ""].filter(Boolean).join(" ");
      view.counts.forEach((act) => act(words, isTyped));
    }

    function matchesOf(day) {
      const query = queryOf(view.field.value);
      if (day > last) last = day;
      const matches = (days.get(day) || [])
        .filter((one) => isItself(one, query) || holds(one.shares, query));
      total += matches.length;
      return matches.length ? { day, matches, ...groupOf(day, matches.length) } : null;
    }

    function findNext() {
      const day = toFind.shift();
      const found = day && matchesOf(day);
      if (found) toDraw.push(found);
      return Boolean(day);
    }

    function draw() {
      if (isDrawing) return;
      isDrawing = true;
      inTurns(drawNext, () => { isDrawing = false; });
    }

    function drawNext() {
      const [found] = toDraw;
      if (!found) return false;
      if (!found.group.isConnected) results.append(found.group);
      const isWhole = drawn >= most ? addMore(found) : !add(found, 10);
      drawn += 10;
      if (isWhole) toDraw.shift();
      return true;
    }

    // A day's matches stand under its date and their number.
    function groupOf(day, count) {
      const group = make("section");
      const heading = make(part.closest("main") ? "h2" : "h3", "day");
      const list = make("ol", "next");
      heading.append(
        dateForm.format(new Date(`${day}T12:00Z`)), make("span", "aloud", ","), " ", make("span", "badge", count),
      );
      group.append(heading, list);
      return { group, list };
    }

    // Adds the next few matches of a day; whether there are more.
    function add({ day, matches, list }, count) {
      const from = list.children.length;
      list.append(...matches.slice(from, from + count).map((match) => itemOf(day, match)));
      return list.children.length < matches.length;
    }

    // More than anybody reads are drawn when they are asked for.
    function addMore(found) {
      const more = make("button", "button", `+ ${found.matches.length - found.list.children.length}`);
      more.type = "button";
      more.addEventListener("click", () => {
        add(found, Infinity);
        more.remove();
      });
      found.group.append(more);
      return true;
    }

    // A codeshare is told where nothing else of the flight is what was looked for.
    function numbersOf({ entry, text, code }) {
      const query = queryOf(view.field.value);
      const what = make("span", "what");
      what.append(make("bdi", "", entry.designator));
      if (isItself({ text, code }, query)) return what;
      for (const number of entry.codeshares.filter((one) => holds(numberText(one), query))) {
        const share = make("span", "", " · ");
        share.append(make("bdi", "", number));
        what.append(share);
      }
      return what;
    }

    function statusOf({ appearance, statusLine }) {
      const status = make("span", "status");
      const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      const use = document.createElementNS(icon.namespaceURI, "use");
      icon.setAttribute("class", "icon");
      icon.setAttribute("aria-hidden", "true");
      use.setAttribute("href", `#i-${appearance}`);
      icon.append(use);
      status.append(icon, " ", make("bdi", "", statusLine));
      return status;
    }

    function itemOf(day, match) {
      const { entry } = match;
      const item = make("li", entry.appearance);
      const link = make("a");
      const where = make("span", "where");
      const word = entry.direction === "arrival" ? part.dataset.from : part.dataset.to;
      link.href = new URL(entry.page, address(`${day}/`)).href;
      where.append(make("span", "way", word), " ", make("bdi", "", entry.city));
      link.append(whenOf(entry), " ", numbersOf(match), " ", where, " ", statusOf(entry));
      item.append(link);
      return item;
    }

    inside.run(Object.values(behaviours).map((start) => () => start(view)));
  }

  const dateForm = new Intl.DateTimeFormat(inside.language, {
    weekday: "long", month: "long", day: "numeric", timeZone: "UTC",
  });

  // The figures, then the half of the day in small, and the scheduled time where there is a new one.
  function whenOf(entry) {
    const when = make("span", "when");
    when.append(timeOf(entry.expectedClock, entry.expectedPeriod));
    if (entry.isRevised) {
      const before = make("s");
      const shown = make("span");
      shown.setAttribute("aria-hidden", "true");
      shown.append(timeOf(entry.scheduledClock, entry.scheduledPeriod));
      before.append(make("span", "aloud", entry.wasText), shown);
      when.append(" ", before);
    }
    return when;
  }

  function timeOf(clock, period) {
    const time = make("time", "", clock);
    if (period) time.append(" ", make("small", "", period));
    return time;
  }

  // What was typed is there again after Back from a match; what is typed already stays.
  function memory({ field }) {
    field.value = field.value || visit.read("Query") || "";
    field.addEventListener("input", () => visit.write("Query", field.value.slice(0, 200)));
  }

  function typing({ field, look }) {
    field.addEventListener("input", () => {
      read();
      look(true);
    });
  }

  function count({ part, counts }) {
    counts.push((words) => { find("[data-count]", part).textContent = words; });
  }

  // To those who listen, once for each new number, when it is known and nobody types.
  function announcement({ counts }) {
    let said = "";
    let isAsked = false;
    let pause = 0;
    counts.push((words, isTyped) => {
      isAsked = isAsked || isTyped;
      if (!isRead || !isAsked) return;
      clearTimeout(pause);
      pause = setTimeout(() => {
        if (said !== words) say(said = words);
        isAsked = false;
      }, 600);
    });
  }

  function flights({ look, lookIn }) {
    watcher = lookIn;
    read();
    if (days.size) look(false);
  }

  const behaviours = { memory, typing, count, announcement, flights };
  inside.search = search;
})();
