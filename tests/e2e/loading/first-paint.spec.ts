import type { Page } from "@playwright/test";
import type { LinkTarget } from "#content/pages.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { shiftsOf, watchShifts } from "#tests/e2e/support/layout-shifts.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { patience } from "#tests/support/patience.ts";

/* The first paint's style, the whole sheet and the fonts, in the order they arrive. */

const sheet = "**/assets/*.css";
const fonts = "**/assets/*.woff2";
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const addresses = [
  "/",
  "/contact-us",
  "/emergency-contact",
  "/roof-assessment",
  "/schedule-inspection",
  "/service-areas",
  "/news-insights",
  "/news-insights/what-a-new-roof-costs",
  "/news-insights?category=storm-damage",
  "/contact-us?service=gutters",
  "/insurance-claims",
  "/insurance-claims?damage=2026-10-01",
  "/payment-plans",
  "/terms",
] satisfies LinkTarget[];

test("the whole style sheet changes nothing that the first paint has drawn", async ({
  newContext,
  faults,
}) => {
  test.setTimeout(patience.longTest);
  faults.allow(failedCall);
  for (const address of addresses) {
    // A spinning ring would look different each time.
    const context = await newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.route(fonts, (route) => route.abort());
    await page.route(scripts, (route) => route.abort());
    const { asked, release } = await hold(page, sheet);
    await page.goto(address, { waitUntil: "commit" });
    await asked;
    await page.waitForFunction(() => document.querySelector("link[data-whole-sheet]"));
    await untilPainted(page);
    const first = await drawnOnEach(page);
    release();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>("link[data-whole-sheet]")?.sheet,
    );
    for (const elements of first) expect(elements.length, address).toBeGreaterThan(100);
    expect(await drawnOnEach(page), address).toEqual(first);
    await context.close();
  }
});

for (const viewport of screens) {
  test(`nothing moves when style sheet and fonts load, at ${viewport.width} px`, async ({
    newContext,
  }) => {
    test.setTimeout(patience.longTest);
    for (const address of addresses) {
      const context = await newContext({ viewport });
      const page = await context.newPage();
      await watchShifts(page);
      const { release } = await hold(page, sheet);
      await page.goto(address, { waitUntil: "commit" });
      await untilPainted(page);
      release();
      await untilFontsAreHere(page);
      // Shifts while the page itself is still arriving are not caused by sheet and fonts.
      const interactive = await page.evaluate(() => {
        const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return load?.domInteractive ?? 0;
      });
      const shifts = (await shiftsOf(page)).filter(({ at }) => at > interactive);
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
      await context.close();
    }
  });
}

test("a first visit requests the fonts after the first paint, starting with the one for headings", async ({
  page,
}) => {
  const { asked, release } = await hold(page, "**/assets/archivo*");
  const files = fontsAskedFor(page);
  await page.goto("/contact-us", { waitUntil: "commit" });
  await asked;
  expect(files()).toEqual(["archivo"]);
  release();
  await untilFontsAreHere(page);
  expect(files()).toEqual(["archivo", "instrument-sans"]);
  const { paint, font } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    font: performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))
      ?.startTime,
  }));
  expect(font).toBeGreaterThan(paint);
});

test("a browser that already has the fonts gets both of them right away", async ({ page }) => {
  await page.goto("/contact-us");
  await untilFontsAreHere(page);
  await page.waitForFunction(() => localStorage.length > 0);
  const { release } = await hold(page, "**/assets/archivo*");
  const second = page.waitForRequest("**/assets/instrument-sans*");
  await page.goto("/faq", { waitUntil: "commit" });
  await second;
  release();
});

test("without scripts, the fonts and the whole style sheet still load", async ({ newContext }) => {
  const page = await (await newContext({ javaScriptEnabled: false })).newPage();
  const files = fontsAskedFor(page);
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  await expect.poll(() => files().toSorted()).toEqual(["archivo", "instrument-sans"]);
});

test("the scripts wait for the whole style sheet, so that what they change is styled", async ({
  page,
}) => {
  const { release } = await hold(page, sheet);
  const modules = page.waitForRequest(scripts);
  await page.goto("/contact-us", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).click();
  await modules;
  await page.waitForFunction(() => document.querySelectorAll("link[rel=modulepreload]").length > 3);
  expect(await page.evaluate(() => "isHydrated" in window)).toBe(false);
  release();
  await untilHydrated(page);
});

test("when the style sheet fails to load, links load whole pages, which come with their own style", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  await page.route(sheet, (route) => route.abort());
  await page.goto("/contact-us");
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole("main").getByRole("link", { name: "Send an emergency request" }).click();
  await expect(page).toHaveURL("/emergency-contact");
  expect(loads).toEqual(["/emergency-contact"]);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.evaluate((element) => getComputedStyle(element).fontWeight)).toBe("750");
});

/** What is drawn on each of the screens. */
async function drawnOnEach(page: Page): Promise<string[][]> {
  const all: string[][] = [];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    all.push(await drawn(page));
  }
  return all;
}

/** Every element with a size: its name, position and painted styles. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const { color, backgroundColor, borderColor, opacity, visibility, fontSize, fontWeight } =
        getComputedStyle(element);
      const box = [x, y, width, height].map((size) => size.toFixed(1)).join(" ");
      const paint = [color, backgroundColor, borderColor, opacity, visibility].join(" ");
      return `${element.tagName} .${element.getAttribute("class")} ${box} ${paint} ${fontSize} ${fontWeight}`;
    }),
  );
}

function fontsAskedFor(page: Page): () => string[] {
  const files = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/([a-z-]+?)-[\w-]{8}\.woff2$/.exec(request.url())?.[1];
    if (name) files.add(name);
  });
  return () => [...files];
}

function untilPainted(page: Page) {
  return page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
}

function untilFontsAreHere(page: Page) {
  return page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === "loaded" && family.includes("Variable"),
    );
    return loaded.length === 2;
  });
}
