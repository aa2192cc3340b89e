import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

/* Bringing in what another program has exported, the main way through it. */

test("an owner brings in a file by keyboard, mends a row, imports it, and takes it back", async ({
  page,
  site,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const olga = await invite({ site, mailbox }, "Olga Import", "owner");
  await join(page, olga);
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Bring in a file" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Import" })).toBeFocused();
  await expectNoFindings(page, "nothing chosen yet");

  const file = page.getByLabel("CSV or Excel file");
  const tooLarge = page.getByText("This file is larger than 25 MB. Split it, please.");
  const large = { name: "Everything.csv", mimeType: "text/csv" };
  await file.setInputFiles({ ...large, buffer: Buffer.alloc(25 * 2 ** 20 + 1, "a,b\n") });
  await expect(tooLarge).toBeVisible();

  const rows = [
    "Name,Cell phone,Street,City",
    "Ottilie Import,(571) 555-0161,1 Oak St,Reston",
    "Nobody Import,,2 Oak St,Reston",
    "Otto Import,(571) 555-0162,3 Oak St,Reston",
  ];
  await file.setInputFiles({
    name: "Our customers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await expect(page.getByRole("heading", { level: 1, name: "Our customers.csv" })).toBeVisible();
  await expect(page.getByText("3 rows, recognized as customers from a sheet.")).toBeVisible();
  await expect(page.getByLabel("Cell phone holds")).toHaveValue("phone");
  await expectNoFindings(page, "its columns");
  await page.getByRole("button", { name: "Check all rows" }).press("Enter");

  const tabs = page.getByRole("navigation", { name: "Rows by what becomes of them" });
  await tabs.getByRole("link", { name: "Wrong 1" }).press("Enter");
  const wrong = page.getByRole("listitem").filter({ hasText: "Nobody Import" });
  await expect(wrong).toContainText("Nobody can be reached");
  await expectNoFindings(page, "a wrong row");
  await wrong.getByRole("button", { name: /^Change/ }).press("Enter");
  await wrong.getByLabel("Cell phone").fill("(571) 555-0163");
  await wrong.getByRole("button", { name: "Save the row" }).press("Enter");
  await expect(tabs.getByRole("link", { name: "New 3" })).toBeVisible();

  await page.getByRole("button", { name: "Import 3 rows" }).press("Enter");
  const asked = page.getByRole("dialog", { name: "Import these rows?" });
  await asked.getByRole("button", { name: "Import", exact: true }).press("Enter");
  await expect(page.getByText("3 rows imported.")).toBeVisible();
  await expectNoFindings(page, "imported");
  await tabs.getByRole("link", { name: "New 3" }).click();
  await expect(page.getByRole("link", { name: "Ottilie Import" })).toBeVisible();

  await page.getByRole("button", { name: "Undo the import" }).press("Enter");
  const sure = page.getByRole("dialog", { name: "Undo the import?" });
  await sure.getByRole("button", { name: "Undo the import" }).press("Enter");
  await expect(page.getByText("3 rows taken back.")).toBeVisible();
});
