import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* An emergency arrives while people do something else at the desk. */

test.use({ now: openNow });

const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "Emergency:" });
const line = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("an emergency is announced on every page, until somebody has it", async ({
  page,
  site,
  mailbox,
  newContext,
}) => {
  const other = await (await newContext()).newPage();
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Ada Watch", "office"));
  await page.goto("/desk/settings");
  await atTheDesk(other);
  await join(other, await invite({ site, mailbox }, "Ben Watch", "office"));
  await writeIn(site, askedBy(501));
  await other.goto("/desk/leads?list=all");
  await expect(line(other, askedBy(501).name)).toBeVisible();
  await other.keyboard.press("j");

  await writeIn(site, askedBy(502), { emergency: true });
  for (const desk of [page, other]) {
    await expect(banner(desk)).toContainText(`${askedBy(502).name}, 12 Maple Street`);
    await expect(desk).toHaveTitle(/^Emergency! /);
  }
  // Nothing moves under the cursor: the list counts it, and says what it is.
  await expect(line(other, askedBy(501).name)).toBeVisible();
  await expect(line(other, askedBy(502).name)).toHaveCount(0);
  await expect(other.getByRole("button", { name: "1 new lead 1 emergency" })).toBeVisible();

  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(askedBy(502).name);
  await expect(banner(page), "on its own page").toHaveCount(0);
  await page.keyboard.press("m");
  await expect(page.getByText("Yours")).toBeVisible();
  await expect(banner(other), "once somebody has it").toHaveCount(0);
  await expect(other).toHaveTitle(/^\(\d+\) Leads/);

  // Whoever has it is reminded until the person is answered.
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(banner(page)).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(askedBy(502).name);
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(page).not.toHaveTitle(/^Emergency!/);
});

test("an emergency is seen and opened above a dialog, and what was typed there stays", async ({
  page,
  site,
  mailbox,
}) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Fay Watch", "office"));
  await page.goto("/desk/leads");
  await page.getByRole("button", { name: "New call" }).click();
  const dialog = page.getByRole("dialog", { name: "New call" });
  await dialog.getByLabel("Name").fill("Somebody on the line");
  await writeIn(site, askedBy(506), { emergency: true });
  // Its role reaches screen readers only inside the dialog: everything else is inert.
  const above = dialog.getByRole("alert");
  await expect(above).toContainText(askedBy(506).name);
  await expect(dialog.getByLabel("Name")).toBeFocused();

  const opened = async (press: () => Promise<void>) => {
    const [tab] = await Promise.all([page.context().waitForEvent("page"), press()]);
    await expect(tab.getByRole("heading", { level: 1 })).toContainText(askedBy(506).name);
    await tab.close();
    await expect(dialog.getByLabel("Name")).toHaveValue("Somebody on the line");
  };
  const link = above.getByRole("link", { name: "Open the emergency in a new tab" });
  await opened(() => link.click());
  // A letter is text in a field.
  await dialog.getByLabel("Name").focus();
  await page.keyboard.press("o");
  await expect(dialog.getByLabel("Name")).toHaveValue("Somebody on the lineo");
  await page.keyboard.press("Backspace");
  await opened(() => page.keyboard.press("Alt+o"));
  await dialog.getByRole("button", { name: "Save the call" }).focus();
  await opened(() => page.keyboard.press("o"));
  await link.focus();
  await opened(() => page.keyboard.press("Enter"));

  for (const [width, height] of [
    [1440, 900],
    [768, 900],
    [390, 800],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    const [box, notice] = [await dialog.boundingBox(), await above.boundingBox()];
    const [top, bottom] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
    const [from, to] = [notice?.y ?? 0, (notice?.y ?? 0) + (notice?.height ?? 0)];
    expect(to <= top || from >= bottom, `covers nothing at ${width} px`).toBe(true);
  }
  await expectNoFindings(page, "dialog");
  await above.getByRole("button", { name: askedBy(506).name }).click();
  await above.getByRole("button", { name: "Later" }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward("05:01");
  await expect(above).toContainText(askedBy(506).name);
  await page.keyboard.press("Escape");
  await expect(banner(page), "on the page again").toContainText(askedBy(506).name);
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(askedBy(506).name);
  await page.keyboard.press("c");
  await page.getByRole("button", { name: "Reached" }).click();
  await expect(page).not.toHaveTitle(/^Emergency!/);
});

test("an emergency can be put aside for five minutes, and comes back", async ({
  page,
  site,
  mailbox,
}) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Cy Watch", "office"));
  await writeIn(site, askedBy(503), { emergency: true });
  await page.goto("/desk/mails");
  await expect(banner(page)).toContainText(askedBy(503).name);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.fastForward("05:01");
  await expect(banner(page)).toContainText(askedBy(503).name);
});

test("axe finds nothing beside an emergency, and nothing overflows sideways", async ({
  page,
  site,
  mailbox,
}) => {
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, "Di Watch", "office"));
  await writeIn(site, askedBy(504), { emergency: true });
  await writeIn(site, askedBy(505), { emergency: true });
  await page.goto("/desk/leads");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(banner(page)).toContainText(/and \d+ more emergenc/);
    expect(await sidewaysOverflow(page), `${width} px`).toEqual([]);
  }
  await expectNoFindings(page, "list");
  // On a phone, Call, Text and Email of another lead stay in reach above it or below it.
  await writeIn(site, askedBy(507));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/leads?list=all");
  await page.getByRole("link", { name: askedBy(507).name }).click();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(banner(page)).toBeVisible();
    const ways = page.locator("[data-contact-bar] > *");
    await expect(ways).toHaveCount(3);
    for (const way of await ways.all()) await way.click({ trial: true });
  }
});
