import { formatDay } from "#domain/calendar/calendar-day.ts";
import { linkIn } from "#tests/e2e/support/mailbox.ts";
import { SchedulePage } from "#tests/e2e/support/schedule-page.ts";
import { appointmentAt, cancelAppointment } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { usualNow } from "#tests/support/site.ts";
import { book } from "#tests/support/visitors.ts";

/* Who has asked for it is offered a freed time by mail, and takes it with a press. */

for (const [minute, hasScripts] of [true, false].entries()) {
  test.describe(hasScripts ? "with scripts" : "without scripts", () => {
    // A site of its own: what another test has freed would be offered here as well.
    test.use({ now: new Date(Date.parse(usualNow()) + (minute + 1) * 60_000).toISOString() });

    test("a freed time is offered to one, who takes it while another sees it as being booked @databases", async ({
      newContext,
      site,
      mailbox,
      visitor,
    }) => {
      const [day, later] = [site.newDay(), site.newDay()];
      const somebody = await connectVisitor(site.url);
      const bookFor = async (time: { date: string; timeSlot: string }, email: string) =>
        (await book(somebody, time, { ...visitor, email })).body.appointment.id as string;
      const first = await bookFor({ date: day, timeSlot: "9:00 AM" }, `first.${visitor.email}`);
      const own = await bookFor({ date: later, timeSlot: "9:00 AM" }, visitor.email);
      const page = await (await newContext({ javaScriptEnabled: hasScripts })).newPage();
      await page.goto(`/appointments/${own}?booked`);
      await page.getByRole("button", { name: "Any time" }).click();
      await expect(page.getByText("We'll tell you")).toBeVisible();
      await page.goto(`/appointments/${own}`);
      await expect(page.getByText(/^We'll email you when an earlier time opens/)).toBeVisible();

      await cancelAppointment(site.url, first);
      const mail = await mailbox.only({ to: visitor.email, subject: "An earlier time is open" });
      const link = linkIn(mail, "See and take this time");
      // A program that checks mails changes nothing.
      for (let visit = 0; visit < 2; visit += 1) expect((await fetch(link)).status).toBe(200);
      expect(await appointmentAt(site.url, own)).toMatchObject({ date: later });

      const other = new SchedulePage(await (await newContext()).newPage());
      await other.open();
      await other.chooseDay(day);
      await expect(other.page.getByRole("radio", { name: "9:00 AM being booked" })).toBeDisabled();

      await page.goto(link);
      const offer = page.getByRole("region", { name: "An earlier time has opened" });
      await expect(offer).toContainText(`${formatDay(day, "yearless")}, 9:00 AM`);
      await offer.getByRole("button", { name: "Take this time" }).click();
      await expect(page.getByText("Your appointment has moved")).toBeVisible();
      expect(await appointmentAt(site.url, own)).toMatchObject({ date: day, timeSlot: "9:00 AM" });
      await mailbox.only({ to: visitor.email, subject: "Your roof inspection has moved" });
      await page.goto(link);
      await expect(page.getByText("That time is gone. You still have yours.")).toBeVisible();
    });
  });
}

test("a person who keeps their time is asked again, one who stops is not, and an offer that has ended says so", async ({
  page,
  site,
  mailbox,
  visitor,
  faults,
}) => {
  faults.allow(/^Failed to load resource: /);
  const [day, later] = [site.newDay(), site.newDay()];
  const somebody = await connectVisitor(site.url);
  const ids: string[] = [];
  for (const timeSlot of ["9:00 AM", "10:00 AM", "11:00 AM"]) {
    const { body } = await book(somebody, { date: day, timeSlot }, { email: `x.${visitor.email}` });
    ids.push(body.appointment.id);
  }
  const { body } = await book(somebody, { date: later, timeSlot: "9:00 AM" }, visitor);
  const own = body.appointment.id;
  await page.goto(`/appointments/${own}`);
  await page.getByRole("button", { name: "Mornings" }).click();
  await expect(page.getByText("We'll tell you")).toBeVisible();

  const nextOffer = async (freed: number) => {
    await cancelAppointment(site.url, ids[freed] ?? "");
    const mails = await mailbox.all(
      { to: visitor.email, subject: "An earlier time is open" },
      freed + 1,
    );
    return mails.map((mail) => linkIn(mail, "See and take this time"));
  };
  await page.goto((await nextOffer(0))[0] ?? "");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("You keep your time", { exact: true })).toBeVisible();

  const [one = "", two = ""] = await nextOffer(1);
  const seen = new Set<string>();
  for (const link of [one, two]) {
    await page.goto(link);
    seen.add(link);
  }
  await site.advance(16);
  await page.getByRole("button", { name: "Take this time" }).click();
  await expect(page.getByText(/That time is no longer held for you/)).toBeVisible();
  expect(await appointmentAt(site.url, own)).toMatchObject({ date: later });

  await page.goto(`/appointments/${own}`);
  await page.getByRole("button", { name: "Stop asking" }).click();
  await expect(page.getByText("We won't ask again")).toBeVisible();
  await expect(page.getByRole("button", { name: "Any time" })).toBeVisible();
});
