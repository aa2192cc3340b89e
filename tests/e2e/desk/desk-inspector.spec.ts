import type { Page } from "@playwright/test";
import { atTheDesk } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { type Site, usualNow } from "#tests/support/site.ts";
import { book, type Details } from "#tests/support/visitors.ts";

/* What an inspector has on the road: the day as it changes, and the desk without a network. */

test.use({ serviceWorkers: "allow" });

test("a day without a network: it opens, and what is written there is sent by itself, once", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await atTheDesk(page, usualNow());
  const ines = await invite({ site, mailbox }, "Ines Road", "inspector");
  await join(page, ines);
  const date = site.newDay();
  const { lead } = await bookFor(site, ines.id, visitor, { date, timeSlot: "9:00 AM" });
  await page.goto(`/desk/day?date=${date}`);
  const name = page.getByRole("link", { name: visitor.name, exact: true });
  await expect(name).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

  await context.setOffline(true);
  await expect(page.getByText("Connection lost. Trying again…")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Without a connection, this is the day as of/)).toBeVisible();
  // A call that reaches somebody changes the lead, with which one's own outcome after it is in no conflict.
  await name.click();
  await page.getByRole("button", { name: "Log a call" }).click();
  await page.getByRole("button", { name: "Reached" }).click();
  await page.goBack();
  await page.getByRole("button", { name: /^Outcome of/ }).click();
  await page.getByText("Quoted", { exact: true }).click();
  await page.getByLabel("Amount (optional)").fill("a lot");
  await page.getByLabel("Note").fill("Ridge and two valleys.");
  await expect(page.getByText("Enter dollars, like 14,500 or 14.5k")).toBeVisible();
  await expectNoFindings(page, "wrong amount");
  await page.getByLabel("Amount (optional)").fill("14.5k");
  await page.getByLabel(/^Follow up /).check();
  await expect(page.getByLabel("Amount (optional)")).toHaveValue("$14,500");
  await page.getByRole("button", { name: "Save" }).click();
  const unsent = page.getByRole("article").getByRole("listitem");
  const waiting = [
    "Not sent yet: Call: reached.",
    /Not sent yet: Quoted, \$14,500\. Follow up .+\. “Ridge and two valleys\.”/,
  ];
  await expect(unsent).toContainText(waiting);
  await expectNoFindings(page, "unsent entries");
  await page.reload();
  await expect(unsent).toContainText(waiting);

  await context.setOffline(false);
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("article").getByText("Quoted, $14,500")).toBeVisible();
  await expect(page.getByText(/Without a connection/)).toHaveCount(0);
  const { body } = await (await ownerOf(site)).send("GET", `/api/desk/leads/${lead}`);
  const notes = body.lead.timeline.filter(({ kind }: { kind: string }) => kind === "note");
  expect(notes).toMatchObject([{ details: { text: "Ridge and two valleys." } }]);
  const calls = body.lead.timeline.filter(({ kind }: { kind: string }) => kind === "call");
  expect(calls).toMatchObject([{ details: { outcome: "reached" } }]);
  expect(body.lead).toMatchObject({ state: "quoted", amountCents: 1_450_000 });
  expect(body.lead.followUpOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);

  await page.getByText("Ines Road", { exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  // The end of the stream may lead to the sign-in page too, just before signing out loads it anew.
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  expect(await keptIn(page)).toEqual({ items: [], caches: [], workers: 0 });
});

test("a cancellation and a move reach an open day at once, in words", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const ivo = await invite({ site, mailbox }, "Ivo Road", "inspector");
  await join(page, ivo);
  const date = site.newDay();
  const first = await bookFor(site, ivo.id, visitor, { date, timeSlot: "10:00 AM" });
  const others = { ...visitor, name: "Ben Mover", email: `ben.${visitor.email}` };
  const second = await bookFor(site, ivo.id, others, { date, timeSlot: "11:00 AM" });
  await page.goto(`/desk/day?date=${date}`);
  await expect(page.getByRole("article")).toHaveCount(2);

  await first.cancel();
  const canceled = page.getByRole("listitem").filter({ hasText: visitor.name });
  await expect(canceled.getByText("Canceled", { exact: true })).toBeVisible();
  const struck = canceled.getByRole("heading", { name: visitor.name });
  await expect(struck).toHaveCSS("text-decoration-line", "line-through");
  const news = page.locator("[aria-live=polite]");
  await expect(news.filter({ hasText: `Canceled: 10:00 AM, ${visitor.name}.` })).toHaveCount(1);
  await second.move({ date, timeSlot: "2:00 PM" });
  await expect(page.getByText("Moved to 2:00 PM", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(news.filter({ hasText: "Moved to 2:00 PM: 11:00 AM, Ben Mover." })).toHaveCount(1);
  await expectNoFindings(page, "changed day");
});

test("one tap says how an appointment has ended, with a network or without, and another takes it back", async ({
  page,
  context,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const ida = await invite({ site, mailbox }, "Ida Road", "inspector");
  const date = site.newDay();
  const booked = await bookFor(site, ida.id, visitor, { date, timeSlot: "9:00 AM" });
  const now = `${date}T15:00:00Z`;
  await site.advance((Date.parse(now) - Date.parse(usualNow())) / 60_000);
  await atTheDesk(page, now);
  await join(page, ida);
  await page.goto(`/desk/day?date=${date}`);
  const visit = page.getByRole("article");
  const tap = (words: string) => visit.getByRole("button", { name: new RegExp(`^${words}`) });
  await expect(tap("On my way")).toBeVisible();
  await tap("Done").click();
  await expect(visit.getByText("Noted that you were there.")).toBeFocused();
  for (const words of ["On my way", "Done", "Nobody there"])
    await expect(tap(words)).toHaveCount(0);
  await tap("Undo.+you were there").click();
  await tap("Nobody there").click();
  await expect(visit.getByText("Nobody was there. The office calls")).toBeFocused();
  await tap("Undo.+nobody was there").click();
  await expect(tap("Done")).toBeVisible();

  // Days later it is still asked, such as on a Monday of Saturday's.
  await page.clock.setSystemTime(Date.parse(now) + 3 * 24 * 60 * 60_000);
  await page.goto("/desk/day");
  await page.getByRole("link", { name: "say how 1 visit went" }).click();
  await expect(tap("Done")).toBeVisible();
  await page.clock.setSystemTime(now);
  await page.reload();

  // The same on the lead, where nothing is left of what was pressed.
  await visit.getByRole("link", { name: visitor.name, exact: true }).click();
  await page.getByRole("button", { name: /^Nobody there/ }).click();
  await expect(page.getByRole("button", { name: /^Nobody there/ })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "How the inspection went" })).toBeFocused();
  await page.goBack();
  await tap("Undo.+nobody was there").click();
  await expect(tap("Done")).toBeVisible();

  // Without a network, the end of the visit and its outcome wait with their time; 'On my way' would come too late.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await expect(page.getByText("Connection lost. Trying again…")).toBeVisible();
  await tap("On my way").click();
  const without = visit.getByRole("alert");
  await expect(without).toContainText("No network: call them,");
  await expect(without.getByRole("link")).toHaveAttribute("href", /^tel:/);
  await context.setOffline(false);
  await expect(without).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText("Connection lost. Trying again…")).toBeVisible();
  await expect(without).toHaveCount(0);
  await tap("Done").click();
  await expect(tap("Done")).toHaveCount(0);
  await tap("Outcome").click();
  await page.getByText("Quoted", { exact: true }).click();
  await page.getByRole("button", { name: "Save" }).click();
  const unsent = visit.getByRole("listitem");
  const waiting = [/^Not sent yet: Done\. 1\d:\d\d AM/, /^Not sent yet: Quoted\. 1\d:\d\d AM/];
  await expect(unsent).toContainText(waiting);
  await expectNoFindings(page, "a visit that waits");
  await page.reload();
  await expect(unsent).toContainText(waiting);
  await site.advance(120);
  await context.setOffline(false);
  await expect(unsent).toHaveCount(0);
  await expect(visit.getByText("Done", { exact: true })).toBeVisible();
  await expect(visit.getByText("Quoted", { exact: true })).toBeVisible();
  const said = await page.evaluate(async (id) => {
    const { lead } = await (await fetch(`/api/desk/leads/${id}`)).json();
    return lead.timeline.flatMap(({ details }: { details: { pressedAt?: string } }) =>
      details.pressedAt ? [details] : [],
    );
  }, booked.lead);
  // On a slow machine, what was pressed before comes late as well: the page's time was set back.
  expect(said.slice(-2)).toMatchObject([
    { event: "progress", progress: "done", pressedAt: expect.stringMatching(`^${date}T15:`) },
    { state: { to: "quoted" }, pressedAt: expect.stringMatching(`^${date}T15:`) },
  ]);
});

/** Books as a visitor, and gives the lead to an inspector. */
async function bookFor(
  site: Site,
  assigneeId: string,
  visitor: Details,
  time: { date: string; timeSlot: string },
) {
  const somebody = await connectVisitor(site.url);
  const { id } = (await book(somebody, time, visitor)).body.appointment;
  const owner = await ownerOf(site);
  const day = await owner.send("GET", `/api/desk/day?date=${time.date}`);
  const [{ id: lead, version }] = day.body.leads.filter(
    ({ appointment }: { appointment: { id: string } }) => appointment.id === id,
  );
  await owner.send("PATCH", `/api/desk/leads/${lead}`, { version, assigneeId });
  return {
    lead,
    cancel: () => somebody.send("DELETE", `/api/appointments/${id}`),
    move: (to: typeof time) => somebody.send("PUT", `/api/appointments/${id}`, to),
  };
}

/** What the desk has left in a browser. */
function keptIn(page: Page) {
  return page.evaluate(async () => ({
    items: Object.keys(localStorage).filter((key) => /^desk-(days|draft)/.test(key)),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
