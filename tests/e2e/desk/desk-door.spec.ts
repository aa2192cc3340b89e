import {
  addAuthenticator,
  askToSignIn,
  codeIn,
  draftsIn,
  expectNoFindings,
  invite,
  join,
  joinByHand,
  ownerOf,
} from "#tests/e2e/support/desk-staff.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Signing in to the desk. Refusals are failed calls on purpose. */

test.beforeEach(({ faults }) => faults.allow(failedCall));

test("the code from the mail signs in the browser that requested it, once, and returns to the page @databases", async ({
  page,
  site,
  mailbox,
}) => {
  const ben = await invite({ site, mailbox }, "Ben Code", "office");
  await page.goto("/desk/mails?show=all");
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/);
  await page.getByLabel("Email").fill(ben.email);
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(ben.email);
  await expectNoFindings(page, "address");
  const { code } = await askToSignIn(page, mailbox, ben.email);
  const calls: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/sign-in/code") && calls.push(request.url()),
  );
  const field = page.getByLabel("Code");
  await expect(field).toBeFocused();
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await field.fill(wrong);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectNoFindings(page, "wrong code");
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL(/\/desk\/mails\?show=all$/);
  await expect(page.getByRole("heading", { name: "Mails", level: 1 })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test("a stranger's address gets the same response", async ({ page }) => {
  await page.goto("/desk/sign-in");
  await page.getByLabel("Email").fill("nobody@elsewhere.example");
  await page.getByRole("button", { name: "Send a link and a code" }).click();
  await expect(page.getByText("if it belongs to someone at the desk")).toBeVisible();
});

test("signing in never redirects to another site", async ({ page, site, mailbox }) => {
  const eve = await invite({ site, mailbox }, "Eve Elsewhere", "office");
  await page.goto("/desk/sign-in?to=https://elsewhere.example/desk");
  const { code } = await askToSignIn(page, mailbox, eve.email);
  await page.getByLabel("Code").fill(code);
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
});

test("a link opened by a scanner stays valid; in another browser it only says where to type the code", async ({
  page,
  site,
  mailbox,
  newContext,
}) => {
  const cleo = await invite({ site, mailbox }, "Cleo Link", "office");
  await page.goto("/desk/sign-in");
  const { link } = await askToSignIn(page, mailbox, cleo.email);

  for (const javaScriptEnabled of [false, true]) {
    const scanner = await (await newContext({ javaScriptEnabled })).newPage();
    await scanner.goto(link);
    await scanner.waitForLoadState("networkidle");
  }
  const other = await (await newContext()).newPage();
  await other.goto(link);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("heading", { name: "Type the code instead" })).toBeVisible();
  await expect(other.getByRole("button")).toHaveCount(0);
  await expectNoFindings(other, "other browser");

  await page.goto(link);
  await expectNoFindings(page, "link");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);

  // The same link does not work a second time.
  await page.goto("/desk/day");
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
});

test("an expired link says so, and offers a new one", async ({ page, site, mailbox }) => {
  const kim = await invite({ site, mailbox }, "Kim Late", "office");
  await page.goto("/desk/sign-in");
  const { link } = await askToSignIn(page, mailbox, kim.email);
  await site.advance(20);
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("expired");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  const { code } = await askToSignIn(page, mailbox, kim.email, 2);
  await page.getByLabel("Code").fill(code);
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
});

test("a used invitation leads to signing in", async ({ page, site, mailbox, newContext }) => {
  const dora = await invite({ site, mailbox }, "Dora Twice", "inspector");
  await page.goto(dora.joinLink);
  await expectNoFindings(page, "invitation");
  await joinByHand(page, dora);
  const other = await (await newContext()).newPage();
  await other.goto(dora.joinLink);
  await other.getByRole("button", { name: "Join the desk" }).click();
  await expect(other.getByText("has been used or has expired")).toBeVisible();
});

test("a passkey can be created on joining, used to sign in, and deleted", async ({
  page,
  site,
  mailbox,
}) => {
  const fay = await invite({ site, mailbox }, "Fay Passkey", "office");
  await addAuthenticator(page);
  // Otherwise the browser may offer the passkey on its own before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto(fay.joinLink);
  await page.getByRole("button", { name: "Join the desk" }).click();
  await expectNoFindings(page, "passkey offered");
  await page.getByLabel("Name of the passkey").fill("Test key");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);

  await page.getByRole("banner").getByText("Fay Passkey").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);

  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Delete Test key" }).click();
  await page.getByRole("button", { name: "Delete the passkey" }).click();
  await expect(page.getByText("You have no passkey yet.")).toBeVisible();
});

test("signing out deletes drafts after asking; other browsers keep theirs", async ({
  page,
  site,
  mailbox,
  newContext,
}) => {
  const gus = await invite({ site, mailbox }, "Gus Everywhere", "office");
  await join(page, gus);
  const phone = await (await newContext()).newPage();
  await phone.goto("/desk/settings");
  const { code } = await askToSignIn(phone, mailbox, gus.email);
  await phone.getByLabel("Code").fill(code);
  await phone.getByLabel("Phone for texts").fill("(703) 555-0199");

  await page.goto("/desk/settings");
  await page.getByLabel("Phone for texts").fill("(703) 555-0177");
  await page.getByRole("banner").getByText("Gus Everywhere").click();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("You have 1 draft in this browser. Signing out deletes it.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await draftsIn(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(dialog).toContainText("You have 1 draft in this browser. Signing out deletes it.");
  await dialog.getByRole("button", { name: "Sign out everywhere" }).click();
  // The end of the stream may lead to the sign-in page too, just before signing out loads it anew.
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  await expect(page.getByLabel("Email")).toBeVisible();
  expect(await draftsIn(page)).toEqual([]);

  // The stream of changes ends with the session, so the phone notices on its own.
  await expect(phone).toHaveURL(/\/desk\/sign-in\?to=%2Fdesk%2Fsettings$/);
  const again = await askToSignIn(phone, mailbox, gus.email, 2);
  await phone.getByLabel("Code").fill(again.code);
  await expect(phone.getByLabel("Phone for texts")).toHaveValue("(703) 555-0199");

  await phone.getByRole("banner").getByText("Gus Everywhere").click();
  await phone.getByRole("button", { name: "Sign out", exact: true }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(phone).toHaveURL(/\/desk\/sign-in$/);
  await expect(phone.getByLabel("Email")).toBeVisible();
  expect(await draftsIn(phone)).toEqual([]);
});

test("a deactivated person is signed out immediately", async ({ page, site, mailbox }) => {
  const hal = await invite({ site, mailbox }, "Hal Leaves", "office");
  await join(page, hal);
  const owner = await ownerOf(site);
  await owner.send("PATCH", `/api/desk/staff/${hal.id}`, { isActive: false });
  await page.reload();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("signing in with address and code works by keyboard alone @keyboard", async ({
  page,
  site,
  mailbox,
}) => {
  const ivy = await invite({ site, mailbox }, "Ivy Keys", "office");
  await page.goto("/desk/sign-in");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(ivy.email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
  const mail = await mailbox.only({ to: ivy.email, subject: "Sign in" });
  await page.keyboard.type(codeIn(mail));
  await expect(page).toHaveURL(`${site.url}/desk/loose-ends`);
});
