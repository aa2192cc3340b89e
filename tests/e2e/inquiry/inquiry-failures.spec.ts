import { ContactPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

test.beforeEach(({ faults }) => faults.allow(failedCall));

for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 400, json: { error: "The roof is on fire." } },
    "Error: The roof is on fire.",
  ],
  ["no answer", undefined, ""],
] as const) {
  test(`when a call fails with ${what}, the form says so under the button, keeps everything, and sends once on a second press`, async ({
    page,
    visitor,
    mailbox,
  }) => {
    const form = new ContactPage(page);
    await form.open();
    await form.complete(visitor);
    const written = await form.message.inputValue();
    await page.route(inquiryCall, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await form.submit();
    await expect(form.alert.getByText(message || form.failure, { exact: true })).toBeVisible();
    const calls = form.alert.getByRole("link");
    if (message) await expect(calls).toHaveCount(0);
    else await expect(calls).toHaveAttribute("href", `tel:${form.number.e164}`);
    await form.expectEntries(visitor);
    await expect(form.message).toHaveValue(written);
    await expect(form.button).toBeFocused();
    await page.unroute(inquiryCall);
    await page.keyboard.press("Enter");
    await expect(form.thanksHeading).toBeVisible();
    await mailbox.all({ to: visitor.email, subject: form.mails.confirmation }, 1);
  });
}

test("after a lost response, a second press sends nothing twice", async ({
  page,
  mailbox,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const calls: { key: string | undefined; body: string | null }[] = [];
  await page.route(inquiryCall, async (route) => {
    const call = route.request();
    calls.push({ key: call.headers()["idempotency-key"], body: call.postData() });
    if (calls.length > 1) return route.continue();
    expect((await route.fetch()).status()).toBe(201);
    await route.abort();
  });
  await form.submit();
  await expect(form.alert).toContainText(form.failure);
  await form.submit();
  await expect(form.thanksHeading).toBeVisible();
  expect(calls[0]?.key).toBeTruthy();
  expect(calls[0]?.body).toBeTruthy();
  expect(calls[1]).toEqual(calls[0]);
  const { confirmation, notice, noticeTo } = form.mails;
  await mailbox.all({ to: visitor.email, subject: confirmation }, 1);
  await mailbox.all({ to: noticeTo, subject: notice, containing: visitor.email }, 1);
});

test("what the server finds wrong with a field is shown at the field until it is edited", async ({
  page,
  visitor,
}) => {
  const form = new ContactPage(page);
  await form.open();
  await form.complete(visitor);
  const fields = { phone: "Phone number is invalid" };
  await page.route(inquiryCall, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: fields.phone, fields } }),
  );
  await form.submit();
  await expect(form.summary).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription(new RegExp(fields.phone));
  await form.phone.pressSequentially("1");
  await expect(form.phone).not.toHaveAttribute("aria-invalid");
});
