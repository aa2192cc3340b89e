import { ContactPage, EmergencyPage } from "#tests/e2e/support/inquiry-page.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { typeInto } from "#tests/e2e/support/typing.ts";

test.use({ javaScriptEnabled: false });

// The page for a refused form has status 400, which the browser reports.
test.beforeEach(({ faults }) => faults.allow(failedCall));

test("contact: mistakes are reported, entries stay, and the message is sent only once despite reloads", async ({
  page,
  mailbox,
  visitor,
}) => {
  const contact = new ContactPage(page);
  await page.goto("/contact-us?service=siding");
  await contact.fill({ ...visitor, email: "ada", phone: "" });
  await contact.submit();
  await expect(contact.summary.getByRole("link")).toHaveText([
    "Email address is invalid",
    "Phone number is required",
  ]);
  await expect(contact.summary).toBeInViewport();
  await contact.expectEntries({ ...visitor, email: "ada", phone: "" });
  await expect(contact.service).toHaveValue("other");
  await expect(contact.message).toHaveValue(/^I am asking about siding\./);
  await typeInto(contact.email, visitor.email);
  await typeInto(contact.phone, visitor.phone);
  await contact.submit();

  await expect(contact.thanks).toContainText(visitor.email);
  await page.reload();
  await expect(contact.thanks).toContainText(visitor.email);
  const { confirmation, noticeTo } = contact.mails;
  await mailbox.only({ to: visitor.email, subject: confirmation });
  await mailbox.only({
    to: noticeTo,
    subject: "Contact Request: other",
    containing: visitor.email,
  });
  await contact.another.click();
  await contact.expectEmpty();
  await expect(contact.service).toHaveValue("");
});

test("emergency: mistakes are reported, entries stay, and the request is sent only once despite reloads", async ({
  page,
  mailbox,
  visitor,
}) => {
  const emergency = new EmergencyPage(page);
  await page.goto("/emergency-contact?service=emergency");
  await expect(emergency.message).toHaveValue(emergency.emptyMessage);
  await emergency.submit();
  const { summary, required } = emergency;
  await expect(summary.getByRole("link")).toHaveText(Object.values(required));
  await expect(summary).toBeInViewport();
  // At its field as well.
  for (const message of Object.values(required)) {
    await expect(page.getByText(message, { exact: true })).toHaveCount(2);
  }
  await emergency.fill({ ...visitor, email: "ada" });
  await emergency.submit();
  await expect(summary.getByRole("link")).toHaveText(["Email address is invalid"]);
  await emergency.expectEntries({ ...visitor, email: "ada" });
  await typeInto(emergency.email, visitor.email);
  await emergency.submit();

  await expect(emergency.thanks).toContainText(visitor.email);
  await page.reload();
  await expect(emergency.thanks).toContainText(visitor.email);
  const { confirmation, notice, noticeTo } = emergency.mails;
  const alarm = await mailbox.only({ to: noticeTo, subject: notice, containing: visitor.email });
  expect(alarm.text).toMatch(/Service\s+Emergency\s/);
  expect(alarm.text).toContain(visitor.address);
  await mailbox.only({ to: visitor.email, subject: confirmation });
  await emergency.another.click();
  await emergency.expectEmpty();
});
