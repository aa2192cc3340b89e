import type { Page } from "@playwright/test";
import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* The office finds out who is who. */

test.use({ now: openNow });

const others = (page: Page) => page.getByRole("region", { name: "Other leads of this person" });
const callers = (page: Page) => page.getByRole("list", { name: "Possible callers" });

test.beforeEach(async ({ page, site, mailbox, faults }, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Ira ${testId}`, "office"));
});

test("two people with one phone number are merged, shown as one, and parted again", async ({
  page,
  site,
}) => {
  const ada = askedBy(701);
  const ben = { ...ada, name: "Ben Household", email: "ben.household@example.com" };
  await writeIn(site, ada);
  await writeIn(site, ben);
  await page.goto(`/desk/leads?list=all&search=${encodeURIComponent(ben.email)}`);
  await page.getByRole("link", { name: ben.name }).click();
  await expect(page.getByText("Possibly the same person (same phone)")).toBeVisible();
  await expectNoFindings(page, "suggestion");
  await page.getByRole("button", { name: `Merge with ${ada.name}` }).click();
  await expect(page.getByText(`Merged with ${ada.name}.`)).toBeFocused();
  await expect(others(page).getByRole("listitem")).toHaveCount(1);

  await page.getByRole("link", { name: "Everything about this person" }).click();
  await expect(page.getByRole("heading", { name: "2 leads" })).toBeVisible();
  await expect(page.getByText(ada.email, { exact: true })).toBeVisible();
  // What comes in meanwhile is shown without a reload.
  await writeIn(site, ada, { message: "And the skylight." });
  await expect(page.getByRole("heading", { name: "3 leads" })).toBeVisible();
  await page.getByLabel("Language").fill("Spanish");
  await page.getByLabel("They prefer").selectOption("A text message");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByLabel("What it is").selectOption("Opt-out");
  await page.getByLabel("Its wording, as they gave it").fill("No more calls, please.");
  await page.getByRole("button", { name: "Save the note" }).click();
  const consents = page.getByRole("region", { name: "Consents and opt-outs" });
  await expect(consents).toContainText("No more calls, please.");
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toHaveCount(2);
  await expectNoFindings(page, "person");
  expect(await sidewaysOverflow(page)).toEqual([]);

  await page.getByRole("button", { name: `Undo the merge with ${ada.name}` }).click();
  await expect(page.getByText("They are two people again.")).toBeFocused();
  await expect(page.getByRole("heading", { name: "1 lead" })).toBeVisible();
});

test("a caller is recognized while the number is typed, and their other leads are answered at once", async ({
  page,
  site,
}) => {
  const person = askedBy(702);
  await writeIn(site, person);
  await writeIn(site, person, { message: "And the gutters." });
  await page.goto("/desk/leads?list=all");
  await page.getByRole("button", { name: "New call" }).click();
  await page.getByLabel("Phone", { exact: true }).fill(person.phone);
  await expect(callers(page)).toContainText(`${person.name}, 12 Maple Street`);
  await expect(callers(page)).toContainText("2 leads. Same person?");
  await expectNoFindings(page, "caller");
  // Heard once, without the buttons.
  await expect(page.getByRole("dialog", { name: "New call" })).toMatchAriaSnapshot(`
    - dialog "New call":
      - status: /^1 possible caller:/
      - list "Possible callers":
        - listitem:
          - button /Add to lead/
  `);
  await expect(callers(page)).not.toHaveAttribute("aria-live");
  await page.getByRole("button", { name: `New lead for ${person.name}` }).click();
  await expect(page.getByText(`A new lead for ${person.name}.`)).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel("Email, if they have one")).toHaveValue(person.email);
  await page.getByRole("button", { name: "No, somebody else" }).click();
  await expect(callers(page)).toHaveCount(0);
  await page.getByLabel("Email, if they have one").fill("");
  await page.getByRole("button", { name: "Save the call" }).click();
  await expect(page.getByText("Possibly the same person (same phone)")).toBeVisible();
  await expect(others(page)).toHaveCount(0);

  await page.goto("/desk/leads?list=all");
  await page.getByRole("button", { name: "New call" }).click();
  await page.getByLabel("Phone", { exact: true }).fill(person.phone);
  await page.getByLabel("What do they need?").fill("Asks when we come.");
  const known = callers(page).getByRole("listitem").filter({ hasText: "2 leads" });
  await known.getByRole("button", { name: "Add to lead" }).click();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Asks when we come.");
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText("Call: reached");
});

test("a new call says back the number that it understood, and takes over a domain that was meant", async ({
  page,
}) => {
  await page.goto("/desk/leads?list=all");
  await page.getByRole("button", { name: "New call" }).click();
  const dialog = page.getByRole("dialog", { name: "New call" });
  const phone = dialog.getByLabel("Phone", { exact: true });
  await phone.fill("703-555-0142 x12");
  await phone.press("Tab");
  await expect(phone).toHaveAccessibleDescription("We'll call (703) 555-0142, extension 12.");
  const email = dialog.getByLabel("Email, if they have one");
  await email.fill("ann@gmial.con");
  await email.press("Tab");
  await expectNoFindings(page, "said back");
  await dialog.getByRole("button", { name: "Did you mean ann@gmail.com?" }).press("Enter");
  await expect(email).toHaveValue("ann@gmail.com");
  await expect(email).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Did you mean" })).toHaveCount(0);
});

test("after an answer, one press marks the person's other waiting leads", async ({
  page,
  site,
}) => {
  const person = askedBy(703);
  await writeIn(site, person);
  await writeIn(site, person, { message: "And the gutters." });
  await page.goto(`/desk/leads?list=all&search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: person.name }).first().click();
  await page.getByRole("button", { name: "Log a call" }).click();
  await page.getByRole("button", { name: "Reached" }).click();
  await expectNoFindings(page, "question");
  await page.getByRole("button", { name: "Mark it answered" }).click();
  await expect(page.getByText("This person's other leads are answered, too.")).toBeFocused();
  await others(page).getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Timeline" })).toContainText(
    "Answered together with",
  );
});
