import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { askAtConnections } from "#tests/e2e/support/connections.ts";
import { expectNoFindings } from "#tests/e2e/support/desk-staff.ts";
import { sidewaysOverflow } from "#tests/e2e/support/layout.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* Programs that are told what happens, at an address of theirs. */

test("an owner adds a webhook, sees its secret once, tests it, and sends something again", async ({
  page,
  site,
  mailbox,
}) => {
  let status = 200;
  const arrived: { id: string; payload: { type: string } }[] = [];
  const receiver = createServer(async (request, response) => {
    arrived.push({
      id: String(request.headers["webhook-id"]),
      payload: JSON.parse(await text(request)),
    });
    response.writeHead(status).end(status === 200 ? "" : "<h1>Workflow is not active</h1>");
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook/4711`;

  const dialog = await askAtConnections(page, { site, mailbox }, "Wanda Owner", "Add a webhook");
  await dialog.getByRole("textbox", { name: "Name" }).fill("n8n of Wanda");
  await dialog.getByRole("textbox", { name: "Address" }).fill(address);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain("n8n of Wanda");
  expect(await stored(), "the address is a secret").not.toContain("/hook/4711");
  await expect(dialog.getByRole("checkbox", { name: "New leads" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Notes" }).check();
  await expectNoFindings(page, "a webhook to add");
  await dialog.getByRole("button", { name: "Add the webhook" }).click();

  const shown = page.getByRole("dialog", { name: "Copy the secret now" });
  const secret = await shown.getByLabel("Secret", { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectNoFindings(page, "a secret to copy");
  await shown.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  const item = page.getByRole("listitem").filter({ hasText: "n8n of Wanda" });
  await expect(item).toContainText("Nothing has arrived yet");
  await expectNoFindings(page, "webhooks");
  expect(await sidewaysOverflow(page)).toEqual([]);

  await item.getByRole("link", { name: "n8n of Wanda" }).click();
  await expect(page.getByRole("heading", { name: "n8n of Wanda", level: 1 })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await page.getByRole("button", { name: "Send a test" }).click();
  const log = page.getByRole("region", { name: "What was sent" }).getByRole("listitem");
  await expect(log).toContainText("Arrived: answered 200");
  await expect.poll(() => arrived.length).toBe(1);
  expect(arrived[0]?.payload.type).toBe("test");

  status = 404;
  await page.getByRole("button", { name: "Send a test" }).click();
  const failed = log.filter({ hasText: "Not arrived: Answered 404" });
  await expect(failed).toContainText("“Workflow is not active”");
  await expectNoFindings(page, "a webhook with its log");
  for (const [width, height] of [
    [390, 844],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  status = 200;
  await failed.getByRole("button", { name: "Send again the test" }).click();
  await expect(failed).toHaveCount(0);
  await expect(log).toHaveCount(2);
  await expect.poll(() => arrived.length).toBe(3);
  expect(arrived[2]?.id).toBe(arrived[1]?.id);

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Nothing is sent, and what happens now")).toBeVisible();
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.getByRole("button", { name: "New secret" }).click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  const another = page.getByRole("dialog", { name: "Copy the secret now" });
  expect(await another.getByLabel("Secret", { exact: true }).inputValue()).not.toBe(secret);
  await another.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("The one before is good until")).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove the webhook" }).click();
  await expect(page).toHaveURL(/\/desk\/connections$/);
  await expect(item).toHaveCount(0);
  receiver.close();
});

test("a webhook without a name or an address that can be called is not added", async ({
  page,
  site,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  const dialog = await askAtConnections(page, { site, mailbox }, "Xenia Owner", "Add a webhook");
  await dialog.getByRole("button", { name: "Add the webhook" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await expect(dialog.getByText("Paste the address that the program has given you")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Nobody");
  await dialog.getByRole("textbox", { name: "Address" }).fill("n8n");
  await dialog.getByRole("button", { name: "Add the webhook" }).click();
  await expect(dialog.getByText("That is not an address.")).toBeVisible();
  await expectNoFindings(page, "a webhook that lacks something");
});
