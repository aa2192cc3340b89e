import type { Page } from "@playwright/test";
import { type Asked, askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import {
  draftsIn,
  expectNoFindings,
  invite,
  join,
  ownerOf,
} from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import type { Site } from "#tests/support/site.ts";

/* What is written on a lead's page while the server cannot be reached. */

test.use({ now: openNow });

const timeline = (page: Page) => page.getByRole("region", { name: "Timeline" });
const panel = (page: Page) => page.getByRole("region", { name: "Add to this lead" });
const note = (page: Page) => page.getByLabel("Note, for the office only");
const waiting = (page: Page) => panel(page).getByRole("listitem");

test.beforeEach(async ({ page, site, mailbox, faults }, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Uma ${testId}`, "office"));
});

test("a call, a note and a text wait for the network, can be taken back, and are sent in their order", async ({
  page,
  context,
  site,
}) => {
  const lead = await openLead(page, site, askedBy(701));
  await context.setOffline(true);
  await panel(page).getByRole("button", { name: "Log a call" }).click();
  await page.getByLabel("Note on the call").fill("Rang long.");
  await page.getByRole("button", { name: "No answer" }).click();
  await panel(page).getByRole("button", { name: "Log a text" }).click();
  await page.getByLabel("What did you text?").fill("Cal me.");
  await page.getByRole("button", { name: "Log the text" }).click();
  await panel(page).getByRole("button", { name: "Note", exact: true }).click();
  await note(page).fill("Call after five.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(waiting(page)).toContainText([
    "Not sent yet: Call: no answer. “Rang long.”",
    "Not sent yet: Text. “Cal me.”",
    "Not sent yet: Note. “Call after five.”",
  ]);
  await expect(note(page)).toHaveValue("");
  await expectNoFindings(page, "unsent entries");

  await page.getByRole("button", { name: `Take back the text on lead ${lead.number}` }).click();
  await expect(page.getByLabel("What did you text?")).toBeFocused();
  await expect(page.getByLabel("What did you text?")).toHaveValue("Cal me.");
  await page.getByLabel("What did you text?").fill("Call me.");
  await page.getByRole("button", { name: "Log the text" }).click();
  await expect(waiting(page)).toHaveCount(3);
  const news = page.locator("[aria-live=polite]").filter({ hasText: "Not sent yet: text on lead" });
  await expect(news).toHaveCount(1);

  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  await expect(timeline(page)).toContainText("Call me.");
  expect(await writtenOn(site, lead.id)).toEqual(["Rang long.", "Call after five.", "Call me."]);
  expect(await draftsIn(page)).toEqual([]);
});

test("what waits is sent once after a reload, though two tabs have it", async ({
  page,
  context,
  site,
}) => {
  const lead = await openLead(page, site, askedBy(702));
  await context.route("**/notes", (route) => route.abort());
  await note(page).fill("Only once.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(waiting(page)).toContainText("Not sent yet: Note. “Only once.”");
  await page.reload();
  await expect(waiting(page)).toContainText("Not sent yet");
  const other = await context.newPage();
  await atTheDesk(other);
  await other.goto(page.url());
  await expect(waiting(other)).toContainText("Not sent yet");

  await context.unroute("**/notes");
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveCount(0);
    await expect(timeline(tab).getByText("Only once.")).toHaveCount(1);
  }
  expect(await writtenOn(site, lead.id)).toEqual(["Only once."]);
});

test("what the server refuses says why on every page, and its words are in the form again", async ({
  page,
  site,
}) => {
  const person = askedBy(703);
  const lead = await openLead(page, site, person);
  const error = "This note is not for here.";
  const refuse = { status: 400, json: { success: false, error, fields: {} } };
  await page.route("**/notes", (route) => route.fulfill(refuse), { times: 1 });
  await note(page).fill("Ridge.");
  await page.getByRole("button", { name: "Save the note" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "was not saved" });
  const reason = `The note on lead ${lead.number} (${person.name}) was not saved. ${error}`;
  await expect(refused).toContainText(reason);
  await expect(refused).toContainText("“Ridge.”");
  await expect(note(page)).toHaveValue("Ridge.");
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(refused).toContainText(reason);
  await refused.getByRole("link", { name: "Back to its form" }).click();
  await expect(note(page)).toBeFocused();
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(timeline(page)).toContainText("Ridge.");
  await expect(refused).toHaveCount(0);
  expect(await writtenOn(site, lead.id)).toEqual(["Ridge."]);
});

async function openLead(page: Page, site: Site, person: Asked) {
  await writeIn(site, person);
  const owner = await ownerOf(site);
  const query = new URLSearchParams({ list: "all", search: person.email });
  const [lead] = (await owner.send("GET", `/api/desk/leads?${query}`)).body.leads;
  await page.goto(`/desk/leads/${lead.id}`);
  await expect(timeline(page)).toContainText("Came in");
  return lead;
}

/** The words of what staff have written on a lead, oldest first. */
async function writtenOn(site: Site, id: string): Promise<string[]> {
  const { body } = await (await ownerOf(site)).send("GET", `/api/desk/leads/${id}`);
  const entries: { kind: string; details: { text?: string; note?: string } }[] = body.lead.timeline;
  return entries
    .filter(({ kind }) => ["note", "call", "text"].includes(kind))
    .map(({ details }) => details.text ?? details.note ?? "");
}
