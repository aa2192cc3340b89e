import { expectNoFindings, invite, join, ownerOf } from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Confirming who one is. The refusal is a failed call on purpose. */

test("what asks for a code from a new mail goes on by itself, with what was typed", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const gina = await invite({ site, mailbox }, "Gina Proof", "owner");
  await join(page, gina);
  // As the server answers an hour after signing in; its clock is everybody's.
  const refusal = {
    status: 403,
    json: { success: false, error: "Please confirm that it's you first.", code: "proof-needed" },
  };
  let isRefused = false;
  await page.route("**/api/desk/staff", (route) => {
    if (isRefused || route.request().method() !== "POST") return route.fallback();
    isRefused = true;
    return route.fulfill(refusal);
  });
  await page.goto("/desk/staff");
  await page.getByRole("button", { name: "Invite someone" }).click();
  await page.getByLabel("Name").fill("Hal Invited");
  await page.getByLabel("Email").fill("hal.invited@office.example");
  await page.getByRole("button", { name: "Send the invitation" }).click();

  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByRole("button", { name: "Email me a code" }).click();
  const mail = await mailbox.only({ to: gina.email, subject: "Confirm it's you" });
  const [, code = ""] = /^\s*(\d{6})\s*$/m.exec(mail.text) ?? [];
  await expect(dialog.getByLabel("Code")).toBeFocused();
  await expectNoFindings(page, "code asked for");
  await dialog.getByLabel("Code").fill(code);
  await expect(dialog).toBeHidden();
  await mailbox.only({ to: "hal.invited@office.example", subject: "Your invitation" });
  const { staff } = (await (await ownerOf(site)).send("GET", "/api/desk/staff")).body;
  expect(staff).toContainEqual(expect.objectContaining({ name: "Hal Invited" }));
});
