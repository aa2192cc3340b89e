import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import getPort from "get-port";
import { hydratedEvent } from "#app/before-hydration/hydrated-event.ts";
import type { LinkTarget } from "#content/pages.ts";
import { startBrowser } from "./browser.ts";
import { row } from "./columns.ts";
import { startServer } from "./start-server.ts";

/*
 * Whether `npm run dev` shows what production shows: the computed styles of every element of five pages, side by side
 * in both, once everything has loaded. Ends with an error if one differs.
 */

const addresses = [
  "/",
  "/schedule-inspection",
  "/roof-assessment",
  "/news-insights/what-a-new-roof-costs",
  "/service-areas",
] satisfies LinkTarget[];
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** How many differences of a page are printed. */
const shown = 5;

type Shown = {
  properties: string[];
  /** The computed values of each element, and of its pseudo-elements, in the order of `properties`. */
  elements: { name: string; values: string[] }[];
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const { browser, stop } = await startBrowser();
const [site, dev] = await Promise.all([startServer("site"), startDevelopment()]);
try {
  print(row("", ["px", "elements", "differ"]));
  for (const { width, height } of screens) {
    for (const address of addresses) {
      const viewport = { width, height };
      const production = await stylesOf(browser, site.url + address, viewport);
      const development = await stylesOf(browser, dev.url + address, viewport);
      const found = differences(production, development);
      print(row(address, [width, production.elements.length, found.length].map(String)));
      for (const difference of found.slice(0, shown)) print(`  ${difference}`);
      if (found.length > 0) process.exitCode = 1;
    }
  }
} finally {
  await stop();
  await site.stop();
  await dev.stop();
}

/** One line for each element whose styles differ. */
function differences(production: Shown, development: Shown): string[] {
  const [ours, theirs] = [production.elements, development.elements];
  const at = ours.findIndex(({ name }, index) => name !== theirs[index]?.name);
  if (at >= 0 || ours.length !== theirs.length) {
    return [`${ours.length} and ${theirs.length} elements: ${ours[at]?.name}, ${theirs[at]?.name}`];
  }
  return ours.flatMap(({ name, values }, index) => {
    const others = theirs[index]?.values ?? [];
    const unlike = production.properties.flatMap((property, index) =>
      values[index] === others[index] ? [] : `${property} ${values[index]} / ${others[index]}`,
    );
    return unlike.length > 0 ? `${name}: ${unlike.join("; ")}` : [];
  });
}

async function stylesOf(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Shown> {
  // Motion would be in another phase each time.
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  // Development encodes a picture when it is first requested.
  context.setDefaultTimeout(150_000);
  const page = await context.newPage();
  await page.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { isHydrated: true }), { once: true });
  }, hydratedEvent);
  await page.goto(url);
  await page.waitForFunction(
    () =>
      "isHydrated" in window &&
      [...document.fonts].filter(
        ({ family, status }) => status === "loaded" && family.includes("Variable"),
      ).length === 2,
  );
  await page.waitForFunction(() => !document.querySelector("[data-solid], [data-away]"));
  await page.waitForLoadState("networkidle");
  await page.evaluate(untilQuiet);
  const found = await page.evaluate(readStyles);
  await context.close();
  return found;
}

/** Runs in the page: waits until nothing has changed in it for a second, so that what moved has arrived too. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, 1_000);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, 1_000);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Runs in the page. */
function readStyles(): Shown {
  // Without custom properties, whose text depends on how the sheet is minified: what uses them is compared.
  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith("--"));
  const valuesOf = (style: CSSStyleDeclaration) =>
    properties.map((property) =>
      style
        .getPropertyValue(property)
        // The same file has another address in development.
        .replaceAll(/url\("[^"]*"\)/g, "url()")
        // The build writes 0 for 0%.
        .replaceAll(/(?<![\d.])0%/g, "0px"),
    );
  const elements = [
    ...document.querySelectorAll("body, body *:not(script, style, link, noscript)"),
  ].flatMap((element) =>
    ["", "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === "none") return [];
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute("class")}${pseudo}`;
      return { name, values: valuesOf(style) };
    }),
  );
  return { properties, elements };
}

async function startDevelopment(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-bench-"));
  const child = spawn(process.execPath, ["scripts/run/dev.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("The development server has ended.");
    await pause(200);
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
