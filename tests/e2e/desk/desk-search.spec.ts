import { askedBy, atTheDesk, openNow, writeIn } from "#tests/e2e/support/desk-leads.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";

test.use({ now: openNow });

test.beforeEach(async ({ page, site, mailbox, faults }, { testId }) => {
  faults.allow(failedCall);
  await atTheDesk(page);
  await join(page, await invite({ site, mailbox }, `Ola ${testId}`, "office"));
});

test("a person is found from any page by how the name sounds, and opened by keyboard @keyboard", async ({
  page,
  site,
}) => {
  const kathryn = { ...askedBy(601), name: "Kathryn Zebulon" };
  await writeIn(site, kathryn);
  for (const path of ["/desk/settings", "/desk/mails", "/desk/leads?list=spam"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).focus();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search everything" })).toBeFocused();
    await expect(page).toHaveURL(/\/desk\/search$/);
  }
  await page.keyboard.type("catherine");
  const found = page.getByRole("list", { name: "Found" }).getByRole("listitem");
  await expect(found).toHaveText([/Kathryn Zebulon.*sounds alike/]);
  await expect(found.locator("mark")).toHaveText(["Kathryn"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Kathryn Zebulon" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kathryn Zebulon");
  await page.goBack();
  await expect(page).toHaveURL(/search=catherine/);
  await expect(found).toHaveCount(1);
});

test("a note is found by its words, its kind and its day, and a search that finds nothing says what it looked for", async ({
  page,
  site,
}) => {
  const person = { ...askedBy(602), name: "Petra Notter" };
  await writeIn(site, person, { message: "The periwinkle gutter sags." });
  await page.goto(`/desk/leads?search=${encodeURIComponent(person.email)}`);
  await page.getByRole("link", { name: person.name }).click();
  await page.getByLabel("Note, for the office only").fill("Gate code: periwinkle");
  await page.getByRole("button", { name: "Save the note" }).click();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("/");
  await page.keyboard.type("periwinkle");
  const found = page.getByRole("list", { name: "Found" }).getByRole("listitem");
  await expect(found).toHaveCount(2);
  await page.getByLabel("Kind").selectOption("Note");
  await expect(found).toHaveText([/Note by Ola.*Gate code: periwinkle/]);
  await page.getByLabel("When").selectOption("Today");
  await expect(page.getByRole("status", { name: "Search" })).toHaveText(
    "1 found: “periwinkle” in notes, on November 17, 2026",
  );
  await page.getByLabel("When").selectOption("October 2026");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expect(
    page.getByText("Searched for “periwinkle” in notes, from October 1, 2026 to October 31, 2026."),
  ).toBeVisible();
  await page.getByLabel("When").selectOption("Exact days…");
  await page.getByLabel("First day").fill("2026-11-17");
  await page.getByLabel("Last day").fill("2026-11-17");
  await expect(found).toHaveCount(1);
  await page.reload();
  await expect(found).toHaveCount(1);
  await expect(page.getByLabel("First day")).toHaveValue("2026-11-17");
});

for (const width of [1440, 390]) {
  test(`the search has no findings by axe at ${width} px, and does not scroll sideways`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 850 });
    const visitor = await connectVisitor(site.url);
    await visitor.post("/api/customers/contact", {
      name: `Longina ${"Veryverylongname".repeat(5)}`,
      email: `${"longina".repeat(8)}@${"example".repeat(8)}.example`,
      phone: askedBy(603 + width).phone,
      address: "12 Maple Street, Fairfax, VA 22030",
      subject: "Emergency Request",
      message: `${"W".repeat(300)} rhododendron ${"water ".repeat(200)}`,
      emergency: true,
    });
    await page.goto("/desk/search");
    await expectNoFindings(page, "empty search");
    await page.goto("/desk/search?search=longina+rhododendron&from=2026-01-01");
    await expect(page.getByRole("list", { name: "Found" })).toBeVisible();
    await expectNoFindings(page, "what was found");
    expect(await sidewaysOverflow(page)).toEqual([]);
    await page.goto(`/desk/search?search=${"nowhere".repeat(20)}`);
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}
