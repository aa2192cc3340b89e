import type { Page } from "@playwright/test";
import { businessProfile } from "#content/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { runInDatabase } from "#tests/e2e/support/database.ts";
import { linkIn, type Mailbox, officeAddress } from "#tests/e2e/support/mailbox.ts";
import { ChoiceSteps } from "#tests/e2e/support/schedule-page.ts";
import {
  appointmentAt,
  cancelAppointment,
  slotsOn,
  takeSlots,
} from "#tests/e2e/support/somebody-else.ts";
import { expect, failedCall, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import type { Site } from "#tests/support/site.ts";
import type { Details } from "#tests/support/visitors.ts";
import { book } from "#tests/support/visitors.ts";

test("a visitor moves the appointment through the link in the mail, and the calendars follow", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const { link, id, day, confirmation } = await bookedByMail(site, mailbox, visitor);
  const newDay = site.newDay();
  await page.goto(link);
  await expectHeading(page, `Your inspection: ${formatDay(day, "yearless")}, 9:00 AM`);
  await expectFacts(page, { Date: formatDay(day), Status: "Booked", Address: visitor.address });

  await page.getByRole("link", { name: "Choose another time" }).click();
  await expect(page.getByRole("heading", { name: "Choose another time" })).toBeFocused();
  await expect(page.getByText("Your appointment stays on")).toHaveText(
    `Your appointment stays on ${formatDay(day, "yearless")}, 9:00 AM, until you confirm a new time.`,
  );
  await expect(moveButton(page)).toBeDisabled();
  const steps = new ChoiceSteps(page);
  await steps.chooseAppointment(newDay, "4:00 PM");
  await expect(page.getByText("Your appointment moves from")).toHaveText(
    `Your appointment moves from ${formatDay(day, "yearless")}, 9:00 AM, to ${formatDay(newDay, "yearless")}, 4:00 PM.`,
  );
  expect(await appointmentAt(site.url, id), "before the confirmation").toMatchObject({ date: day });
  await moveButton(page).click();

  await expect(page.getByText("Your appointment has moved")).toBeVisible();
  await expectHeading(page, `Your inspection: ${formatDay(newDay, "yearless")}, 4:00 PM`);
  await expectFacts(page, { Date: formatDay(newDay), Time: "4:00 PM, Eastern Time" });
  await expect(page).toHaveURL(link);
  expect(await appointmentAt(site.url, id)).toEqual({
    id,
    date: newDay,
    timeSlot: "4:00 PM",
    status: "booked",
  });
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual([]);
  expect((await slotsOn(site.url, newDay)).bookedSlots).toEqual(["4:00 PM"]);

  const news = await mailbox.only({
    to: visitor.email,
    subject: "Your roof inspection has moved",
  });
  const notice = await mailbox.only({
    to: officeAddress,
    subject: "Inspection moved",
    containing: visitor.email,
  });
  for (const mail of [news, notice]) {
    expect(mail.subject).toContain(`${formatDay(newDay, "short")}, 4:00 PM`);
    expect(mail.text).toContain(`${formatDay(day)}, 9:00 AM`);
    expect(mail.invitation).toMatchObject({
      uid: confirmation.invitation.uid,
      sequence: 1,
      status: "CONFIRMED",
    });
    expect(mail.invitation.start).not.toEqual(confirmation.invitation.start);
  }
  expect(news.invitation.method).toBe("REQUEST");
  expect(linkIn(news, "See, move or cancel this appointment")).toBe(link);
});

test("a new time that somebody else takes first is refused, and the appointment stays where it was", async ({
  page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const { link, id, day } = await bookedByMail(site, mailbox, visitor);
  await page.goto(`${link}?change=move`);
  const steps = new ChoiceSteps(page);
  await expect(moveButton(page)).toBeDisabled();
  await steps.chooseAppointment(day, "2:00 PM");
  await takeSlots(site.url, day, ["2:00 PM"]);
  await moveButton(page).click();

  await expect(steps.alert).toHaveText(
    "Error: This time slot is no longer available. Please select another time.",
  );
  await expect(steps.timeStep.getByRole("alert")).toBeInViewport();
  await expect(steps.timeStep.getByRole("group", { name: "Available times" })).toBeFocused();
  await expect(steps.time("2:00 PM")).toBeDisabled();
  expect(await appointmentAt(site.url, id)).toMatchObject({ timeSlot: "9:00 AM" });
  await steps.time("3:00 PM").check();
  await expect(steps.alert, "once another time is chosen").toHaveCount(0);
  await moveButton(page).click();
  await expect(page.getByText("Your appointment has moved")).toBeVisible();
  expect(await appointmentAt(site.url, id)).toMatchObject({ timeSlot: "3:00 PM" });
});

test("a page left open finds out from a refused move that the appointment is canceled", async ({
  page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const { link, id, day } = await bookedByMail(site, mailbox, visitor);
  await page.goto(`${link}?change=move`);
  await expect(moveButton(page)).toBeDisabled();
  await new ChoiceSteps(page).chooseAppointment(day, "2:00 PM");
  await cancelAppointment(site.url, id);
  await moveButton(page).click();

  await expectHeading(page, "Your inspection is canceled");
  await expectFacts(page, { Status: "Canceled" });
  await expect(moveButton(page)).toHaveCount(0);
  const told = page.getByText("This appointment is canceled");
  await expect(page.locator(":focus").filter({ has: told })).toBeVisible();
});

test("a visitor cancels through the link in the mail, after confirming, and the time is free again", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const { link, id, day, confirmation } = await bookedByMail(site, mailbox, visitor);
  await page.goto(link);
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeFocused();
  await page.getByRole("link", { name: "Keep the appointment" }).click();
  await expect(page.getByRole("heading", { name: "Cancel this appointment?" })).toBeHidden();
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "booked" });

  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByText("Your appointment is canceled")).toBeVisible();
  await expectHeading(page, "Your inspection is canceled");
  await expectFacts(page, { Status: "Canceled" });
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "cancelled" });
  expect((await slotsOn(site.url, day)).bookedSlots).toEqual([]);

  const news = await mailbox.only({ to: visitor.email, subject: "is canceled" });
  const notice = await mailbox.only({
    to: officeAddress,
    subject: "Inspection canceled",
    containing: visitor.email,
  });
  expect(news.invitation).toEqual({
    ...confirmation.invitation,
    method: "CANCEL",
    sequence: 1,
    status: "CANCELLED",
  });
  expect(notice.invitation).toMatchObject({ uid: confirmation.invitation.uid, sequence: 1 });

  for (const address of [link, `${link}?change=move`, `${link}?change=cancel`]) {
    await page.goto(address);
    await expect(page.getByText("This appointment is canceled")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Schedule another inspection" })).toBeVisible();
});

test("an appointment that has just been moved can be moved again and canceled right away", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const { link, id, day } = await bookedByMail(site, mailbox, visitor);
  const steps = new ChoiceSteps(page);
  await page.goto(link);
  for (const slot of ["11:00 AM", "1:00 PM"]) {
    await page.getByRole("link", { name: "Choose another time" }).click();
    await expect(moveButton(page)).toBeDisabled();
    await steps.chooseAppointment(day, slot);
    await moveButton(page).click();
    await expect(page.getByText("Your appointment has moved")).toBeVisible();
    await expectHeading(page, `Your inspection: ${formatDay(day, "yearless")}, ${slot}`);
  }
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByText("Your appointment is canceled")).toBeVisible();
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "cancelled" });
  const news = await mailbox.only({ to: visitor.email, subject: "is canceled" });
  expect(news.invitation.sequence).toBe(3);
});

test("a change that fails says so, and nothing has changed", async ({
  page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(failedCall);
  const { link, id } = await bookedByMail(site, mailbox, visitor);
  await page.route("**/api/appointments/*", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 500, json: { success: false } })
      : route.continue(),
  );
  await page.goto(link);
  await page.getByRole("link", { name: "Cancel this appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel the appointment" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Error: Failed to change the appointment. Please try again later.",
  );
  expect(await appointmentAt(site.url, id)).toMatchObject({ status: "booked" });
});

test("opening the link or any of its pages changes nothing", async ({
  page,
  request,
  site,
  mailbox,
  visitor,
}) => {
  const { link, id, day } = await bookedByMail(site, mailbox, visitor);
  for (const query of ["", "?change=move", "?change=cancel", "?change=cancel&intent=cancel"]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await request.fetch(`${link}${query}`, { method });
      expect(answer.status()).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("no-store");
    }
    await page.goto(`${link}${query}`);
    await expectHeading(page, `Your inspection: ${formatDay(day, "yearless")}, 9:00 AM`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
  expect(await appointmentAt(site.url, id)).toEqual({
    id,
    date: day,
    timeSlot: "9:00 AM",
    status: "booked",
  });
  // Sequence 1 means that canceling is the first change: opening the links has changed nothing.
  await cancelAppointment(site.url, id);
  const news = await mailbox.only({ to: visitor.email, subject: "is canceled" });
  expect(news.invitation.sequence).toBe(1);
  await mailbox.all({ to: visitor.email, subject: "roof inspection" }, 2);
});

test("an appointment that does not exist has its own page, with status 404", async ({
  page,
  faults,
}) => {
  faults.allow(failedCall);
  for (const query of ["", "?change=move", "?change=cancel"]) {
    const answer = await page.goto(`/appointments/AAAAAAAAAAAAAAAAAAAAAA${query}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    await expectHeading(page, "We can't find this appointment");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

test("an appointment that has taken place says so and can't be changed", async ({
  page,
  site,
  mailbox,
  visitor,
}) => {
  const { link, id } = await bookedByMail(site, mailbox, visitor);
  runInDatabase(site, "update appointments set date = '2026-11-10' where id = ?", id);
  for (const address of [link, `${link}?change=move`, `${link}?change=cancel`]) {
    await page.goto(address);
    await expectHeading(page, "Your inspection took place on Tuesday, November 10");
    await expect(page.getByText("It can't be moved or canceled anymore.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  }
});

/** Books an appointment and returns it with the link from the mail. */
async function bookedByMail(site: Site, mailbox: Mailbox, visitor: Details) {
  const day = site.newDay();
  await book(await connectVisitor(site.url), { date: day, timeSlot: "9:00 AM" }, visitor);
  const confirmation = await mailbox.only({
    to: visitor.email,
    subject: "Your roof inspection is booked",
  });
  const link = linkIn(confirmation, "See, move or cancel this appointment");
  const id = link.split("/").at(-1) as string;
  return { day, confirmation, link, id };
}

function moveButton(page: Page) {
  return page.getByRole("button", { name: "Move the appointment" });
}

/** The page's heading and the document's title match. */
async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
  await expect(page).toHaveTitle(`${text} | ${businessProfile.shortName}`);
}

async function expectFacts(page: Page, facts: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(facts)) {
    const fact = page.getByRole("main").locator("dl > div").filter({ hasText: label });
    await expect(fact).toContainText(value);
  }
}
