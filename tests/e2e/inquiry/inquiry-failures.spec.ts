import type { Route } from "@playwright/test";
import { expectFocusToBeSeen } from "#tests/e2e/support/focus.ts";
import { ContactPage, inquiryCall, stampCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";

/* On the contact form: all forms are sent by use-lead-form. */

test("a visitor whose message does not get through is told why and loses nothing, and in the end it arrives once", async ({
  page,
  visitor,
  mailbox,
  faults,
}) => {
  faults.allow(failedCall);
  await page.setViewportSize({ width: 390, height: 600 });
  // Nobody notices that there is no stamp.
  await page.route(stampCall, (route) => route.fulfill({ status: 500, json: {} }));
  const stampAsked = page.waitForRequest(stampCall);
  const form = new ContactPage(page);
  await form.open();
  await stampAsked;
  await form.complete(visitor);
  const written = await form.message.inputValue();

  const fields = { phone: "Phone number is invalid" };
  const sentence = "The roof is on fire.";
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 400, json: { error: fields.phone, fields } }),
    (route) => route.fulfill({ status: 400, json: { error: sentence } }),
    (route) => route.abort(),
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
  ];
  const calls: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route(inquiryCall, (route) => {
    const call = route.request();
    calls.push({ key: call.headers()["idempotency-key"], body: call.postDataJSON() });
    return (answers[calls.length - 1] ?? ((last) => last.continue()))(route);
  });
  async function expectFailure(count: number, message: string): Promise<void> {
    await expect.poll(() => calls.length).toBe(count);
    await expect(form.alert.getByText(message, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(form.button).toBeEnabled();
    await form.expectEntries(visitor);
    await expect(form.message).toHaveValue(written);
  }
  const number = form.alert.getByRole("link");

  // What the server finds wrong with a field is shown at the field until it is edited.
  await form.submit();
  await expect(form.summary).toBeFocused();
  await expect(form.phone).toHaveAccessibleDescription(new RegExp(fields.phone));
  await form.phone.press("End");
  await form.phone.press("Backspace");
  await expect(form.phone).not.toHaveAttribute("aria-invalid");
  await form.phone.pressSequentially(visitor.phone.slice(-1));

  await form.button.focus();
  await page.keyboard.press("Enter");
  await expectFailure(2, `Error: ${sentence}`);
  await expect(number).toHaveCount(0);
  await expect(form.button).toBeFocused();
  await expectFocusToBeSeen(page);

  // No answer, and then one that is lost after the message was stored: sent from a field far above.
  for (const count of [3, 4]) {
    await form.name.press("Enter");
    await expectFailure(count, form.failure);
    await expect(number).toHaveAttribute("href", `tel:${form.number.e164}`);
    await expect(form.name).toBeFocused();
  }

  await page.keyboard.press("Enter");
  await expect(form.thanksHeading).toBeVisible();
  const [first, ...others] = calls;
  expect(first?.key).toBeTruthy();
  expect(first?.body).not.toHaveProperty("stamp");
  expect(others).toEqual([first, first, first, first]);
  const { confirmation, notice, noticeTo } = form.mails;
  await mailbox.all({ to: visitor.email, subject: confirmation }, 1);
  await mailbox.all({ to: noticeTo, subject: notice, containing: visitor.email }, 1);
});
