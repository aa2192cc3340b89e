import { businessProfile } from "#content/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { linkIn, officeAddress } from "#tests/e2e/support/mailbox.ts";
import { appointmentAt, slotsOn } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("a visitor books, and page, mails, calendar file and database agree", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = site.newDay();
  await schedule.open();
  await schedule.chooseAppointment(day, "1:00 PM");
  await schedule.fill(visitor);
  await expect(page.getByText(`${formatDay(day)}, 1:00 PM`)).toBeVisible();

  const held = Promise.withResolvers<void>();
  await page.route("**/api/appointments", async (route) => {
    await held.promise;
    await route.continue();
  });
  await schedule.submit();
  await expect(schedule.submitButton).toHaveText(/Scheduling\.\.\./);
  await expect(schedule.submitButton).toBeDisabled();
  held.resolve();

  await expect(schedule.success).toContainText(formatDay(day));
  await expect(schedule.success).toContainText("1:00 PM");
  await expect(schedule.success).toContainText(visitor.address);
  await expect(schedule.success).toContainText(visitor.email);
  const booked = `You're booked: ${formatDay(day, "yearless")}, 1:00 PM`;
  await expect(schedule.heading).toHaveText(booked);
  await expect(schedule.heading).toBeFocused();
  await expect(page).toHaveTitle(`${booked} | ${businessProfile.shortName}`);

  const confirmation = await mailbox.only({
    to: visitor.email,
    subject: "Your roof inspection is booked",
  });
  const notice = await mailbox.only({
    to: officeAddress,
    subject: "New inspection",
    containing: visitor.email,
  });
  for (const mail of [confirmation, notice]) {
    expect(mail.subject).toContain(`${formatDay(day, "short")}, 1:00 PM`);
    expect(mail.text).toContain(formatDay(day));
    expect(mail.text).toContain("1:00 PM");
    expect(mail.text).toContain(visitor.address);
    expect(mail.invitation).toMatchObject({ sequence: 0, status: "CONFIRMED" });
    expect(mail.invitation.location).toBe(visitor.address);
    expect(inVirginia(mail.invitation.start)).toBe(`${formatDay(day)} at 1:00 PM`);
    expect(inVirginia(mail.invitation.end)).toBe(`${formatDay(day)} at 2:00 PM`);
  }
  expect(notice.text).toContain("Gate code 4411.");
  expect(confirmation.text).not.toContain("Gate code 4411.");
  expect(confirmation.invitation.method).toBe("REQUEST");
  expect(notice.invitation.method).toBe("PUBLISH");
  expect(notice.replyTo).toBe(visitor.email);

  const link = linkIn(confirmation, "See, move or cancel this appointment");
  await expect(
    schedule.success.getByRole("link", { name: "See, move or cancel this appointment" }),
  ).toHaveAttribute("href", new URL(link).pathname);
  const id = new URL(link).pathname.split("/").at(-1) as string;
  expect(await appointmentAt(site.url, id)).toEqual({
    id,
    date: day,
    timeSlot: "1:00 PM",
    status: "booked",
  });
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["1:00 PM"]);
});

test("'Schedule Another Inspection' shows an empty form, with the time just booked taken", async ({
  page,
  schedule,
  site,
  visitor,
}) => {
  const day = site.newDay();
  await schedule.book(day, "9:00 AM", visitor);
  await page.getByRole("button", { name: "Schedule Another Inspection" }).click();

  await expect(schedule.submitButton).toBeDisabled();
  await expect(schedule.heading).toHaveText("Schedule your free inspection");
  await expect(schedule.heading).toBeFocused();
  await expect(schedule.heading).toBeInViewport();
  await schedule.expectEntries({ name: "", phone: "", email: "", address: "", notes: "" });
  await expect(page.getByText("Choose a date first")).toBeVisible();
  await schedule.chooseDay(day);
  await expect(schedule.time("9:00 AM")).toBeDisabled();
  await expect(schedule.time("10:00 AM")).toBeEnabled();
});

test("a visitor books twice from one page, and both appointments are kept", async ({
  page,
  schedule,
  site,
  mailbox,
  visitor,
}) => {
  const day = site.newDay();
  await schedule.book(day, "9:00 AM", visitor);
  await page.getByRole("button", { name: "Schedule Another Inspection" }).click();
  await schedule.chooseAppointment(day, "10:00 AM");
  await schedule.fill(visitor);
  await schedule.submit();
  await expect(schedule.success).toContainText("10:00 AM");

  await mailbox.all({ to: visitor.email, subject: "Your roof inspection is booked" }, 2);
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["9:00 AM", "10:00 AM"]);
});

/** Formats an instant in Virginia's time: `Tuesday, November 24, 2026 at 1:00 PM`. */
function inVirginia(instant: Date): string {
  const timeZone = "America/New_York";
  const day = instant.toLocaleDateString("en-US", { timeZone, dateStyle: "full" });
  const time = instant.toLocaleTimeString("en-US", { timeZone, timeStyle: "short" });
  return `${day} at ${time.replace("\u202f", " ")}`;
}
