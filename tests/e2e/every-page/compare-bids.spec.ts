import type { Locator, Page } from "@playwright/test";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { asOnPaper, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { untilTransitionsEnd } from "#tests/e2e/support/transitions.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const comparison = (page: Page) => page.getByRole("region", { name: "Side by side" });
const cellOf = (page: Page, line: string, bid: number) =>
  comparison(page)
    .getByRole("row", { name: new RegExp(`^${line}`) })
    .getByRole("cell")
    .nth(bid);

/** Without the bid's name, which only a phone shows in each cell. */
const shownText = { useInnerText: true };

/** Three bids with seven faults: other squares, words that say little, old flashing, no barrier, and three red flags. */
const bids: Record<string, string>[] = [
  { "Price, in dollars": "12,900", Squares: "24" },
  { "Price, in dollars": "11,800", Squares: "27", Deposit: "60%" },
  { "Price, in dollars": "9,900", Squares: "24" },
];
const choices: Record<string, string>[] = [
  { "The squares are": "Roof surface", Flashing: "All new", "Ice barrier": "Eaves" },
  {
    "The squares are": "Ordered, with waste",
    Decking: '"As needed"',
    Flashing: "Old flashing stays",
    "Ice barrier": "Eaves",
  },
  { "The squares are": "Roof surface", "Your deductible": '"We cover it"' },
];

async function fillBids(page: Page) {
  for (const [place, entries] of bids.entries()) {
    const bid = group(page, `Bid ${place + 1}`);
    // A narrow page shows one bid and leads to the others.
    const way = page.getByRole("link", { name: `Bid ${place + 1}`, exact: true });
    if (await way.isVisible()) {
      // The bar comes back on the way up, and pushes the links down between a press's two halves.
      await way.scrollIntoViewIfNeeded();
      await untilTransitionsEnd(page);
      await way.click();
    }
    for (const [label, text] of Object.entries(entries)) {
      await bid.getByLabel(label, { exact: true }).fill(text);
    }
    for (const [label, option] of Object.entries(choices[place] ?? {})) {
      await bid.getByLabel(label, { exact: true }).selectOption(option);
    }
  }
}

test("a visitor types a bid by keyboard, mends a figure, and reads the comparison @keyboard", async ({
  page,
}) => {
  await page.goto("/compare-bids");
  await untilHydrated(page);
  const bid = group(page, "Bid 1");
  await bid.getByLabel("Contractor").focus();
  await page.keyboard.type("Ridge");
  await page.keyboard.press("Tab");
  await expect(bid.getByLabel("Price, in dollars")).toBeFocused();
  await page.keyboard.type("much");
  await page.keyboard.press("Enter");
  await expect(bid.getByLabel("Price, in dollars")).toBeFocused();
  await expect(bid.getByLabel("Price, in dollars")).toHaveAccessibleDescription(
    /Enter the price in figures/,
  );
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12,000");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("24");
  await expect(cellOf(page, "For each square", 0)).toHaveText("$500-$575", shownText);
  await page.keyboard.press("Tab");
  await page.keyboard.type("Roof");
  await expect(bid.getByLabel("The squares are")).toHaveValue("surface");
  await expect(cellOf(page, "For each square", 0)).toHaveText("$500", shownText);
  await bid.getByLabel("Squares", { exact: true }).press("Enter");
  await expect(comparison(page)).toBeFocused();
  expect(await ringOf(comparison(page)), "its ring, within the window").toBeGreaterThanOrEqual(0);
  await expect(comparison(page).getByRole("status").first()).toContainText("One bid read");
});

test("seven faults of three bids are found, nothing leaves the tab, and a reload keeps them", async ({
  page,
}) => {
  await page.goto("/compare-bids");
  await untilHydrated(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("11,800")) sent.push(request.url());
  });
  await fillBids(page);
  await page.getByRole("button", { name: "Compare" }).click();

  const faults = async () => {
    await expect(comparison(page).getByRole("row", { name: /^Area Not the same/ })).toBeVisible();
    await expect(cellOf(page, "Decking", 1)).toContainText("says little");
    await expect(cellOf(page, "Flashing", 1)).toContainText("not in the price");
    await expect(cellOf(page, "Ice barrier", 2)).toContainText("Not stated");
    await expect(comparison(page).getByText("A deposit of more than 50%")).toBeVisible();
    await expect(comparison(page).getByText('"We cover your deductible"')).toBeVisible();
    await expect(comparison(page).getByText("No license number")).toHaveCount(3);
  };
  await faults();
  await expect(page).toHaveURL("/compare-bids");
  await page.reload();
  await untilHydrated(page);
  await faults();
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Clear all bids" }).click();
  await expect(group(page, "Bid 1").getByLabel("Contractor")).toBeFocused();
  await expect(comparison(page)).toContainText("Type in the first bid above");
  await page.reload();
  await untilHydrated(page);
  await expect(group(page, "Bid 2").getByLabel("Deposit")).toHaveValue("");
});

test("a phone shows one bid at a time, leads to the others and to what cannot be read in them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare-bids");
  await untilHydrated(page);
  await expect(group(page, "Bid 2")).toBeHidden();
  await page.getByRole("link", { name: "Go on with bid 2" }).click();
  await expect(group(page, "Bid 1")).toBeHidden();
  await group(page, "Bid 2").getByLabel("Price, in dollars").fill("much");
  await group(page, "Bid 2").getByRole("link", { name: "Bid 3", exact: true }).click();
  await expect(group(page, "Bid 2")).toBeHidden();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(group(page, "Bid 2").getByLabel("Price, in dollars")).toBeFocused();
  await page.goBack();
  await expect(group(page, "Bid 3")).toBeVisible();
  await comparison(page)
    .getByRole("link", { name: /Enter the price in figures/ })
    .click();
  await expect(group(page, "Bid 2").getByLabel("Price, in dollars")).toBeInViewport();
  await page.getByRole("button", { name: "Clear all bids" }).click();
  await expect(group(page, "Bid 1").getByLabel("Contractor")).toBeFocused();
});

test("on a phone the bids' names stay below the bar and questions are copied; the comparison passes axe, and prints on few pages", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare-bids");
  await untilHydrated(page);
  await fillBids(page);
  const line = comparison(page).getByRole("row").nth(5);
  await line.scrollIntoViewIfNeeded();
  const bar = page.getByRole("banner");
  const names = comparison(page).locator("thead").first();
  const topOfNames = async () => (await names.boundingBox())?.y;
  await page.mouse.wheel(0, 600);
  await expect(bar).toHaveAttribute("data-away");
  await expect.poll(topOfNames).toBe(0);
  await page.mouse.wheel(0, -120);
  await expect(bar, "comes back on the way up").not.toHaveAttribute("data-away");
  await expect.poll(topOfNames).toBe((await bar.boundingBox())?.height);

  await group(page, "Bid 3").getByLabel("Contractor").fill("Third");
  await page.getByRole("button", { name: "Copy the questions: Third" }).click();
  await expect(comparison(page)).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Questions about the roof bid: Third");
  expect(copied).toContain("Where does the ice barrier start and end, in inches?");
  expect(copied).toContain("Will your insurance agent send me the certificates");
  await group(page, "Bid 3").getByRole("link", { name: "Bid 1", exact: true }).click();
  await group(page, "Bid 1").getByLabel("Price, in dollars").fill("much");
  await group(page, "Bid 1").getByLabel("Price, in dollars").blur();
  // Further down, the bids' names would cover part of a field.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, "with a fault");
  await group(page, "Bid 1").getByLabel("Price, in dollars").fill("12,900");
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page, "compared");
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectSound(page, "beside each other");
  await page.evaluate(() => {
    document.documentElement.dataset.printOnly = "comparison";
  });
  await asOnPaper(page);
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same form brings the comparison, with what was typed, on a phone too", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/compare-bids");
    await fillBids(page);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL("/compare-bids#comparison");
    await expect(comparison(page)).toContainText("says little");
    await page.getByRole("link", { name: "Bid 2", exact: true }).click();
    await expect(group(page, "Bid 2").getByLabel("Deposit")).toHaveValue("60%");
    await expect(page.getByRole("button", { name: "Copy the questions" })).toHaveCount(0);
  });
});

/** How far the ring of what has the focus stays within the window's left edge, in pixels; NaN without a ring. */
function ringOf(focused: Locator): Promise<number> {
  return focused.evaluate((element) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === "none") return Number.NaN;
    const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return element.getBoundingClientRect().left - outside;
  });
}
