import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { officeAddress } from "./support/mailbox.ts";
import { type Details, expect, failedCall, test } from "./support/test.ts";
import { untilTransitionsEnd } from "./support/transitions.ts";

const call = "**/api/customers/contact";
const onCallAddress = businessProfile.mail.emergency;
const defaultMessage = "Emergency service needed";
const failure =
  "Error: Failed to submit form. Please try again or call our emergency number directly.";
const required = {
  Name: "Name is required",
  Email: "Email is required",
  Phone: "Phone number is required",
} as const;

test("a request reaches whoever is on call at once, and the visitor is told", async ({
  page,
  mailbox,
  visitor,
}) => {
  await open(page, "?service=emergency");
  await fill(page, visitor);
  await page.getByLabel("Message").fill("The ceiling drips.\n12 Maple Street");
  const held = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(call);
  await submit(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  expect((await sent).postDataJSON()).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    subject: "EMERGENCY: Storm Damage Request",
    message: "The ceiling drips.\n12 Maple Street\nService: emergency",
    emergency: true,
  });
  held.resolve();

  const panel = page.getByRole("region", { name: "Request Submitted!" });
  await expect(panel).toContainText("2-4 hours");
  await expect(page.getByRole("heading", { name: "Request Submitted!" })).toBeFocused();
  const alarm = await mailbox.only({
    to: onCallAddress,
    subject: "EMERGENCY: Storm Damage Request",
    containing: visitor.email,
  });
  for (const line of ["The ceiling drips.", "12 Maple Street", "Service: emergency"]) {
    expect(alarm.text).toContain(line);
  }
  expect(alarm.replyTo).toBe(visitor.email);
  await mailbox.only({ to: visitor.email, subject: "We have your emergency request" });
  await mailbox.all({ to: officeAddress, subject: /./, containing: visitor.email }, 0);

  await page.getByRole("button", { name: "Submit Another Request" }).click();
  await expectEntries(page, { name: "", email: "", phone: "" });
  await expect(page.getByLabel("Message")).toHaveValue(defaultMessage);
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("after a request, 'Return to Home' leads home", async ({ page, visitor }) => {
  await open(page);
  await fill(page, visitor);
  const sent = await nextCall(page);
  await submit(page);
  expect(await sent.body).toMatchObject({ message: defaultMessage });
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a message that was emptied still says something", async ({ page, visitor }) => {
  await open(page);
  await fill(page, visitor);
  await page.getByLabel("Message").fill("  ");
  const sent = await nextCall(page);
  await submit(page);
  expect(await sent.body).toMatchObject({ message: defaultMessage });
});

test("required fields have an asterisk; what is missing is told, and no call is made", async ({
  page,
  visitor,
}) => {
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") calls += 1;
  });
  await open(page);
  for (const label of Object.keys(required)) {
    await expect(page.locator("form#emergency label", { hasText: label })).toHaveText(`${label}*`);
  }
  await expect(page.locator("form#emergency label", { hasText: "Message" })).toHaveText("Message");

  await submit(page);
  const summary = page.getByRole("region", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(Object.values(required));
  await fill(page, { ...visitor, name: "  ", email: " \t", phone: "  " });
  await expect(summary).toHaveCount(0);
  await submit(page);
  await expect(summary.getByRole("link")).toHaveText(Object.values(required));
  await fill(page, { ...visitor, email: "ada@example" });
  await submit(page);
  await expect(summary.getByRole("link")).toHaveText(["Email address is invalid"]);
  await page.getByLabel("Email").pressSequentially(".com");
  await expect(summary).toHaveCount(0);
  expect(calls).toBe(0);
});

for (const [what, answer, message] of [
  ["the server's sentence", { status: 400, json: { error: "No crew." } }, "Error: No crew."],
  ["too many requests", { status: 429, json: { error: "Too many." } }, "Error: Too many."],
  ["an error without a sentence", { status: 500, json: {} }, failure],
  ["no answer", undefined, failure],
] as const) {
  test(`${what}: told under the button, everything is kept, and a second press sends once`, async ({
    page,
    visitor,
    mailbox,
    faults,
  }) => {
    faults.allow(failedCall);
    await open(page);
    await fill(page, visitor);
    await page.route(call, async (route) => {
      if (answer) return route.fulfill(answer);
      // The request arrives, the answer does not.
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expectEntries(page, visitor);
    await expect(page.getByLabel("Message")).toHaveValue(defaultMessage);
    await page.unroute(call);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Request Submitted!" })).toBeVisible();
    await mailbox.all({ to: visitor.email, subject: "We have your emergency request" }, 1);
  });
}

test("on a phone, the number to call is the largest thing and can be tapped", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/emergency-contact");
  const { hotline } = businessProfile;
  const box = page.getByRole("main").getByRole("link", { name: /24\/7 emergency line/ });
  await expect(box).toHaveAttribute("href", `tel:${hotline.e164}`);
  await expect(box).toContainText(hotline.display);
  await expect(box).toBeInViewport({ ratio: 1 });
  const size = (text: ReturnType<Page["locator"]>) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const largest = await size(box.getByText(hotline.display));
  expect(largest).toBeGreaterThan(await size(page.getByRole("heading", { level: 1 })));
});

test("the page says what to do while waiting and how soon help is there", async ({ page }) => {
  await page.goto("/emergency-contact");
  const list = page.getByRole("region", { name: "What to do while you wait" });
  await expect(list.getByRole("listitem")).toHaveCount(8);
  for (const advice of [
    /Stay off the roof/,
    /electricity/,
    /bucket/,
    /valuable/,
    /wet ceiling/,
    /photos/,
  ]) {
    await expect(list).toContainText(advice);
  }
  await expect(list.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  await expect(page.getByRole("region", { name: "Emergency response" })).toContainText("2-4 hours");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

for (const width of [1280, 390]) {
  test(`at ${width} px no state has faults that axe finds, nor scrolls sideways`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await expectSound(page);
    await submit(page);
    await expect(page.getByText("There is a problem")).toBeVisible();
    await expectSound(page);
    await fill(page, visitor);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Request Submitted!" })).toBeVisible();
    await expectSound(page);
  });
}

test("at 320 px nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ["/emergency-contact", "/contact-us"]) {
    await page.goto(address);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("mistakes are told, entries stay, and the request is sent once, reloads included", async ({
    page,
    mailbox,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    await page.goto("/emergency-contact?service=emergency");
    await expect(page.getByLabel("Message")).toHaveValue(defaultMessage);
    await submit(page);
    const summary = page.getByRole("region", { name: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveText(Object.values(required));
    await expect(summary).toBeInViewport();
    await fill(page, { ...visitor, email: "ada" });
    await submit(page);
    await expect(summary.getByRole("link")).toHaveText(["Email address is invalid"]);
    await expectEntries(page, { ...visitor, email: "ada" });
    await page.getByLabel("Email").fill(visitor.email);
    await submit(page);

    const panel = page.getByRole("region", { name: "Request Submitted!" });
    await expect(panel).toContainText(visitor.email);
    await page.reload();
    await expect(panel).toContainText(visitor.email);
    const alarm = await mailbox.only({
      to: onCallAddress,
      subject: "EMERGENCY: Storm Damage Request",
      containing: visitor.email,
    });
    expect(alarm.text).toContain("Service: emergency");
    await mailbox.only({ to: visitor.email, subject: "We have your emergency request" });
    await page.getByRole("button", { name: "Submit Another Request" }).click();
    await expectEntries(page, { name: "", email: "", phone: "" });
    await expect(page.getByLabel("Message")).toHaveValue(defaultMessage);
  });
});

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`/emergency-contact${query}`);
  await untilHydrated(page);
}

async function fill(page: Page, { name, email, phone }: Details): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill(phone);
}

async function expectEntries(page: Page, { name, email, phone }: Partial<Details>) {
  await expect(page.getByLabel("Name")).toHaveValue(name ?? "");
  await expect(page.getByLabel("Email")).toHaveValue(email ?? "");
  await expect(page.getByLabel("Phone")).toHaveValue(phone ?? "");
}

/** What the form's next call carries. */
async function nextCall(page: Page): Promise<{ body: Promise<unknown> }> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await page.route(
    call,
    (route) => {
      resolve(route.request().postDataJSON());
      return route.continue();
    },
    { times: 1 },
  );
  return { body: promise };
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Emergency Request" }).click();
}

async function expectSound(page: Page): Promise<void> {
  await untilTransitionsEnd(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
}
