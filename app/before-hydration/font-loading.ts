/** The addresses of the font files. */
export type FontFiles = { archivo: string; instrumentSans: string };

/** Where the files' addresses are stored once the browser has loaded them. */
const storageKey = "font-files";

/**
 * On a first visit the fonts are requested after the first paint, so that they do not compete with
 * it; the fallback fonts have the same metrics (styles/fonts.css). A browser that has cached the
 * files gets them at once. Without scripts they come from the style sheet.
 */
export function loadFonts({ archivo, instrumentSans }: FontFiles): void {
  // The heading font comes first, because it sets the page's largest text.
  const fonts = [
    { family: "Archivo Variable", file: archivo, weight: "600 800" },
    { family: "Instrument Sans Variable", file: instrumentSans, weight: "400 700" },
  ];
  const files = [archivo, instrumentSans].join();
  const store = storage();

  if (store?.getItem(storageKey) === files) request();
  else afterFirstPaint(request);

  function request() {
    // A full storage throws.
    load().catch(() => {});
  }

  async function load() {
    const loads = await Promise.allSettled(
      fonts.map(({ family, file, weight }) =>
        new FontFace(family, `url(${file})`, { weight }).load(),
      ),
    );
    const loaded = loads.flatMap((load) => (load.status === "fulfilled" ? load.value : []));
    // In one go, because each addition makes Chromium lay out all text again: 50 ms on a slow phone.
    for (const face of loaded) document.fonts.add(face);
    if (loaded.length < fonts.length) store?.removeItem(storageKey);
    else store?.setItem(storageKey, files);
  }
}

/** Undefined where the visitor has turned storage off. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

function afterFirstPaint(act: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) {
    addEventListener("load", act);
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) act();
  }).observe({ type: "paint", buffered: true });
}
