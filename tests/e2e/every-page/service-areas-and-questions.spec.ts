import type { Page } from "@playwright/test";
import { counties } from "#content/counties.ts";
import { categories } from "#content/en/faq.ts";
import { builtFacts } from "#content/facts.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { setTextSize } from "#tests/e2e/support/text-faults.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Hyphens and spaces aside: on a phone, the longest name is in two lines. */
const names = counties.map(({ name }) => name.replace(" ", ""));

const hint = "Click on a county above to see detailed service information";

async function openAreas(page: Page, address = "/service-areas") {
  await page.goto(address);
  await untilHydrated(page);
  const grid = page.getByRole("list", { name: "Counties" });
  return {
    county: (name: string) => grid.getByRole("link", { name, exact: true }),
    panel: (name: string) => page.getByRole("article", { name: `${name} County` }),
    hint: page.getByText(hint),
  };
}

test("a visitor opens counties in the list, by ZIP code and on the map, and asks for service there", async ({
  page,
}) => {
  const { county, panel, hint } = await openAreas(page);
  await expect(hint).toBeVisible();
  await county("Clarke").click();
  await expect(panel("Clarke")).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(county("Clarke")).toHaveAttribute("aria-expanded", "true");
  await county("Page").click();
  await expect(panel("Page")).toBeVisible();
  await expect(panel("Clarke")).toBeHidden();
  await expectSound(page, "a county is shown");
  await county("Page").click();
  await expect(panel("Page")).toBeHidden();
  await expect(hint).toBeVisible();

  const zip = page.getByLabel("ZIP code", { exact: true });
  await zip.fill("20176");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("20176 is in Loudoun County")).toBeVisible();
  await expect(page).toHaveURL("/service-areas?zip=20176");
  await expect(page.getByRole("status").filter({ hasText: "20176" })).toBeFocused();
  await zip.fill("2017");
  await page.keyboard.press("Enter");
  await expect(zip, "four digits").toBeFocused();
  await zip.fill("20176");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "See Loudoun County" }).click();
  await expect(panel("Loudoun")).toBeVisible();

  const map = page.getByRole("navigation", { name: "Map of our service area" });
  await map.getByRole("link", { name: /^Fauquier County/ }).click();
  await expect(panel("Fauquier")).toBeVisible();
  await panel("Fauquier")
    .getByRole("link", { name: /^Schedule Service in Fauquier/ })
    .click();
  await expect(page).toHaveURL("/contact-us?county=fauquier");
});

test("who types on in the ZIP check while it is answered keeps what is typed, and Back empties it again if nobody did", async ({
  page,
}) => {
  await openAreas(page);
  const zip = page.getByLabel("ZIP code", { exact: true });
  const answer = page.getByRole("status").getByText("20176 is in Loudoun County");
  await zip.fill("20176");
  await page.keyboard.press("Enter");
  await expect(answer).toBeVisible();
  await page.goBack();
  await expect(answer).toBeHidden();
  await expect(zip).toHaveValue("");

  await zip.fill("20176");
  // In the task that sends it: there is no call that could be held back.
  await zip.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    field.value = "2019";
  });
  await expect(answer).toBeVisible();
  await expect(page).toHaveURL("/service-areas?zip=20176");
  await expect(zip).toHaveValue("2019");
  // What was typed and not sent does not stand beside another answer.
  await page.goBack();
  await expect(answer).toBeHidden();
  await expect(zip).toHaveValue("");
});

test("the map has the name of every county from a phone on, none over another, with larger text too", async ({
  page,
}) => {
  await page.goto("/service-areas");
  const map = page.getByRole("navigation", { name: "Map of our service area" });
  for (const [width, size] of [
    [320, 100],
    [390, 200],
    [768, 100],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    const shown = await map.locator("svg").evaluate(namesIn);
    const state = `${width} px, text at ${size} %`;
    expect.soft(shown.map(({ name }) => name).sort(), state).toEqual(names.toSorted());
    expect
      .soft(
        shown.filter(({ isOver }) => isOver),
        state,
      )
      .toEqual([]);
  }
});

test("a chosen county survives Reload and Back, and can be closed by keyboard", async ({
  page,
}) => {
  const { county, panel, hint } = await openAreas(page, "/service-areas#warren");
  await expect(panel("Warren")).toBeVisible();
  await county("Stafford").focus();
  await page.keyboard.press("Enter");
  await expect(panel("Stafford")).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expect(panel("Stafford")).toBeVisible();
  await page.goBack();
  await expect(panel("Warren")).toBeVisible();
  await expect(panel("Stafford")).toBeHidden();
  await page.getByRole("link", { name: "Close Warren County" }).press("Enter");
  await expect(hint).toBeVisible();
  await expect(county("Warren")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every county and every answer can be read, and a ZIP code is answered", async ({
    page,
  }) => {
    await page.goto("/service-areas");
    await expect(page.getByRole("article", { name: "Shenandoah County" })).toBeVisible();
    await page.getByLabel("ZIP code", { exact: true }).fill("22191");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("22191 is in Prince William County")).toBeVisible();
    await page.goto("/faq");
    for (const { questions } of categories(builtFacts)) {
      await page.getByText(questions[0]?.question ?? "").click();
      await expect(page.getByText(questions[0]?.answer ?? "")).toBeVisible();
    }
  });
});

test("the topics of the questions are tabs, questions open one at a time, and a link to one opens both", async ({
  page,
}) => {
  await page.goto("/faq");
  await untilHydrated(page);
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("General")).toHaveAttribute("aria-selected", "true");
  await tab("General").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Residential")).toBeFocused();
  await expect(page).toHaveURL("/faq#residential");
  const [first, second] = categories(builtFacts)[1]?.questions ?? [];
  for (const one of [first, second]) {
    await page.getByText(one?.question ?? "").click();
    await expect(page.getByText(one?.answer ?? "")).toBeVisible();
  }
  await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  await page.getByText(first?.question ?? "").click();
  await expect(page.getByText(first?.answer ?? "")).toBeHidden();
  await expectSound(page, "residential questions");
  await page.keyboard.press("Tab");
  await tab("Financing").click();
  await page.reload();
  await untilHydrated(page);
  await expect(tab("Financing")).toHaveAttribute("aria-selected", "true");

  const asked = categories(builtFacts)
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === "claim-deadline");
  // From elsewhere, so that the page is loaded.
  await page.goto("about:blank");
  await page.goto("/faq#claim-deadline");
  await untilHydrated(page);
  await expect(tab("Storm damage")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(asked?.answer ?? "")).toBeInViewport();
});

test("the storm checklist prints on its own, on one sheet", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-printed", true);
  });
  await page.goto("/storm-damage");
  await untilHydrated(page);
  const button = page.getByRole("button", { name: "Print this checklist" });
  await button.click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Before storm season" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where a storm leaves its marks" })).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

/** Runs in the page: the names that a map shows, and which of them touch another or leave the map. */
function namesIn(map: Element): { name: string; isOver: boolean }[] {
  const frame = map.getBoundingClientRect();
  const shown = [...map.querySelectorAll("text")]
    .filter((text) => getComputedStyle(text).display !== "none")
    .map((text) => ({ text, box: text.getBoundingClientRect() }));
  return shown.map(({ text, box }) => ({
    name: (text.textContent ?? "").replace(/[- ]/g, ""),
    isOver:
      box.left < frame.left ||
      box.right > frame.right ||
      shown.some(
        (other) =>
          other.text !== text &&
          other.box.left < box.right &&
          box.left < other.box.right &&
          other.box.top < box.bottom &&
          box.top < other.box.bottom,
      ),
  }));
}
