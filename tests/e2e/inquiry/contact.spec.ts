import { serviceOptions, timelineOptions } from "#content/inquiry-options.ts";
import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const words = "The gutter over the porch drips.\nPlease call after five.";

/** A value in our links, the option it selects, and a word from the line it becomes. */
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

test("a message reaches the office, and the visitor gets a thank-you and a copy", async ({
  page,
  mailbox,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.complete(visitor);
  await contact.timeline.selectOption("As soon as possible");
  const call = await hold(page, inquiryCall);
  const sent = page.waitForRequest(inquiryCall);
  await contact.submit();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  const { stamp: _, ...body } = (await sent).postDataJSON();
  expect(body).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    address: visitor.address,
    subject: "Contact Request: gutters",
    message: `Service: gutters\nTimeline: immediate\nMessage: ${words}`,
  });
  call.release();

  await expect(contact.thanks).toContainText(visitor.email);
  await expect(contact.thanksHeading).toBeFocused();
  await expect(contact.element).toHaveCount(0);

  const { noticeTo, confirmation } = contact.mails;
  const office = await mailbox.only({
    to: noticeTo,
    subject: "Contact Request: gutters",
    containing: visitor.email,
  });
  expect(office.replyTo).toBe(visitor.email);
  for (const line of ["Service: gutters", "Timeline: immediate", ...words.split("\n")]) {
    expect(office.text).toContain(line);
  }
  await mailbox.only({ to: visitor.email, subject: confirmation });

  await contact.another.click();
  await contact.expectEmpty();
  await expect(contact.service).toHaveValue("");
  await expect(contact.timeline).toHaveValue("");
  await expect(contact.name).toBeFocused();
});

test("every service and every timeline is sent under its own name", async ({ page, visitor }) => {
  const contact = new ContactPage(page);
  const bodies: { subject: string; message: string }[] = [];
  await page.route(inquiryCall, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { success: true, requestId: "x" } });
  });
  await contact.open();
  for (const [index, service] of serviceOptions.entries()) {
    const timeline = timelineOptions[index];
    await contact.fill(visitor);
    await contact.service.selectOption(service);
    if (timeline) await contact.timeline.selectOption(timeline);
    await contact.submit();
    await contact.another.click();
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

test("the form is prefilled according to where the visitor came from", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  for (const [service, option, word] of origins) {
    await page.goto(`/contact-us?service=${service}`);
    await expect(contact.service).toHaveValue(option);
    await expect(contact.message).toHaveValue(new RegExp(`^I .*${word}.*\\.\n\n$`));
  }
  for (const service of ["unknown", "constructor", ""]) {
    await page.goto(`/contact-us?service=${service}`);
    await expect(contact.service).toHaveValue("");
    await expect(contact.message).toHaveValue("");
  }
  await page.goto("/contact?service=gold-protection-plan");
  await untilHydrated(page);
  await contact.fill(visitor);
  const { sent } = await contact.nextBody();
  await contact.submit();
  expect(await sent).toMatchObject({
    subject: "Contact Request: other",
    message: "Service: other\nMessage: I am asking about the Gold protection plan.",
  });
  await contact.another.click();
  await expect(contact.message).toHaveValue("");
});
