import { runInDatabase } from "#tests/e2e/support/database.ts";
import {
  draftsIn,
  expectNoFindings,
  invite,
  join,
  ownerOf,
} from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import type { Site } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* What the office and the owner do at the desk besides answering leads. */

test("a dead mail can be found, read and sent again", async ({ page, site, mailbox, visitor }) => {
  const mia = await invite({ site, mailbox }, "Mia Mails", "office");
  await join(page, mia);
  const somebody = await connectVisitor(site.url);
  await book(somebody, { date: site.newDay(), timeSlot: "9:00 AM" }, visitor);
  await mailbox.only({ to: visitor.email, subject: "Your roof inspection is booked" });
  await killConfirmation(site);

  await page.goto("/desk/mails");
  await expect(page.getByRole("heading", { name: "Mails", level: 1 })).toBeVisible();
  await expectNoFindings(page, "troubled mails");
  await page.getByRole("link", { name: /Your roof inspection is booked/ }).click();
  await expect(page).toHaveURL(/[?&]mail=/);
  await expect(page.getByRole("article").getByText("Dead")).toBeVisible();
  await expectNoFindings(page, "open mail");
  await page.reload();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("It has been sent.")).toBeVisible();
});

test("an inspector sees their own day, but neither mails nor staff", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const ned = await invite({ site, mailbox }, "Ned Inspector", "inspector");
  await join(page, ned);
  await page.goto("/desk/mails");
  await expect(page.getByText("This page is for the office")).toBeVisible();
  await page.goto("/desk/staff");
  await expect(page.getByText("This page is for the office")).toBeVisible();
  await expect(page.getByRole("link", { name: "Staff" })).toHaveCount(0);
  await page.goto("/desk/settings");
  await expect(page.getByRole("heading", { name: "Passkeys" })).toBeVisible();
  // What the site shows is the owner's to decide.
  await expect(page.getByText("The site shows samples, marked as such.")).toHaveCount(0);
  // Only those who answer leads are alerted.
  await expect(page.getByRole("heading", { name: "Alerts" })).toHaveCount(0);
  await expect(page.getByText("On duty")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "People's rights" })).toHaveCount(0);
  await page.goto("/desk/day");
  await expect(page.getByText("Nothing is planned for you on this day.")).toBeVisible();
  await expectNoFindings(page, "empty day");
});

test("a page whose code fails to load says so while the others keep working, and opens once it loads", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  faults.allow(/dynamically imported module/);
  await join(page, await invite({ site, mailbox }, "Lou Late", "office"));
  await page.goto("/desk/leads");
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  // From here on, only the code of the mails page is requested.
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Mails" }).click();
  const fault = page.getByRole("heading", { name: "This page could not be opened" });
  await expect(fault).toBeVisible();
  await expectNoFindings(page, "page that could not be opened");
  await page.getByRole("link", { name: "Leads" }).click();
  await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "Mails" }).click();
  await expect(fault).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { name: "Mails", level: 1 })).toBeVisible();
});

test("an owner invites, changes and deactivates somebody, and the audit trail shows it", async ({
  page,
  site,
  mailbox,
}) => {
  const olga = await invite({ site, mailbox }, "Olga Owner", "owner");
  await join(page, olga);
  await page.goto("/desk/staff");
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Name").fill("Pat New");
  await page.getByLabel("Email").fill("pat.new@office.example");
  await page.reload();
  await page.getByRole("button", { name: "Invite someone" }).click();
  await expect(page.getByLabel("Name")).toHaveValue("Pat New");
  await page.getByRole("radio", { name: /^Inspector/ }).check();
  await expectNoFindings(page, "invitation");
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("The invitation is on its way")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await mailbox.only({ to: "pat.new@office.example", subject: "Your invitation" });

  await page.getByRole("button", { name: "Change Pat New" }).click();
  await page.getByRole("radio", { name: /^Office/ }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("switch", { name: "On duty for Pat New" }).click();
  await page.getByRole("radio", { name: "Until it is switched off" }).check();
  await expectNoFindings(page, "end of duty");
  await page.getByRole("button", { name: "Go on duty" }).click();
  await expect(page.getByRole("switch", { name: "On duty for Pat New" })).toBeChecked();
  await page.getByRole("button", { name: "Deactivate Pat New" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Deactivate Pat New" }).click();
  await expect(page.getByText("Pat New is deactivated.")).toBeFocused();
  await expectNoFindings(page, "staff");
  await page.getByRole("button", { name: "Activate Pat New", exact: true }).click();
  await expect(page.getByText("Pat New is active again.")).toBeFocused();

  await page.getByRole("link", { name: "Audit trail" }).click();
  for (const sentence of [
    "invited Pat New as inspector",
    "made Pat New office",
    "deactivated Pat New",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expectNoFindings(page, "trail");
});

test("an owner finds a person, exports their data and erases it", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const rosa = await invite({ site, mailbox }, "Rosa Records", "owner");
  await join(page, rosa);
  const somebody = await connectVisitor(site.url);
  await book(somebody, { date: site.newDay(), timeSlot: "10:00 AM" }, visitor);
  await page.goto("/desk/settings");
  const found = page.getByRole("link", { name: /^Lead \d+/ });
  const search = async () => {
    await page.getByLabel("Their email").fill(visitor.email);
    await page.getByRole("button", { name: "Search" }).click();
    await expect(found).toBeVisible();
  };
  await search();
  await found.click();
  await page.getByLabel("Note, for the office only").fill("Wants to be forgotten");
  await page.getByRole("link", { name: "Settings" }).click();
  await search();
  await expectNoFindings(page, "settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  expect((await download).suggestedFilename()).toMatch(/^person-of-lead-\d+\.json$/);

  const [, number = ""] = /Lead (\d+)/.exec((await found.textContent()) ?? "") ?? [];
  await page.getByRole("button", { name: "Erase this person" }).click();
  const erase = page.getByRole("button", { name: "Erase for good" });
  await expect(erase).toBeDisabled();
  await page.getByLabel(`Type ${number} to confirm`).fill(number);
  await erase.click();
  await expect(page.getByText("The person has been erased.")).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);
});

test("the day on a phone has call, map and outcome, which is kept until it is sent", async ({
  newContext,
  site,
  mailbox,
  visitor,
}) => {
  const sam = await invite({ site, mailbox }, "Sam Day", "office");
  const phone = await (
    await newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  ).newPage();
  await join(phone, sam);
  const date = site.newDay();
  await book(await connectVisitor(site.url), { date, timeSlot: "11:00 AM" }, visitor);
  await phone.goto(`/desk/day?date=${date}`);
  await expect(phone.getByRole("link", { name: /^Map of/ })).toHaveAttribute("href", /maps/);
  await expect(phone.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await phone.getByRole("button", { name: /^Outcome of/ }).click();
  await phone.getByText("Quoted", { exact: true }).click();
  await phone.getByLabel("Note").fill("Ridge and two valleys.");
  await expectNoFindings(phone, "outcome");
  await phone.reload();
  await expect(phone.getByLabel("Note")).toHaveValue("Ridge and two valleys.");
  await phone.getByRole("button", { name: "Save" }).click();
  await expect(phone.getByText("Saved.")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("Quoted")).toBeVisible();
});

test("an outcome that conflicts with somebody else's change shows both to choose from", async ({
  page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await join(page, await invite({ site, mailbox }, "Tia Road", "office"));
  const date = site.newDay();
  await book(await connectVisitor(site.url), { date, timeSlot: "1:00 PM" }, visitor);
  await page.goto(`/desk/day?date=${date}`);
  await page.getByRole("button", { name: /^Outcome of/ }).click();
  await page.getByText("Won", { exact: true }).click();
  const owner = await ownerOf(site);
  const { body } = await owner.send("GET", `/api/desk/day?date=${date}`);
  const [{ id, version }] = body.leads;
  // While it is being sent; otherwise the page would learn about the other change first.
  await page.route(
    `**/api/desk/leads/${id}`,
    async (route) => {
      await owner.send("PATCH", `/api/desk/leads/${id}`, { version, state: "quoted" });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("It is set to Quoted now. You chose Won.")).toBeVisible();
  await expectNoFindings(page, "conflict of outcomes");
  await page.getByRole("button", { name: "Set it to won" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("article").getByText("Won")).toBeVisible();
});

/** As if the mail server had permanently refused the confirmation, once its delivery is on record. */
async function killConfirmation(site: Site): Promise<void> {
  const kill =
    "update outbox set state = 'dead', sent_at = null, error = ? where kind = 'appointment-confirmation' and state = 'sent'";
  await expect.poll(() => runInDatabase(site, kill, "550 5.1.1 no such mailbox")).toBe(1);
}
