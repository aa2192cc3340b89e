import { hold } from "#tests/e2e/support/held-call.ts";
import { ContactPage, inquiryCall, stampCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

/* On the contact form: all forms are stamped and sent by use-lead-form, and have the same hidden field. */

test("a late stamp holds nothing up and is left out of a repeat, but goes with the next edit, like the field that people do not see", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = new ContactPage(page);
  const stamp = await hold(page, stampCall);
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/form-stamp") asked += 1;
  });
  await form.open();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  const box = await form.trap.locator("xpath=ancestor::div[1]").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  expect(box?.height).toBeLessThanOrEqual(1);

  await form.complete(visitor);
  await stamp.asked;
  const calls: { key: string | undefined; body: Record<string, unknown> }[] = [];
  await page.route(inquiryCall, (route) => {
    const call = route.request();
    calls.push({ key: call.headers()["idempotency-key"], body: call.postDataJSON() });
    return calls.length <= 2 ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  await form.submit();
  await expect(form.alert).toBeVisible();
  const answer = page.waitForResponse(stampCall);
  stamp.release();
  await (await answer).finished();
  await form.submit();
  await expect.poll(() => calls).toHaveLength(2);
  await expect(form.alert).toBeVisible();
  await typeInto(form.name, "Ada Lovelace");
  await form.trap.fill("https://spam.example");
  await form.submit();
  await expect(form.thanks).toBeVisible();

  const [first, repeat, other] = calls;
  expect(first?.body).not.toHaveProperty("stamp");
  expect(repeat).toEqual(first);
  const { stamp: issued } = await (await answer).json();
  expect(issued).toMatch(/^\d+\.[\w-]{43}$/);
  expect(other?.body).toMatchObject({ stamp: issued, website: "https://spam.example" });
  expect(other?.key).not.toBe(first?.key);
  expect(asked).toBe(1);
});
