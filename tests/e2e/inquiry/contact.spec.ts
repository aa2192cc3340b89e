import { hold } from "#tests/e2e/support/held-call.ts";
import { ContactPage, inquiryCall } from "#tests/e2e/support/inquiry-page.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const words = "The gutter over the porch drips.\nPlease call after five.";

test("a message reaches the office once, however often it is sent, and the visitor gets a thank-you and a copy", async ({
  page,
  mailbox,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await contact.open("?service=gold-protection-plan");
  await expect(contact.service).toHaveValue("other");
  await expect(contact.message).toHaveValue("I am asking about the Gold protection plan.\n\n");
  await contact.complete(visitor);
  await contact.timeline.selectOption("As soon as possible");
  const call = await hold(page, inquiryCall);
  const sent = page.waitForRequest(inquiryCall);
  const submissions = contact.countSubmissions();
  await contact.button.evaluate((button: HTMLButtonElement) => {
    button.focus();
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  expect((await sent).postDataJSON()).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    address: visitor.address,
    subject: "Contact Request: gutters",
    message: `Service: gutters\nTimeline: immediate\nMessage: ${words}`,
    stamp: expect.stringMatching(/^\d+\.[\w-]{43}$/),
  });
  await expect(contact.button).toHaveText(/Submitting\.\.\./);
  await expect(contact.button).toHaveAttribute("disabled");
  await expect(contact.button).toHaveAttribute("aria-busy", "true");
  // What is disabled cannot have the focus: it is right after the button, whose ring is still seen.
  const inItsPlace = contact.button.locator("+ span");
  await expect(inItsPlace).toBeFocused();
  await expect(inItsPlace).toHaveText("Submitting...");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await contact.button.click({ force: true });
  await contact.name.press("Enter");
  await expect(contact.summary).toHaveCount(0);
  call.release();

  await expect(contact.thanks).toContainText(visitor.email);
  await expect(contact.thanksHeading).toBeFocused();
  expect(submissions()).toBe(1);
  await expect(contact.element).toHaveCount(0);

  const { noticeTo, confirmation } = contact.mails;
  const office = await mailbox.only({
    to: noticeTo,
    subject: "Contact Request: gutters",
    containing: visitor.email,
  });
  expect(office.replyTo).toBe(visitor.email);
  for (const line of ["Gutters", "As soon as possible", ...words.split("\n")]) {
    expect(office.text).toContain(line);
  }
  await mailbox.only({ to: visitor.email, subject: confirmation });

  await contact.another.click();
  await contact.expectEmpty();
  await expect(contact.service).toHaveValue("");
  await expect(contact.timeline).toHaveValue("");
  await expect(contact.name).toBeFocused();
});
