import { atTheDesk, openNow } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { book, person } from "#tests/support/visitors.ts";

test.use({ now: openNow });

test("loose ends come first at the desk, go by a key, and are left with a reason that can be taken back", async ({
  page,
  site,
  mailbox,
}, { testId }) => {
  const visitor = await connectVisitor(site.url);
  const names = ["First www.odd.example", "Second www.odd.example"];
  for (const [index, name] of names.entries()) {
    const time = { date: site.newDay(), timeSlot: "9:00 AM" };
    const details = { ...person(index + 1), name };
    expect((await book(visitor, time, details)).status).toBe(201);
  }
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Lena ${testId}`, "office"));
  await page.goto("/desk");
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
  const group = page.getByRole("region", { name: "Looks like spam, and booked" });
  const lines = group.getByRole("listitem");
  await expect(lines).toHaveCount(2);
  const count = page.getByRole("navigation", { name: "Desk" }).getByText("to end or to leave");
  await expect(count).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 850 });
    await expectNoFindings(page, `loose ends at ${width} px`);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 850 });

  await page.keyboard.press("j");
  await expect(lines.first().getByRole("link").first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("s");
  await expect(lines).toHaveCount(1);
  // The line in its place has the focus.
  await expect(lines.first().getByRole("link").first()).toBeFocused();

  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why").selectOption("not-needed");
  await dialog.getByRole("button", { name: "Leave it" }).click();
  await expect(page.getByText("Nothing is loose")).toBeVisible();
  await expect(count).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await lines.first().getByRole("button", { name: "Not spam" }).click();
  await expect(page.getByText("Nothing is loose")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
