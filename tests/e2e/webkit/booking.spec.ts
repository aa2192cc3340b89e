import { businessProfile } from "#content/business-profile.ts";
import { formatDay } from "#domain/calendar/calendar-day.ts";
import { expectSound } from "#tests/e2e/support/findings.ts";
import { linkIn, officeAddress } from "#tests/e2e/support/mailbox.ts";
import { appointmentAt, slotsOn } from "#tests/e2e/support/somebody-else.ts";
import { expect, test } from "#tests/e2e/support/webkit-test.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a visitor books, the time is held meanwhile, and the confirmation is delivered", async ({
      webkit: page,
      site,
      mailbox,
      visitor,
    }) => {
      const day = site.newDay();
      await page.openPage("/schedule-inspection");
      await expectSound(page, "empty");
      await page.button(`${formatDay(day)}, `).press();
      await page.field("1:00 PM").press();
      await page.part("[role=status]", "Held for you until").appears();
      expect((await slotsOn(site.url, day)).bookedSlots).toEqual(["1:00 PM"]);
      await page.field("Name").type(visitor.name);
      await page.field("Phone").type(visitor.phone);
      await page.field("Email").type(visitor.email);
      await page.field("Property Address").type(visitor.address);
      await page.field("Notes").type(visitor.notes);
      await expectSound(page, "filled in");
      await page.region("Your information").button("Schedule Inspection").press();

      const booked = page.region("Inspection Scheduled!");
      for (const words of [formatDay(day), "1:00 PM", visitor.address, visitor.email]) {
        await booked.hasText(words);
      }
      const heading = `You're booked: ${formatDay(day, "yearless")}, 1:00 PM`;
      await page.part("h1", heading).hasFocus();
      expect(await page.evaluate(() => document.title)).toBe(
        `${heading} | ${businessProfile.shortName}`,
      );
      await expectSound(page, "booked");

      const confirmation = await mailbox.only({
        to: visitor.email,
        subject: "Your roof inspection is booked",
      });
      expect(confirmation.text).toContain(formatDay(day));
      expect(confirmation.invitation.location).toBe(visitor.address);
      const notice = await mailbox.only({
        to: officeAddress,
        subject: "New inspection",
        containing: visitor.email,
      });
      expect(notice.text).toContain("The dog is friendly.");
      const link = linkIn(confirmation, "See, move or cancel this appointment");
      const id = new URL(link).pathname.split("/").at(-1) as string;
      expect(await appointmentAt(site.url, id)).toMatchObject({ date: day, timeSlot: "1:00 PM" });

      await booked.link("See, move or cancel this appointment").press();
      await page.isAt(new URL(link).pathname);
      await page.part("h1", `Your inspection: ${formatDay(day, "yearless")}, 1:00 PM`).appears();
    });
  });
}
