import { officeAddress } from "#tests/e2e/support/mailbox.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("the booking form's honeypot field is hidden from people; filling it in withholds the confirmation and shows nothing else", async ({
  page,
  schedule,
  site,
  visitor,
  mailbox,
}) => {
  const day = site.newDay();
  const trap = page.locator('#inspection [name="website"]');
  await schedule.open();
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
  const box = await trap.locator("xpath=ancestor::div[1]").boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  expect(box?.height).toBeLessThanOrEqual(1);

  const program = { ...visitor, email: `program.${visitor.email}` };
  await schedule.chooseAppointment(day, "9:00 AM");
  await schedule.fill(program);
  await trap.fill("https://spam.example");
  await schedule.submit();
  await expect(schedule.success).toBeVisible();
  await expect(page.getByText("We can't email your confirmation right now.")).toBeVisible();
  const { subject } = await mailbox.only({
    to: officeAddress,
    subject: "New inspection",
    containing: program.email,
  });
  expect(subject).toMatch(/^\[Looks odd: call before you drive\] /);

  // Mails are sent in order: once a later one has arrived, no earlier one is missing.
  await schedule.book(day, "10:00 AM", visitor);
  await mailbox.only({ to: visitor.email, subject: "Your roof inspection is booked" });
  await mailbox.all({ to: program.email, subject: /./ }, 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the honeypot field marks a booking too", async ({ page, site, visitor, mailbox }) => {
    const day = site.newDay();
    const { name, email, phone, address } = visitor;
    const answer = await page.request.post("/schedule-inspection", {
      form: { name, email, phone, address, date: day, timeSlot: "9:00 AM", website: "x" },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(200);
    const { subject } = await mailbox.only({
      to: officeAddress,
      subject: "New inspection",
      containing: email,
    });
    expect(subject).toMatch(/^\[Looks odd: call before you drive\] /);
  });
});
