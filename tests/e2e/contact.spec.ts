import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { serviceOptions, timelineOptions } from "#content/request-options.ts";
import { expectFocusToBeSeen } from "./support/focus.ts";
import { untilHydrated } from "./support/hydration.ts";
import { sidewaysOverflow } from "./support/layout.ts";
import { officeAddress } from "./support/mailbox.ts";
import { type Details, expect, failedCall, test } from "./support/test.ts";
import { untilTransitionsEnd } from "./support/transitions.ts";

const call = "**/api/customers/contact";
const words = "The gutter over the porch drips.\nPlease call after five.";
const failure = "Error: Failed to submit form. Please try again later or call us directly.";
const required = {
  Name: "Name is required",
  Email: "Email is required",
  Phone: "Phone number is required",
  Service: "Please select a service",
} as const;

/** What links of the site carry, the option it stands for, and a word of the line it becomes. */
const origins = [
  ["gutters", "gutters", "gutter"],
  ["commercial", "commercial", "commercial"],
  ["estimate", "roof-replacement", "estimate"],
  ["emergency", "roof-repair", "emergency"],
  ["siding", "other", "siding"],
  ["financing", "other", "financing"],
  ["financing-consultation", "other", "financing consultation"],
  ["protection-plan", "other", "protection plan"],
  ["protection-plan-question", "other", "question about the roof protection plans"],
  ["platinum-protection-plan", "other", "Platinum"],
  ["gold-protection-plan", "other", "Gold"],
  ["silver-protection-plan", "other", "Silver"],
] as const;

test("a message reaches the office, and the visitor is thanked and has a copy", async ({
  page,
  mailbox,
  visitor,
}) => {
  await open(page);
  await fill(page, visitor);
  await page.getByLabel("Project timeline").selectOption("As soon as possible");
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
    address: visitor.address,
    subject: "Contact Request: gutters",
    message: `Service: gutters\nTimeline: immediate\nMessage: ${words}`,
  });
  held.resolve();

  const thanks = page.getByRole("region", { name: "Thank You!" });
  await expect(thanks).toContainText(visitor.email);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(page.locator("form#contact")).toHaveCount(0);

  const office = await mailbox.only({ to: officeAddress, subject: "Contact Request: gutters" });
  expect(office.replyTo).toBe(visitor.email);
  for (const line of ["Service: gutters", "Timeline: immediate", ...words.split("\n")]) {
    expect(office.text).toContain(line);
  }
  await mailbox.only({ to: visitor.email, subject: "We have your message" });

  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expectEntries(page, { name: "", email: "", phone: "", address: "" });
  await expect(serviceOf(page)).toHaveValue("");
  await expect(page.getByLabel("Project timeline")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Name")).toBeFocused();
});

test("every service and every timeline is sent by its own name", async ({ page, visitor }) => {
  const bodies: { subject: string; message: string }[] = [];
  await page.route(call, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { success: true, requestId: "x" } });
  });
  await open(page);
  for (const [index, service] of serviceOptions.entries()) {
    const timeline = timelineOptions[index];
    await fill(page, visitor, "");
    await serviceOf(page).selectOption(service);
    if (timeline) await page.getByLabel("Project timeline").selectOption(timeline);
    await submit(page);
    await page.getByRole("button", { name: "Send Another Message" }).click();
  }
  expect(bodies.map(({ subject }) => subject)).toEqual(
    ["roof-replacement", "roof-repair", "gutters", "inspection", "commercial", "other"].map(
      (service) => `Contact Request: ${service}`,
    ),
  );
  expect(bodies.slice(0, 5).map(({ message }) => message)).toEqual([
    "Service: roof-replacement\nTimeline: immediate",
    "Service: roof-repair\nTimeline: 1-month",
    "Service: gutters\nTimeline: 3-months",
    "Service: inspection\nTimeline: planning",
    "Service: commercial",
  ]);
});

test("an empty form is summed up, each entry leads to its field, and no call is made", async ({
  page,
}) => {
  const calls = countPosts(page);
  await open(page);
  await submit(page);
  const summary = page.getByRole("region", { name: "There is a problem" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(Object.values(required));
  for (const [label, message] of Object.entries(required)) {
    const field = label === "Service" ? serviceOf(page) : page.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await summary.getByRole("link", { name: message }).click();
    await expect(field).toBeFocused();
  }
  await submit(page);
  await expect(summary).toBeFocused();
  expect(calls()).toBe(0);
});

test("editing a field clears its error, and the others stay", async ({ page, visitor }) => {
  await open(page);
  await submit(page);
  const messages = Object.values(required);
  const edits = [
    () => page.getByLabel("Name").pressSequentially("A"),
    () => page.getByLabel("Email").pressSequentially("a"),
    () => page.getByLabel("Phone").pressSequentially("7"),
    () => serviceOf(page).selectOption("other"),
  ];
  for (const [index, edit] of edits.entries()) {
    await edit();
    await expect(page.getByText(messages[index] as string)).toHaveCount(0);
    for (const later of messages.slice(index + 1)) {
      await expect(page.getByText(later)).toHaveCount(2);
    }
  }
  await expect(page.getByText("There is a problem")).toHaveCount(0);
  for (const [label, entry, message] of [
    ["Name", "   ", "Name is required"],
    ["Email", "   ", "Email is required"],
    ["Email", "ada@example", "Email address is invalid"],
    ["Phone", "55 01", "Phone number is invalid"],
  ] as const) {
    await fill(page, visitor);
    await page.getByLabel(label).fill(entry);
    await submit(page);
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
  }
});

for (const [what, answer, message] of [
  [
    "the server's sentence",
    { status: 400, json: { error: "The roof is on fire." } },
    "Error: The roof is on fire.",
  ],
  [
    "too many requests",
    { status: 429, json: { error: "Too many requests." } },
    "Error: Too many requests.",
  ],
  ["an error without a sentence", { status: 500, json: { success: false } }, failure],
  ["an error that is no JSON", { status: 502, body: "Bad Gateway" }, failure],
  ["no answer", undefined, failure],
] as const) {
  test(`${what}: told under the button, everything is kept, and a second press sends`, async ({
    page,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    await open(page);
    await fill(page, visitor);
    await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expectEntries(page, visitor);
    await expect(page.getByLabel("Message")).toHaveValue(words);
    await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
    await page.unroute(call);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  });
}

test("what the server finds wrong with a field stands at the field until it is edited", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await open(page);
  await fill(page, visitor);
  const fields = { phone: "Phone number is invalid" };
  await page.route(call, (route) =>
    route.fulfill({ status: 400, json: { success: false, error: fields.phone, fields } }),
  );
  await submit(page);
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(fields.phone);
  await page.getByLabel("Phone").pressSequentially("1");
  await expect(page.getByLabel("Phone")).not.toHaveAttribute("aria-invalid");
});

test("an answer that is lost: a second press sends nothing twice", async ({
  page,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  await open(page);
  await fill(page, visitor);
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/customers/contact")) {
      keys.push(request.headers()["idempotency-key"]);
    }
  });
  await page.route(
    call,
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText(failure);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await mailbox.all({ to: visitor.email, subject: "We have your message" }, 1);
});

test("the page knows what the visitor came from", async ({ page, visitor }) => {
  for (const [service, option, word] of origins) {
    await page.goto(`/contact-us?service=${service}`);
    await expect(serviceOf(page)).toHaveValue(option);
    await expect(page.getByLabel("Message")).toHaveValue(new RegExp(`^I .*${word}.*\\.\n\n$`));
  }
  for (const service of ["unknown", "constructor", ""]) {
    await page.goto(`/contact-us?service=${service}`);
    await expect(serviceOf(page)).toHaveValue("");
    await expect(page.getByLabel("Message")).toHaveValue("");
  }
  await page.goto("/contact?service=gold-protection-plan");
  await untilHydrated(page);
  await fill(page, visitor, null);
  const sent = await nextCall(page);
  await submit(page);
  expect(await sent.body).toMatchObject({
    subject: "Contact Request: other",
    message: "Service: other\nMessage: I am asking about the Gold protection plan.",
  });
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("the title block says how to reach us, and every number can be called", async ({ page }) => {
  await page.goto("/contact");
  const block = page.getByRole("complementary", { name: "How to reach us" });
  const { phone, hotline, email, address } = businessProfile;
  for (const { display, e164 } of [phone, hotline]) {
    await expect(block.getByRole("link", { name: display })).toHaveAttribute("href", `tel:${e164}`);
  }
  await expect(block.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  for (const text of [
    address.street,
    address.postalCode,
    "Mon-Fri",
    "9:00 AM-5:00 PM",
    "Sat",
    "9:00 AM-2:00 PM",
  ]) {
    await expect(block).toContainText(text);
  }
  await expect(block).toContainText(/Sun\s*closed/);
  const book = block.getByRole("link", { name: "Schedule an inspection" });
  await expect(book).toHaveAttribute("href", "/schedule-inspection");
  await expect(page.getByRole("heading", { name: "What happens after you write" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("a message that is sent before the scripts have come waits for them", async ({
  page,
  visitor,
}) => {
  const posts = countPosts(page);
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto("/contact-us");
  await fill(page, visitor);
  await submit(page);
  await asked.promise;
  released.resolve();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  expect(posts()).toBe(1);
  expect(new URL(page.url()).hash).toBe("");
});

test("on a page that answers without scripts, they do not take the focus from a field when they come", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    // The page that was left does not wait any more.
    await route.continue().catch(() => {});
  });
  await page.goto("/contact-us");
  await fill(page, { ...visitor, phone: "" });
  await submit(page);
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeVisible();
  await page.getByLabel("Phone").pressSequentially("703");
  released.resolve();
  await untilHydrated(page);
  await expect(page.getByLabel("Phone")).toBeFocused();
  await page.keyboard.type(" 555 0111");
  await expect(page.getByLabel("Phone")).toHaveValue("703 555 0111");
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("by keyboard alone the form is filled, mended and sent", async ({ page, visitor }) => {
  await open(page);
  await page.getByLabel("Name").focus();
  const entries = [visitor.name, "ada", visitor.phone, visitor.address];
  for (const entry of entries) {
    await expectFocusToBeSeen(page);
    await page.keyboard.type(entry);
    await page.keyboard.press("Tab");
  }
  await expect(serviceOf(page)).toBeFocused();
  await page.keyboard.type("Gut");
  await expect(serviceOf(page)).toHaveValue("gutters");
  await page.getByLabel("Phone").press("Enter");
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill(visitor.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
});

for (const width of [1280, 390]) {
  test(`at ${width} px no state has faults that axe finds, nor scrolls sideways`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact-us?service=emergency");
    await untilHydrated(page);
    await expectSound(page);
    await submit(page);
    await expect(page.getByText("There is a problem")).toBeVisible();
    await expectSound(page);
    await fill(page, visitor);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    await expectSound(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("mistakes are told, entries stay, and the message is sent once, reloads included", async ({
    page,
    mailbox,
    visitor,
    faults,
  }) => {
    faults.allow(failedCall);
    await page.goto("/contact-us?service=siding");
    await fill(page, { ...visitor, email: "ada", phone: "" }, null);
    await submit(page);
    const summary = page.getByRole("region", { name: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveText([
      "Email address is invalid",
      "Phone number is required",
    ]);
    await expect(summary).toBeInViewport();
    await expectEntries(page, { ...visitor, email: "ada", phone: "" });
    await expect(serviceOf(page)).toHaveValue("other");
    await expect(page.getByLabel("Message")).toHaveValue(/^I am asking about siding\./);
    await page.getByLabel("Email").fill(visitor.email);
    await page.getByLabel("Phone").fill(visitor.phone);
    await submit(page);

    const thanks = page.getByRole("region", { name: "Thank You!" });
    await expect(thanks).toContainText(visitor.email);
    await page.reload();
    await expect(thanks).toContainText(visitor.email);
    await mailbox.only({ to: visitor.email, subject: "We have your message" });
    await mailbox.only({
      to: officeAddress,
      subject: "Contact Request: other",
      containing: visitor.email,
    });
    await page.getByRole("button", { name: "Send Another Message" }).click();
    await expectEntries(page, { name: "", email: "", phone: "", address: "" });
    await expect(serviceOf(page)).toHaveValue("");
    await expect(page.getByLabel("Message")).toHaveValue("");
  });

  test("an empty form says what is required, with the words of the browser's form", async ({
    page,
    faults,
  }) => {
    faults.allow(failedCall);
    await page.goto("/contact");
    await submit(page);
    for (const message of Object.values(required)) {
      await expect(page.getByText(message, { exact: true })).toHaveCount(2);
    }
  });
});

async function open(page: Page): Promise<void> {
  await page.goto("/contact-us");
  await untilHydrated(page);
}

/** Everything but the timeline; with `null` for the words, service and message stay as they are. */
async function fill(page: Page, visitor: Details, message: string | null = words) {
  const { name, email, phone, address } = visitor;
  for (const [field, entry] of Object.entries({ name, email, phone, address })) {
    await control(page, field).fill(entry);
  }
  if (message === null) return;
  await serviceOf(page).selectOption("gutters");
  await page.getByLabel("Message").fill(message);
}

async function expectEntries(page: Page, entries: Partial<Details>) {
  for (const field of ["name", "email", "phone", "address"] as const) {
    await expect(control(page, field)).toHaveValue(entries[field] ?? "");
  }
}

function control(page: Page, field: string) {
  return page.getByLabel(field, { exact: false }).and(page.locator(`[name="${field}"]`));
}

/** By its role: menu and footer have labels with "Services" in them. */
function serviceOf(page: Page) {
  return page.getByRole("combobox", { name: "Service" });
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
  await page.getByRole("button", { name: "Send Message" }).click();
}

/** Requests of the form, by call or by page. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && /contact/.test(request.url())) count += 1;
  });
  return () => count;
}

async function expectSound(page: Page): Promise<void> {
  await untilTransitionsEnd(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
}
