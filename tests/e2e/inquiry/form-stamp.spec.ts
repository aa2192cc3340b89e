import type { Page, Request, Route } from "@playwright/test";
import { hold, scripts } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { EmergencyPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { formKinds } from "#tests/e2e/support/sent-form.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";
import type { Details } from "#tests/support/visitors.ts";

const stampCall = "**/api/auth/form-stamp";

for (const [kind, formOn] of Object.entries(formKinds)) {
  test(`${kind}: the form requests its stamp once, and sends it`, async ({ page, visitor }) => {
    const form = formOn(page);
    const asked = countCalls(page, "/api/auth/form-stamp");
    const answer = page.waitForResponse(stampCall);
    await form.open();
    const { stamp } = await (await answer).json();
    expect(stamp).toMatch(/^\d+\.[\w-]{43}$/);
    await form.complete(visitor);
    const calls = await watch(page, form.call);
    await form.submit();
    await expect(form.thanks).toBeVisible();
    expect(calls.map(({ body }) => body.stamp)).toEqual([stamp]);
    expect(asked()).toBe(1);
  });
}

for (const [what, fail] of [
  ["answered with an error", (route: Route) => route.fulfill({ status: 500, json: {} })],
  ["not answered", (route: Route) => route.abort()],
] as const) {
  test(`when the call for a stamp is ${what}, the form is sent without one, and nobody notices`, async ({
    page,
    visitor,
    mailbox,
    faults,
  }) => {
    faults.allow(failedCall);
    const form = formKinds.contact(page);
    await page.route(stampCall, fail);
    const asked = page.waitForRequest(stampCall);
    await form.open();
    await asked;
    await form.complete(visitor);
    const calls = await watch(page, form.call);
    await form.submit();
    await expect(form.thanks).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).not.toHaveProperty("stamp");
    await mailbox.only({ to: visitor.email, subject: form.mails.confirmation });
  });
}

test("a late stamp holds nothing up and is left out of a repeat, but goes with the next edit", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const form = formKinds.contact(page);
  const stamp = await hold(page, stampCall);
  await form.open();
  await form.complete(visitor);
  await stamp.asked;
  const calls = await watch(page, form.call, ({ length }) => length <= 2);
  await form.submit();
  await expect(form.alert).toBeVisible();
  const answer = page.waitForResponse(stampCall);
  stamp.release();
  await (await answer).finished();
  await form.submit();
  await expect.poll(() => calls).toHaveLength(2);
  await expect(form.alert).toBeVisible();
  await typeInto(form.name, "Ada Lovelace");
  await form.submit();
  await expect(form.thanks).toBeVisible();

  const [first, repeat, other] = calls;
  expect(first?.body).not.toHaveProperty("stamp");
  expect(repeat).toEqual(first);
  expect(other?.body).toHaveProperty("stamp", (await (await answer).json()).stamp);
  expect(other?.key).not.toBe(first?.key);
});

test("a form filled out fast is marked in the office's mail, and the visitor still gets the confirmation", async ({
  page,
  visitor,
  mailbox,
}) => {
  const form = formKinds.contact(page);
  // A forged stamp counts as no time at all.
  const forged = { success: true, stamp: "1700000000000.forged" };
  await page.route(stampCall, (route) => route.fulfill({ json: forged }));
  const answer = page.waitForResponse(stampCall);
  await form.open();
  await (await answer).finished();
  await form.complete(visitor);
  const calls = await watch(page, form.call);
  await form.submit();
  await expect(form.thanks).toBeVisible();
  expect(calls[0]?.body).toHaveProperty("stamp", forged.stamp);
  const { notice, noticeTo, confirmation } = form.mails;
  const { subject } = await mailbox.only({
    to: noticeTo,
    subject: notice,
    containing: visitor.email,
  });
  expect(subject).toMatch(/^\[Filled in fast\] /);
  await mailbox.only({ to: visitor.email, subject: confirmation });
});

test("the honeypot field is hidden from people; filling it in withholds the confirmation and shows nothing else", async ({
  page,
  visitor,
  mailbox,
}) => {
  const form = formKinds.contact(page);
  await form.open();
  await expect(form.trap).toHaveAttribute("autocomplete", "off");
  await expect(form.trap).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  const box = await form.trap.locator("xpath=ancestor::label").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  expect(box?.height).toBeLessThanOrEqual(1);

  const program = { ...visitor, email: `program.${visitor.email}` };
  await form.complete(program);
  await form.trap.fill("https://spam.example");
  await form.submit();
  await expect(form.thanks).toBeVisible();
  const { notice, noticeTo, confirmation } = form.mails;
  const { subject } = await mailbox.only({
    to: noticeTo,
    subject: notice,
    containing: program.email,
  });
  expect(subject).toMatch(/^\[Suspected spam\] /);

  // Mails are sent in order: once a later one has arrived, no earlier one is missing.
  await form.open();
  await form.complete(visitor);
  await form.submit();
  await mailbox.only({ to: visitor.email, subject: confirmation });
  await mailbox.all({ to: program.email, subject: /./ }, 0);
});

for (const [what, begin] of [
  [
    "was begun before the scripts loaded",
    async (form: EmergencyPage, visitor: Details) => form.name.pressSequentially(visitor.name),
  ],
  [
    "came back with a mistake",
    async (form: EmergencyPage, visitor: Details) => {
      await form.complete({ ...visitor, phone: "" });
      await form.submit();
      await expect(form.summary).toBeVisible();
    },
  ],
] as const) {
  test(`a form that ${what} has no stamp, which would make it look rushed`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    const form = new EmergencyPage(page);
    const asked = countCalls(page, "/api/auth/form-stamp");
    const { release } = await hold(page, scripts);
    await page.goto(form.path);
    await begin(form, visitor);
    release();
    await untilHydrated(page);
    // By then, work that the scripts postponed until idle is done.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await form.complete(visitor);
    const calls = await watch(page, inquiryCall);
    await form.submit();
    await expect(form.thanks).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).not.toHaveProperty("stamp");
    expect(asked()).toBe(0);
  });
}

type Call = { key: string | undefined; body: Record<string, unknown> };

/** Records calls to this URL from now on; those for which `fails` returns true are refused. */
async function watch(
  page: Page,
  address: string,
  fails: (calls: readonly Call[]) => boolean = () => false,
): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(address, (route) => {
    const request = route.request();
    calls.push({ key: request.headers()["idempotency-key"], body: request.postDataJSON() });
    return fails(calls) ? route.fulfill({ status: 500, json: {} }) : route.continue();
  });
  return calls;
}

function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on("request", (request: Request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}
