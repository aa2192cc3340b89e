import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { zipFiles } from "#tests/support/zip-file.ts";

/* The archive of everything. The refusal is a failed call on purpose. */

test("an owner makes the archive of everything on a phone, downloads it after a proof, and deletes it", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  await page.setViewportSize({ width: 390, height: 844 });
  const olga = await invite({ site, mailbox }, "Olga Archive", "owner");
  await join(page, olga);
  await page.goto("/desk/settings");
  const data = page.getByRole("region", { name: "Your data" });
  await expect(data).toContainText("is not encrypted");
  await expectNoFindings(page, "nothing made yet");
  await data.getByRole("button", { name: /^Make/ }).click();
  await expect(data.getByRole("status")).toContainText("Ready: ");
  await expect(data.getByRole("status")).toContainText("Asked for by Olga Archive");
  await expectNoFindings(page, "the archive is ready");

  // As the server answers an hour after signing in; its clock is everybody's.
  let isRefused = false;
  await page.route("**/api/desk/archive/*/file", (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    const refusal = { success: false, error: "Please confirm it.", code: "proof-needed" };
    return route.fulfill({ status: 403, json: refusal });
  });
  const downloading = page.waitForEvent("download");
  await data.getByRole("button", { name: "Download" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByRole("button", { name: "Email me a code" }).click();
  const mail = await mailbox.only({ to: olga.email, subject: "Confirm it's you" });
  const [, code = ""] = /^\s*(\d{6})\s*$/m.exec(mail.text) ?? [];
  await dialog.getByLabel("Code").fill(code);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/);
  const files = await zipFiles(await download.path());
  expect(files.get("README.md")?.toString()).toContain("# Everything of ");
  expect(files.get("sheets/staff.csv")?.toString()).toContain("Olga Archive");

  await data.getByRole("button", { name: "Delete it" }).click();
  await expect(data.getByRole("button", { name: "Make the archive" })).toBeVisible();
  await expect(data.getByRole("status")).toHaveText("");
});
