import { expectSound } from "#tests/e2e/support/findings.ts";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { asOnPaper, paperFaults, sheetsOf } from "#tests/e2e/support/paper.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor describes a roof by keyboard, sees each answer's effect, and takes the range along to booking @keyboard", async ({
  page,
}) => {
  await page.goto("/roof-cost");
  await untilHydrated(page);
  const form = page.getByRole("form", { name: "Your roof" });
  const range = page.getByRole("region", { name: "The range", exact: true });
  const size = form.getByLabel("Roof surface, in squares");

  await form.getByRole("radio", { name: "By living area" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(range).toContainText("An example.");
  await page.keyboard.press("Tab");
  await expect(size).toBeFocused();
  await page.keyboard.type("many");
  await expect(range).toContainText("The range appears here once the size is complete.");
  await page.keyboard.press("Tab");
  await expect(size).toHaveAccessibleDescription(/Enter the number of squares in figures/);
  await expect(range).toContainText("We cannot read the size.");
  await typeInto(size, "20 squares");
  await expect(range).not.toContainText("An example.");
  await expect(range).toContainText("How steep it is: up to");
  const possible = range.getByText(/^Possible: \$/).first();
  const before = await possible.innerText();
  await form.getByRole("radio", { name: "I don't know" }).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: /^Low/ })).toBeChecked();
  // Most roofs are not steeper than that, so that only what is possible changes.
  await expect(possible).not.toHaveText(before);
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/\?size=squares&squares=20\+squares&pitch=low$/);

  const shown = await range.locator("strong").innerText();
  await page.reload();
  await untilHydrated(page);
  await expect(range.locator("strong")).toHaveText(shown);
  await range
    .getByRole("link", { name: "Book a free inspection with these figures" })
    .press("Enter");
  await expect(page).toHaveURL("/schedule-inspection");
  await page.goBack();
  await expect(range.locator("strong")).toHaveText(shown);
  await range.getByRole("link", { name: "Ask about this range" }).press("Enter");
  await expect(page.getByLabel("Message")).toHaveValue(
    new RegExp(
      `^Roof cost from the website: ${shown.replaceAll("$", "\\$")}, possibly .*, in asphalt shingles. 20 squares of roof, low slope. http`,
    ),
  );
});

test("the range keeps up on a phone, passes axe, and prints on one page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/roof-cost?size=outline&length=48&width=28&shape=hip");
  await untilHydrated(page);
  const soFar = page.getByRole("link", { name: /^So far/ });
  const before = await soFar.innerText();
  await page.getByRole("radio", { name: /^Steep/ }).check();
  await expect(soFar).not.toHaveText(before);
  await expect(soFar).toBeInViewport();
  await expectSound(page, "described");

  // No field goes behind the line, at the edge of a tablet or above a phone's bar.
  for (const [width, height] of [
    [390, 844],
    [390, 600],
    [768, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByLabel("Length", { exact: false }).first().focus();
    for (let field = 0; field < 8; field += 1) {
      await page.keyboard.press("Tab");
      await expectFocusToBeSeen(page);
    }
  }
  const { y, height } = (await soFar.locator("..").boundingBox()) ?? { y: 0, height: 0 };
  expect(Math.round(y + height), "at the tablet's edge").toBeGreaterThanOrEqual(900);
  await page.evaluate(() => {
    document.documentElement.dataset.printOnly = "range";
  });
  await asOnPaper(page);
  expect(await paperFaults(page)).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
});
