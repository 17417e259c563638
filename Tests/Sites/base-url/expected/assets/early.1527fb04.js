// What has to be known before the page is drawn; it stands in the head and waits for nothing.
(() => {
  "use strict";
  const html = document.documentElement;
  const { src, dataset } = document.currentScript;
  const root = new URL("..", src).pathname;
  html.classList.add("scripted");
  // Where the other scripts do not come, or are not understood, the page stays as it is without.
  addEventListener("error", ({ target }) => {
    if (target === window ? !window.boardwalk : target.nodeName === "SCRIPT") html.classList.remove("scripted");
  }, true);

  // The font comes with the page, so that nothing moves when it is there. From disk a browser
  // refuses to fetch it ahead, and says so aloud.
  if (location.protocol !== "file:") {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: dataset.font });
    document.head.append(link);
  }

  // A transition that the browser gives up is nobody's fault.
  for (const name of ["pageswap", "pagereveal"]) {
    addEventListener(name, ({ viewTransition: change }) => {
      if (change) for (const end of [change.ready, change.finished]) end.catch(() => {});
    });
  }

  const kept = (key) => {
    try { return sessionStorage.getItem(key + root); } catch { return null; }
  };
  if (kept("Sidebar") === "hidden" && matchMedia("(min-width: 60rem)").matches) html.classList.add("no-sidebar");

  // A board is shown when its rows are in their places, or after a moment as it is.
  const [, day] = location.pathname.match(/(\d{4}-\d\d-\d\d)\/(?:(?:index|arrivals|departures)\.html)?$/) || [];
  const isOpening = day === html.dataset.today && !(history.state && "from" in history.state);
  const isHidingPast = kept("HidePast") === "on";
  const isColumn = matchMedia("(min-width: 90rem)").matches;
  if (day && (isOpening || isHidingPast || isColumn)) html.classList.add("unplaced");
})();
