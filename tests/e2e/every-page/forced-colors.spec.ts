import type { Locator, Page } from "@playwright/test";
import { dollars } from "#content/en/figures.ts";
import { builtFacts } from "#content/facts.ts";
import { AssessmentPage, moderate } from "#tests/e2e/support/assessment-page.ts";
import { forceColors, pixelOf, systemColor } from "#tests/e2e/support/forced-colors.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const goldPrice = dollars(builtFacts.plans.gold.monthlyPrice);
const schemes = ["dark", "light"] as const;

test.describe("in the visitor's dark and light colors @full", () => {
  test("home has solid ground under the hero's text, stars and a dot that can be seen, three areas that differ, and an edge around every button", async ({
    page,
  }) => {
    await page.goto("/");
    await untilHydrated(page);
    const hero = page.getByRole("main").locator("section").first();
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      const canvas = await systemColor(page, "Canvas");
      expect(await pixelOf(hero, 0.62, 0.93), `hero, ${scheme}`).toBe(canvas);
      expect(await pixelOf(hero, 0.75, 0.4), `hero, ${scheme}`).not.toBe(canvas);
      expect(await edgelessControls(page), scheme).toEqual([]);
    }

    const map = page.getByRole("navigation", { name: "Map of our service area" });
    const areas = ["Fairfax", "Fauquier", "Culpeper"].map((name) =>
      map.getByRole("link", { name: new RegExp(`^${name} `) }).locator("path"),
    );
    const legend = page.getByRole("region", { name: /one phone call/ });
    const swatches = legend.locator("section > span:first-child");
    await expect(swatches).toHaveCount(3);

    await page.getByRole("heading", { name: "What our customers say" }).scrollIntoViewIfNeeded();
    const reviews = page.getByRole("region", { name: "Customer reviews" });
    const [current, other] = [1, 2].map((number) =>
      reviews.getByRole("button", { name: `Go to review ${number}` }).locator("span"),
    ) as [Locator, Locator];
    await expect(current).toBeVisible();
    const star = reviews.locator("article:not([inert])").locator("svg").first();

    for (const scheme of schemes) {
      await forceColors(page, scheme);
      const fills = await Promise.all(areas.map(fillOf));
      expect(new Set(fills).size, `map, ${scheme}`).toBe(3);
      const looks = await swatches.evaluateAll((spans) =>
        spans.map((span) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(span);
          return `${backgroundColor} ${backgroundImage}`;
        }),
      );
      expect(new Set(looks).size, `legend, ${scheme}`).toBe(3);
      expect(await pixelOf(current), `dots, ${scheme}`).not.toBe(await pixelOf(other));
      expect(await fillOf(star), `stars, ${scheme}`).toBe(await systemColor(page, "CanvasText"));
    }
  });

  test("the assessment's chosen answer and progress can be seen, every control has an edge, and the score stands out on its bar", async ({
    page,
  }) => {
    await forceColors(page, "dark");
    const assessment = new AssessmentPage(page);
    await assessment.open();
    const slope = page.getByRole("progressbar").locator("path");
    const before = await paintsOf(slope);
    // With the arrow keys, so that the question stays.
    await assessment.option("roofAge", "new").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => paintsOf(slope)).not.toEqual(before);
    const labelOf = (value: string) =>
      assessment.option("roofAge", value).locator("xpath=ancestor::label");
    const chosen = labelOf("5-15");
    const other = labelOf("over-20");
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      await expect(chosen).toHaveCSS("background-color", await systemColor(page, "Highlight"));
      expect(await pixelOf(chosen, 0.9), scheme).not.toBe(await pixelOf(other, 0.9));
      expect(await edgelessControls(page), scheme).toEqual([]);
    }

    await assessment.answer(moderate);
    await expect(assessment.result).toBeFocused();
    const bar = page.locator("[data-score-bar]");
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      const canvas = await systemColor(page, "Canvas");
      expect(await fillOf(bar), scheme).not.toBe(canvas);
      expect(await fillOf(page.locator("rect:has(+ [data-score-bar])")), scheme).toBe(canvas);
      expect(await pixelOf(bar), scheme).not.toBe(canvas);
    }
  });

  test("the menu's open panel has an edge, and the current page is marked", async ({ page }) => {
    await forceColors(page, "dark");
    await page.goto("/our-services");
    await untilHydrated(page);
    const bar = page.getByRole("banner");
    const [here, elsewhere] = ["Services", "Financing"].map((name) =>
      bar.getByRole("link", { name, exact: true }),
    ) as [Locator, Locator];
    const mark = (link: Locator) =>
      link.evaluate((element) => getComputedStyle(element, "::after").scale);
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      expect(await mark(here), scheme).not.toBe(await mark(elsewhere));
    }
    await bar.getByRole("button", { name: "Services: more" }).click();
    const panel = bar.locator("[data-open] [data-menu-panel]");
    await expect(panel).toBeVisible();
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      await expect(panel).toHaveCSS("border-bottom-style", "solid");
      await expect(panel).not.toHaveCSS("border-bottom-width", "0px");
    }
  });

  test("free, limited and booked days are marked by shape, and no rule crosses a plan's name", async ({
    page,
  }) => {
    await page.goto("/schedule-inspection");
    const marks = page.getByRole("list", { name: "Date legend" }).locator("li > span");
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      const shapes = await marks.evaluateAll((spans) =>
        spans.map((span) => {
          const { width, borderTopWidth, borderTopStyle } = getComputedStyle(span);
          return [width, borderTopWidth, borderTopStyle].join(" ");
        }),
      );
      expect(new Set(shapes).size, scheme).toBe(3);
    }
    await page.goto("/protection-plans");
    const gable = page.getByRole("listitem").filter({ hasText: goldPrice }).locator(".ground-dark");
    for (const scheme of schemes) {
      await forceColors(page, scheme);
      await expect(gable).toHaveCSS("border-top-width", "0px");
    }
  });
});

// All forms have the same fields and buttons.
test("in a form every control has an edge, and a field with an error a thicker one than its neighbor @full", async ({
  page,
}) => {
  await forceColors(page, "dark");
  await page.goto("/contact-us");
  await untilHydrated(page);
  expect(await edgelessControls(page)).toEqual([]);
  await page.getByRole("button", { name: "Send Message" }).click();
  const width = (label: string) =>
    page
      .getByLabel(label, { exact: false })
      .first()
      .evaluate((field) => {
        return Number.parseFloat(getComputedStyle(field).borderTopWidth);
      });
  await expect.poll(() => width("Name")).toBeGreaterThan(await width("Project timeline"));
});

async function fillOf(shape: Locator): Promise<string> {
  return shape.first().evaluate((element) => getComputedStyle(element).fill);
}

async function paintsOf(shapes: Locator): Promise<string[]> {
  return shapes.evaluateAll((all) => all.map((shape) => getComputedStyle(shape).fill));
}

/** Buttons, and links that look like them, without border, outline or underline. */
async function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main a, main button, main input, main select")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, textDecorationLine, display, paddingLeft } =
          getComputedStyle(element);
        const isBox = /flex|block|grid/.test(display) && Number.parseFloat(paddingLeft) > 8;
        return isBox && borderTopWidth === "0px" && textDecorationLine === "none";
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
