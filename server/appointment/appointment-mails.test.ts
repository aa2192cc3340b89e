import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { beforeWeCome } from "#content/en/booked.ts";
import { minutes } from "#content/en/figures.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import {
  type AppointmentEventName,
  appointmentConfirmation,
  appointmentNotice,
} from "./appointment-mails.tsx";

const options = {
  profile: businessProfile,
  mailFrom: "Roofer <from@site.test>",
  officeEmail: "office@site.test",
  emergencyEmail: "on-call@site.test",
  siteUrl: "http://site.test",
};
const link = `http://site.test/appointments/${someAppointment.id}`;
const events: AppointmentEventName[] = ["booked", "moved", "cancelled"];
const previous = { date: calendarDay("2026-06-05"), timeSlot: "15:00" as const };
const nasty = `<script>alert("1")</script> & 'co'`;

function eventOf(event: AppointmentEventName, appointment = someAppointment) {
  return { event, appointment, ...(event === "moved" && { previous }) };
}

/** Text of HTML as a mail program shows it: without tags, entities read. */
function shown(html: string): string {
  return html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** The text part breaks its lines. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

describe("the visitor's mail", () => {
  it.each([
    ["booked", "Your roof inspection is booked: Wed, Jun 3, 9:00 AM"],
    ["moved", "Your roof inspection has moved: Wed, Jun 3, 9:00 AM"],
    ["cancelled", "Your roof inspection is canceled: Wed, Jun 3, 9:00 AM"],
  ] as const)(
    "of a %s appointment goes to the visitor, who can answer it",
    async (event, subject) => {
      const mail = await appointmentConfirmation(eventOf(event), options);
      expect(mail).toMatchObject({
        from: "Roofer <from@site.test>",
        to: { name: "Ada Homeowner", address: "Ada.Homeowner@example.com" },
        replyTo: { name: businessProfile.name, address: "office@site.test" },
        subject,
      });
    },
  );

  it.each(events)("of a %s appointment says what and when, as HTML and as text", async (event) => {
    const mail = await appointmentConfirmation(eventOf(event), options);
    for (const body of [shown(mail.html), mail.text]) {
      expect(body).toContain("Wednesday, June 3, 2026");
      expect(body).toContain("9:00 AM");
      expect(body).toContain("12 Maple Street, Fairfax, VA 22030");
      expect(body).toContain(businessProfile.phone.display);
    }
  });

  it.each(["booked", "moved"] as const)(
    "of a %s appointment holds the links to see, move or cancel it and to add it to a calendar",
    async (event) => {
      const mail = await appointmentConfirmation(eventOf(event), options);
      expect(mail.html).toContain(`href="${link}"`);
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}/inspection.ics"`);
      for (const body of [shown(mail.html), mail.text]) {
        expect(body).toContain(minutes(businessProfile.inspection.takes));
        // As many preparations as the confirmation on the page has.
        for (const point of beforeWeCome.points) expect(oneLine(body)).toContain(point);
      }
    },
  );

  it("of a moved appointment names the old time, and no other one does", async () => {
    const [booked, moved, cancelled] = await Promise.all(
      events.map((event) => appointmentConfirmation(eventOf(event), options)),
    );
    for (const body of [shown(moved?.html ?? ""), moved?.text]) {
      expect(body).toContain("Friday, June 5, 2026, 3:00 PM");
    }
    expect(`${booked?.text}${cancelled?.text}`).not.toContain("Previously");
  });

  it("of a booked appointment names the others that the address has, with their links", async () => {
    const others = [
      { id: "the-earlier-one", date: calendarDay("2026-06-05"), timeSlot: "15:00" as const },
      { id: "the-later-one", date: calendarDay("2026-06-09"), timeSlot: "09:00" as const },
    ];
    const mail = await appointmentConfirmation({ ...eventOf("booked"), others }, options);
    for (const body of [shown(mail.html), mail.text].map(oneLine)) {
      expect(body).toContain("You also have an inspection on Friday, June 5, 2026 at 3:00 PM.");
      expect(body).toContain("You also have an inspection on Tuesday, June 9, 2026 at 9:00 AM.");
    }
    for (const { id } of others) {
      expect(mail.html).toContain(`href="http://site.test/appointments/${id}"`);
    }
    const alone = await appointmentConfirmation(eventOf("booked"), options);
    expect(alone.text).not.toContain("You also have");
  });

  it("of a canceled appointment offers to book again", async () => {
    const { text } = await appointmentConfirmation(eventOf("cancelled"), options);
    expect(text).toContain("http://site.test/schedule-inspection");
  });

  it.each([
    ["booked", "REQUEST"],
    ["moved", "REQUEST"],
    ["cancelled", "CANCEL"],
  ] as const)("of a %s appointment carries a calendar %s", async (event, method) => {
    const { invitation } = await appointmentConfirmation(eventOf(event), options);
    expect(invitation?.method).toBe(method);
    const calendar = new ICAL.Component(ICAL.parse(invitation?.content ?? ""));
    const appointment = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(appointment.startDate.toString()).toBe("2026-06-03T13:00:00Z");
    if (event !== "cancelled") expect(appointment.description).toContain(link);
  });
});

describe("the office's mail", () => {
  it.each([
    ["booked", "New inspection"],
    ["moved", "Inspection moved"],
    ["cancelled", "Inspection canceled"],
  ] as const)("of a %s appointment has everything needed to act", async (event, heading) => {
    const mail = await appointmentNotice(eventOf(event), options);
    expect(mail).toMatchObject({
      from: "Roofer <from@site.test>",
      to: "office@site.test",
      replyTo: { name: "Ada Homeowner", address: "Ada.Homeowner@example.com" },
      subject: `${heading}: Wed, Jun 3, 9:00 AM, Ada Homeowner`,
    });
    for (const body of [shown(mail.html), mail.text]) {
      for (const fact of [
        "Wednesday, June 3, 2026, 9:00 AM",
        "Ada Homeowner",
        "(703) 555-0111",
        "Ada.Homeowner@example.com",
        "12 Maple Street, Fairfax, VA 22030",
        "Gate code 4411.",
        "The dog is friendly.",
        ...(event === "moved" ? ["Friday, June 5, 2026, 3:00 PM"] : []),
      ]) {
        expect(body).toContain(fact);
      }
    }
    expect(mail.html).toContain('href="tel:+17035550111"');
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).toContain(link);
  });

  it.each([
    ["booked", "CONFIRMED"],
    ["moved", "CONFIRMED"],
    ["cancelled", "CANCELLED"],
  ] as const)("of a %s appointment lets the office's calendar know", async (event, status) => {
    const { invitation } = await appointmentNotice(eventOf(event), options);
    expect(invitation?.method).toBe("PUBLISH");
    const calendar = new ICAL.Component(ICAL.parse(invitation?.content ?? ""));
    const appointment = calendar.getFirstSubcomponent("vevent");
    expect(appointment?.getFirstPropertyValue("status")).toBe(status);
  });
});

describe("a visitor's text", () => {
  it("is text in the office's mail, never markup, and reads as it was written", async () => {
    const appointment = {
      ...someAppointment,
      name: nasty,
      address: nasty,
      notes: `${nasty}\nsecond line`,
    };
    const mail = await appointmentNotice(eventOf("booked", appointment), options);
    expect(mail.html).not.toMatch(/<script/i);
    expect(shown(mail.html).split(nasty).length).toBeGreaterThan(3);
    expect(mail.text).toContain(nasty);
  });

  it.each(events)("does not get to a stranger with the mail of a %s appointment", async (event) => {
    const appointment = {
      ...someAppointment,
      name: "WIN at https://evil.example",
      address: "Claim your $500 at evil.example/now, call 1-800-555-0199",
      notes: "evil.example evil.example",
    };
    const mail = await appointmentConfirmation(eventOf(event, appointment), options);
    expect(mail.to).toBe(someAppointment.email);
    expect(shown(mail.html)).toContain("Hello,");
    expect(JSON.stringify(mail)).not.toMatch(/evil|WIN|Claim|\$500|800/);
  });

  it.each(events)(
    "is left out of the mail of a %s appointment where it is notes",
    async (event) => {
      const mail = await appointmentConfirmation(eventOf(event), options);
      expect(JSON.stringify(mail)).not.toMatch(/4411|dog is friendly/);
    },
  );
});
