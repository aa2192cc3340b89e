import { askAtConnections } from "#tests/e2e/support/connections.ts";
import { expectNoFindings, invite, join } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Programs of others that read and write here, by tokens that an owner makes. */

test("an owner makes a token, sees it once, and revokes it", async ({ page, site, mailbox }) => {
  const owner = await invite({ site, mailbox }, "Tola Owner", "owner");
  await join(page, owner);
  // Another test may have connected something.
  await page.route("**/api/desk/tokens", (route) =>
    route.fulfill({ json: { success: true, tokens: [] } }),
  );
  await page.goto("/desk/settings");
  await page.getByRole("link", { name: "Open the connections" }).click();
  await expect(page.getByText("No program reads or writes here.")).toBeVisible();
  await expectNoFindings(page, "no connections");
  await page.unroute("**/api/desk/tokens");

  await page.getByRole("button", { name: "Make a token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Sheet of Tola");
  await dialog.getByRole("checkbox", { name: "Read leads" }).check();
  await dialog.getByRole("checkbox", { name: "Read inspections" }).check();
  await expect(dialog.getByLabel("Expires")).toHaveValue("365");
  await expectNoFindings(page, "a token to make");
  await dialog.getByRole("button", { name: "Make the token" }).click();

  const shown = page.getByRole("dialog", { name: "Copy the token now" });
  const token = await shown.getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^rfs_pat_[\w-]{43}$/);
  await expectNoFindings(page, "a token to copy");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysOverflow(page)).toEqual([]);
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(token)).toHaveCount(0);

  const call = () =>
    fetch(`${site.url}/api/v1/leads`, { headers: { authorization: `Bearer ${token}` } });
  expect((await call()).status).toBe(200);
  await page.reload();
  const item = page.getByRole("listitem").filter({ hasText: token.slice(-4) });
  await expect(item).toContainText("Read leads, Read inspections");
  await expect(item).toContainText("Last used");
  await expect(page.getByText(token)).toHaveCount(0);
  await expectNoFindings(page, "connections");
  expect(await sidewaysOverflow(page)).toEqual([]);

  await item.getByRole("button", { name: "Revoke the token Sheet of Tola" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke the token" }).click();
  await expect(item).toContainText("Revoked by Tola Owner");
  await expect(item.getByRole("button")).toHaveCount(0);
  await expectNoFindings(page, "an ended token");
  expect((await call()).status).toBe(401);
});

test("a token without a name or a scope is not made, and says what is missing", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const dialog = await askAtConnections(page, { site, mailbox }, "Uma Owner", "Make a token");
  await dialog.getByRole("button", { name: "Make the token" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await expect(dialog.getByText("Choose at least one.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expectNoFindings(page, "a token that lacks something");
});

test("whoever takes an owner's role is told which of their tokens end", async ({
  page,
  site,
  mailbox,
  browser,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  const making = await askAtConnections(theirs, { site, mailbox }, "Lea Leaving", "Make a token");
  await making.getByRole("textbox", { name: "Name" }).fill("Sheet of Lea");
  await making.getByRole("checkbox", { name: "Read leads" }).check();
  await making.getByRole("button", { name: "Make the token" }).click();
  await theirs.getByRole("button", { name: "Done" }).click();
  await context.close();

  const owner = await invite({ site, mailbox }, "Oma Owner", "owner");
  await join(page, owner);
  await page.goto("/desk/staff");
  const item = page.getByRole("listitem").filter({ hasText: "Lea Leaving" });
  await item.getByRole("button", { name: /^Deactivate/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Sheet of Lea");
  await expectNoFindings(page, "somebody with a token who leaves");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await item.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).not.toContainText("Sheet of Lea");
  await dialog.getByRole("radio", { name: /^Office/ }).check();
  await expect(dialog).toContainText("revoked for good");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(item).toContainText("Office");
  await page.goto("/desk/connections");
  const ended = page.getByRole("listitem").filter({ hasText: "Sheet of Lea" });
  await expect(ended).toContainText("it no longer works");
  await expect(ended.getByRole("button")).toHaveCount(0);
});
