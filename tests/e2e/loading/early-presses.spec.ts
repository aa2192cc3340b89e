import type { Locator, Page } from "@playwright/test";
import { AssessmentPage } from "#tests/e2e/support/assessment-page.ts";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { inquiryPages } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Presses before the scripts have loaded are acknowledged right away, and carried out later. */

// All forms have the same button (app/forms), and what waits for the scripts does not know which form it is.
test("a form sent early shows right away that it is submitting, and is sent once the scripts have loaded", async ({
  page,
  visitor,
}) => {
  const [Contact] = inquiryPages;
  const form = new Contact(page);
  const submissions = form.countSubmissions();
  const { asked, release } = await hold(page, scripts);
  await page.goto(form.path);
  await form.complete(visitor);
  await form.submit();
  await expect(form.button).toHaveAccessibleName("Submitting...");
  await expect(form.button).toHaveAttribute("aria-busy", "true");
  expect(await hasRing(form.button)).toBe(true);
  expect(submissions()).toBe(0);
  await asked;
  release();
  await expect(form.thanksHeading).toBeVisible();
  expect(submissions()).toBe(1);
  await form.another.click();
  await expect(form.button).toHaveAccessibleName(form.words.submit);
  await expectNothingPending(page);
});

test("a form sent early with errors stops being busy once the scripts have loaded", async ({
  page,
}) => {
  const [Contact] = inquiryPages;
  const contact = new Contact(page);
  const { asked, release } = await hold(page, scripts);
  await page.goto(contact.path);
  await contact.name.press("Enter");
  await expect(contact.button).toHaveAccessibleName("Submitting...");
  await asked;
  release();
  await expect(contact.summary).toBeFocused();
  await expect(contact.button).toHaveAccessibleName(contact.words.submit);
  await expectNothingPending(page);
});

test("in the booking form Return shows its submit button as busy and not the hidden one, and of two days only the last one waits", async ({
  page,
  schedule,
  site,
}) => {
  const [day, other] = site.quietDays;
  await hold(page, scripts);
  await page.goto("/schedule-inspection");
  await schedule.day(other).click();
  await schedule.day(day).click();
  await expect(schedule.day(day)).toHaveAttribute("aria-busy", "true");
  expect(await hasRing(schedule.day(day))).toBe(true);
  await expect(pending(page)).toHaveCount(1);
  await schedule.name.press("Enter");
  await expect(schedule.submitButton).toHaveAccessibleName("Scheduling...");
  await expect(pending(page)).toHaveCount(1);
});

test("an assessment answer given early stays, shows as pending with a ring that reduced motion stills, and the assessment continues from it", async ({
  page,
}) => {
  const assessment = new AssessmentPage(page);
  const { asked, release } = await hold(page, scripts);
  await page.goto("/roof-assessment");
  await assessment.option("roofAge", "new").click();
  await assessment.option("roofAge", "15-20").click();
  await expect(assessment.option("roofAge", "15-20")).toBeChecked();
  await expect(pending(page)).toHaveCount(1);
  await expect(pending(page)).toContainText("15-20 years");
  expect(await hasRing(pending(page), "::after")).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { animationIterationCount } = await ringOf(pending(page), "::after");
  expect(animationIterationCount).toBe("1");
  await asked;
  release();
  await expect(assessment.progress(1)).toBeVisible();
  await expectNothingPending(page);
});

test.describe("on a touchscreen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("an early answer shows before anything starts, and no transition holds it back", async ({
    page,
  }) => {
    // Without a load event, only a press starts anything.
    await hold(page, "**/never.png");
    await page.addInitScript(() => {
      Object.assign(window, { picture: Object.assign(new Image(), { src: "/never.png" }) });
    });
    await hold(page, scripts);
    const assessment = new AssessmentPage(page);
    await page.goto("/roof-assessment", { waitUntil: "domcontentloaded" });
    const answer = assessment.option("roofAge", "new");
    await answer.scrollIntoViewIfNeeded();
    const { x, y } = (await answer.boundingBox()) as { x: number; y: number };
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd") =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchStart" ? [{ x: x + 5, y: y + 5 }] : [],
      });

    await touch("touchStart");
    expect(await hasStarted(page), "while the finger is down").toBe(false);
    await touch("touchEnd");
    await expect(answer).toBeChecked();
    const line = answer.locator("xpath=ancestor::label");
    for (const part of [answer, line]) {
      expect(await part.evaluate((shown) => getComputedStyle(shown).transitionProperty)).toBe(
        "none",
      );
    }
    await expect.poll(() => hasStarted(page)).toBe(true);
  });
});

test("a button that needs the scripts shows as pending when pressed early, and works once they have loaded", async ({
  page,
}) => {
  const { asked, release } = await hold(page, scripts);
  await page.goto("/contact-us");
  const more = page.getByRole("button", { name: "Financing: more" });
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  expect(await hasRing(more)).toBe(true);
  await asked;
  release();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(pending(page)).toHaveCount(0);
});

test("when the scripts never load, a press that needs them stops showing as pending, and the phone menu opens all the same", async ({
  page,
}) => {
  await hold(page, scripts);
  await page.goto("/contact-us");
  const more = page.getByRole("button", { name: "Financing: more" });
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-busy", "true");
  await expect(pending(page)).toHaveCount(0);
  await expect(more).not.toHaveAttribute("aria-busy");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("navigation").last()).toBeVisible();
  await expectNothingPending(page);
});

test("scrolling before the scripts have loaded does not show the page through the bar", async ({
  page,
}) => {
  const { release } = await hold(page, scripts);
  await page.goto("/contact-us");
  const ground = () =>
    page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const clear = await ground();
  await page.mouse.wheel(0, 400);
  await expect.poll(ground).not.toBe(clear);
  release();
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(ground).toBe(clear);
});

/** Whether the style sheet, the first of what starts, is requested by the frame after the next. */
function hasStarted(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => resolve(!document.querySelector("link[data-whole-sheet][disabled]"));
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
      }),
  );
}

const pending = (page: Page) => page.locator("[data-pending]");

async function expectNothingPending(page: Page): Promise<void> {
  await expect(page.locator("[data-pending], main [aria-busy='true']")).toHaveCount(0);
}

async function hasRing(control: Locator, part = "::before"): Promise<boolean> {
  const { content, borderTopWidth } = await ringOf(control, part);
  return content === '""' && Number.parseFloat(borderTopWidth) > 0;
}

function ringOf(control: Locator, part: string) {
  return control.evaluate((element, pseudo) => {
    const { content, borderTopWidth, animationIterationCount } = getComputedStyle(element, pseudo);
    return { content, borderTopWidth, animationIterationCount };
  }, part);
}

test("no press reaches the scripts of a page before they have hydrated it, which they would do all at once", async ({
  page,
}) => {
  const [Contact] = inquiryPages;
  const contact = new Contact(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ["pointerdown", "mouseup", "click", "keydown", "input"]) {
      document.addEventListener(type, () => seen.push(type), true);
    }
  });
  const seen = () => page.evaluate(() => (window as Window & { seen?: string[] }).seen);
  const { asked, release } = await hold(page, scripts);
  await page.goto(contact.path);
  await contact.name.click();
  await contact.name.pressSequentially("A");
  await expect(contact.name).toBeFocused();
  expect(await seen()).toEqual([]);
  await asked;
  release();
  await untilHydrated(page);
  await expect(contact.name).toHaveValue("A");
  await contact.name.click();
  await contact.name.pressSequentially("d");
  expect(await seen()).toEqual(["pointerdown", "mouseup", "click", "keydown", "input"]);
});
