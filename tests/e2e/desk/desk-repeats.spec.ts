import type { Page, Route } from "@playwright/test";
import { type Asked, askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { draftsIn, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Site } from "#tests/support/site.ts";

/* Lost responses, double clicks and fast typing: everything is stored once, and nothing is lost. */

test.use({ now: openNow });

const timeline = (page: Page) => page.getByRole("region", { name: "Timeline" });
const note = (page: Page) => page.getByLabel("Note, for the office only");

test.beforeEach(async ({ page, site, mailbox, faults }, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Una ${testId}`, "office"));
});

test("a note is sent again by itself, and a mail by a press, and each is stored once when its response is lost", async ({
  page,
  site,
  mailbox,
}) => {
  const person = askedBy(501);
  await openLead(page, site, person);
  await page.route("**/notes", loseAnswer, { times: 1 });
  await note(page).fill("Call after five");
  const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/notes"));
  await page.getByRole("button", { name: "Save the note" }).click();
  await lost;
  await expect(note(page)).toHaveValue("");
  await expect(page.getByText("Note. “Call after five”")).toHaveCount(0);
  await expect(timeline(page).getByText("Call after five")).toHaveCount(1);

  await page.route("**/mails", loseAnswer, { times: 1 });
  const panel = page.getByRole("region", { name: "Add to this lead" });
  await panel.getByRole("button", { name: "Email" }).click();
  await page.getByLabel("Subject").fill("Your porch");
  await page.getByLabel("Text", { exact: true }).fill("We come at nine.");
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByText("The server did not answer.")).toBeVisible();
  await page.getByRole("button", { name: "Send the email" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await expect(timeline(page).getByText("Your porch")).toHaveCount(1);
  await mailbox.only({ to: person.email, subject: "Your porch" });
});

test("a new call becomes one lead when its response is lost", async ({ page, site }) => {
  await page.route("**/api/desk/leads", loseAnswer, { times: 1 });
  await page.goto("/desk/leads");
  await page.getByRole("button", { name: "New call" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Vera Once");
  await page.getByLabel("Phone", { exact: true }).fill("(703) 555-7788");
  await page.getByRole("button", { name: "Save the call" }).click();
  await expect(page.getByText("The server did not answer.")).toBeVisible();
  await page.getByRole("button", { name: "Save the call" }).click();
  await expect(page).toHaveURL(/\/desk\/leads\/[\w-]+$/);
  expect(await leadsOf(site, "Vera Once")).toHaveLength(1);
});

test("a call is noted once on a known caller's lead when its response is lost", async ({
  page,
  site,
}) => {
  const person = askedBy(590);
  await writeIn(site, person);
  await page.route("**/api/desk/leads/*/calls", loseAnswer, { times: 1 });
  await page.goto("/desk/leads?list=all");
  await page.getByRole("button", { name: "New call" }).click();
  await page.getByLabel("Phone", { exact: true }).fill(person.phone);
  await page.getByLabel("What do they need?").fill("Asks when we come.");
  const add = page.getByRole("button", { name: "Add to lead" });
  await add.click();
  await expect(page.getByText("The server did not answer.")).toBeVisible();
  await add.click();
  await expect(timeline(page)).toContainText("Asks when we come.");
  await expect(timeline(page).getByText("Call: reached")).toHaveCount(1);
});

test("'Reached by phone' on a loose end logs one call when its response is lost", async ({
  page,
  site,
}) => {
  const owner = await ownerOf(site);
  const call = { name: "Rita Reached", phone: "(703) 555-7799", message: "Leaks." };
  const { lead } = (await owner.send("POST", "/api/desk/leads", call)).body;
  const time = { date: site.newDay(), timeSlot: "9:00 AM", address: "1 Oak Street" };
  const booked = `/api/desk/leads/${lead.id}/appointment`;
  expect((await owner.send("POST", booked, { ...time, anyway: true })).status).toBe(200);
  await page.goto("/desk/loose-ends");
  const reached = page.getByRole("button", { name: /^Reached by phone.*Rita Reached$/ });
  await expect(reached).toBeVisible();
  await page.route("**/calls", loseAnswer, { times: 1 });
  // Nor does the list say so meanwhile.
  await page.route("**/api/desk/loose-ends", (route) => route.abort());
  await reached.click();
  await expect(page.getByText("The server did not answer.").first()).toBeVisible();
  await page.unroute("**/api/desk/loose-ends");
  await reached.click();
  await expect(reached).toHaveCount(0);
  await page.goto(`/desk/leads/${lead.id}`);
  await expect(timeline(page).getByText("Call: reached")).toHaveCount(1);
});

test("a note on a person and a duty plan survive a reload, and go once they are saved", async ({
  page,
  site,
}) => {
  const person = askedBy(591);
  await writeIn(site, person);
  const [{ id }] = await leadsOf(site, person.email);
  const owner = await ownerOf(site);
  const { personId } = (await owner.send("GET", `/api/desk/leads/${id}`)).body.lead;
  await page.goto(`/desk/people/${personId}`);
  await note(page).fill("Has two dogs.");
  await page.reload();
  await expect(note(page)).toHaveValue("Has two dogs.");
  await expect(page.getByText("Draft kept in this browser")).toBeVisible();
  await page.route("**/people/*/notes", loseAnswer, { times: 1 });
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("The server did not answer.")).toBeVisible();
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Has two dogs." })).toHaveCount(1);
  await expect(note(page)).toHaveValue("");

  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Add a shift" }).click();
  await page.getByLabel("To", { exact: true }).fill("18:30");
  await page.reload();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("18:30");
  await page.getByRole("button", { name: "Save the duty plan" }).click();
  await expect(page.getByText("Draft kept in this browser")).toHaveCount(0);
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("18:30");
  expect(await draftsIn(page)).toEqual([]);
});

test("a double click logs one call, and what is typed during a save stays", async ({
  page,
  site,
}) => {
  await openLead(page, site, askedBy(502));
  await page.getByRole("button", { name: "Log a call" }).click();
  const outcome = page.getByRole("button", { name: "No answer" });
  const log = timeline(page).getByText("Call: no answer");
  await outcome.dblclick();
  await expect(log).toHaveCount(1);

  await page.getByRole("button", { name: "Note", exact: true }).click();
  const saving = Promise.withResolvers<void>();
  await page.route("**/notes", async (route) => {
    await saving.promise;
    await route.continue();
  });
  await note(page).fill("First");
  await page.getByRole("button", { name: "Save the note" }).click();
  await note(page).fill("First, and second");
  saving.resolve();
  await expect(timeline(page).getByText("First", { exact: true })).toBeVisible();
  await expect(note(page)).toHaveValue("First, and second");
  await expect(log).toHaveCount(1);
});

test("two quick choices are both saved, right away or when the connection is back", async ({
  page,
  site,
}) => {
  const person = askedBy(503);
  await openLead(page, site, person);
  const me = await page.getByLabel("Assignee").locator("option").nth(1).textContent();
  const saving = Promise.withResolvers<void>();
  const isChange = (route: Route) => route.request().method() === "PATCH";
  await page.route("**/api/desk/leads/*", async (route) => {
    if (isChange(route)) await saving.promise;
    await route.fallback();
  });
  await page.getByLabel("State").selectOption({ label: "Quoted" });
  await page.getByLabel("Assignee").selectOption({ label: String(me) });
  saving.resolve();
  await expect
    .poll(() => leadsOf(site, person.name))
    .toMatchObject([{ state: "quoted", assignee: { name: me } }]);
  await expect(page.getByText("changed this lead first")).toHaveCount(0);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);

  await page.route("**/api/desk/leads/*", (route) =>
    isChange(route) ? route.abort() : route.fallback(),
  );
  await page.getByLabel("State").selectOption({ label: "Won" });
  await page.getByLabel("Assignee").selectOption({ label: "Nobody" });
  await expect(page.getByText("Not saved yet: State Won, Assignee Nobody.")).toBeVisible();
  await page.unrouteAll();
  await expect
    .poll(() => leadsOf(site, person.name))
    .toMatchObject([{ state: "won", assignee: null }]);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
});

test("a long name does not make the page scroll sideways", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLead(page, site, { ...askedBy(504), name: "W".repeat(100) });
  await expect(timeline(page)).toContainText("Came in");
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test("an erased person disappears from an open page when its tab is viewed again", async ({
  page,
  site,
}) => {
  const person = askedBy(505);
  await openLead(page, site, person);
  await expect(timeline(page)).toContainText("Came in");
  await note(page).fill("Asked twice");
  await erase(site, person);
  // What a browser reports when the tab is chosen again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expectNothingOf(person, page);
});

test("an erased person disappears from an open page when something is saved", async ({
  page,
  site,
}) => {
  const person = askedBy(506);
  // Otherwise the page might find out on its own at any moment.
  await page.route(/\/(presence|changes)(\?|$)/, (route) => route.abort());
  await openLead(page, site, person);
  await note(page).fill("Too late");
  // Nor from a request that is already on its way.
  const answer = page.waitForResponse("**/notes");
  await page.route(/\/api\/desk\/leads\/[\w-]+$/, async (route) => {
    await answer;
    await route.continue();
  });
  await erase(site, person);
  await page.getByRole("button", { name: "Save the note" }).click();
  await expectNothingOf(person, page);
});

async function erase(site: Site, { email }: Asked): Promise<void> {
  const owner = await ownerOf(site);
  const [{ id, number }] = await leadsOf(site, email);
  const { personId } = (await owner.send("GET", `/api/desk/leads/${id}`)).body.lead;
  const confirm = String(number);
  const erased = await owner.send("POST", `/api/desk/people/${personId}/erase`, { confirm });
  expect(erased.status).toBe(200);
}

async function expectNothingOf({ name, email }: Asked, page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "All leads" })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await draftsIn(page)).toEqual([]);
}

/** The server acts, but the browser never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function openLead(page: Page, site: Site, person: Asked): Promise<void> {
  await writeIn(site, person);
  const [lead] = await leadsOf(site, person.email);
  await page.goto(`/desk/leads/${lead.id}`);
  await expect(timeline(page)).toBeVisible();
}

async function leadsOf(site: Site, search: string) {
  const owner = await ownerOf(site);
  const query = new URLSearchParams({ list: "all", search });
  const { body } = await owner.send("GET", `/api/desk/leads?${query}`);
  return body.leads;
}
