import { expectSound } from "#tests/e2e/support/findings.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const found = "/protection-plans?roof=10-20&wear=trees&watch=home";

test.describe("the plan finder", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("answers three questions by keyboard, and the answer survives a reload and Back @keyboard", async ({
    page,
  }) => {
    await page.goto("/protection-plans");
    await untilHydrated(page);
    const finder = page.getByRole("region", { name: "Do you need a plan?" });
    await finder.getByRole("radio", { name: "10 to 20 years" }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
    await finder.getByRole("radio", { name: /^Whoever lives there/ }).press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const answer = finder.getByRole("heading", { name: "Gold fits" });
    await expect(answer).toBeFocused();
    await expect(page).toHaveURL(`${found}#plan-answer`);
    await page.reload();
    await expect(answer).toBeVisible();
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
    await finder.getByRole("radio", { name: /^Open sky/ }).check();
    await finder.getByRole("button", { name: "Show the answer" }).click();
    await expect(finder.getByRole("heading", { name: "You do not need a plan" })).toBeFocused();
    await page.goBack();
    await expect(answer).toBeVisible();
    await expect(finder.getByRole("radio", { name: /^Trees above/ })).toBeChecked();
  });

  test("says what is missing below its question, takes the focus there, and not in the browser's bubble", async ({
    page,
  }) => {
    await page.goto("/protection-plans");
    await untilHydrated(page);
    await page.evaluate(() => {
      document.addEventListener(
        "invalid",
        (event) => {
          // React's listeners come first.
          setTimeout(() => Object.assign(window, { hasBubble: !event.defaultPrevented }));
        },
        { capture: true },
      );
    });
    const finder = page.getByRole("region", { name: "Do you need a plan?" });
    const questions = finder.getByRole("group");
    await questions.first().getByRole("radio").first().check();
    await finder.getByRole("button", { name: "Show the answer" }).click();
    await expect(finder.getByText("Choose one answer.")).toHaveCount(2);
    await expect(questions.nth(1)).toHaveAccessibleDescription("Choose one answer.");
    await expect(questions.nth(1).getByRole("radio").first()).toBeFocused();
    await page.waitForFunction(() => "hasBubble" in window);
    expect(await page.evaluate(() => (window as { hasBubble?: boolean }).hasBubble)).toBe(false);
    await expectSound(page, "with questions left");
    await questions.nth(1).getByRole("radio").first().check();
    await expect(finder.getByText("Choose one answer.")).toHaveCount(1);
    await expect(page).toHaveURL("/protection-plans");
  });

  test("and its answer pass axe and need no sideways scrolling, on the narrowest screen too", async ({
    page,
  }) => {
    await page.goto(found);
    await untilHydrated(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectSound(page, `${found} at ${width} px`);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("asks the server and gets the same answer", async ({ page }) => {
      await page.goto("/roof-maintenance");
      await page.getByRole("radio", { name: "Over 20 years" }).check();
      await page.getByRole("radio", { name: /^A repair nearly every year/ }).check();
      await page.getByRole("radio", { name: /^No one, for days/ }).check();
      await page.getByRole("button", { name: "Show the answer" }).click();
      await expect(page.getByRole("heading", { name: "Price a new roof first" })).toBeInViewport();
      await expect(page.getByRole("radio", { name: "Over 20 years" })).toBeChecked();
    });
  });
});
