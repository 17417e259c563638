// What has to be known before the page is drawn; it stands in the head and waits for nothing.
(() => {
  "use strict";
  document.documentElement.classList.add("scripted");

  // The font comes with the page, so that nothing moves when it is there. From disk a browser
  // refuses to fetch it ahead, and says so aloud.
  const { font } = document.currentScript.dataset;
  if (location.protocol === "file:") return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: font });
  document.head.append(link);
})();
