import { hold } from "#tests/e2e/support/held-call.ts";
import { untilHydrated } from "#tests/e2e/support/hydration.ts";
import { ContactPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const words = "The gutter over the porch drips.\nPlease call after five.";

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

test("the form is prefilled according to where the visitor came from", async ({
  page,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await page.goto("/contact?service=gold-protection-plan");
  await untilHydrated(page);
  await expect(contact.service).toHaveValue("other");
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
