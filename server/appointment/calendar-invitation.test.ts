import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import type { AppointmentSnapshot } from "./appointment-snapshot.ts";
import { invitation } from "./calendar-invitation.ts";

type Method = "REQUEST" | "CANCEL" | "PUBLISH";

function invite(
  appointment: AppointmentSnapshot,
  method: Method = "REQUEST",
  description = "About an hour.",
) {
  const url = "http://site.test/appointments/some-id";
  return invitation(appointment, {
    profile: businessProfile,
    mailFrom: "Roofer <from@site.test>",
    method,
    location: appointment.address,
    description,
    url,
  });
}

function parse(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent") as ICAL.Component;
  return { calendar, component, event: new ICAL.Event(component) };
}

describe("an invitation", () => {
  it.each<[Method, string]>([
    ["REQUEST", "CONFIRMED"],
    ["CANCEL", "CANCELLED"],
    ["PUBLISH", "CONFIRMED"],
  ])("says %s in its METHOD and %s in its STATUS", (method, status) => {
    const { calendar, component } = parse(invite(someAppointment, method).content);
    expect(invite(someAppointment, method).method).toBe(method);
    expect(calendar.getFirstPropertyValue("method")).toBe(method);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(component.getFirstPropertyValue("status")).toBe(status);
  });

  it("keeps its UID through every change and counts the changes", () => {
    const first = parse(invite(someAppointment).content).event;
    const date = calendarDay("2026-06-10");
    const moved: AppointmentSnapshot = { ...someAppointment, date, sequence: 1 };
    const second = parse(invite(moved).content).event;
    const third = parse(invite({ ...moved, sequence: 2 }, "CANCEL").content).event;
    expect([first.sequence, second.sequence, third.sequence]).toEqual([0, 1, 2]);
    expect(new Set([first.uid, second.uid, third.uid])).toEqual(
      new Set([`${someAppointment.calendarUid}@${new URL(businessProfile.siteUrl).hostname}`]),
    );
  });

  it("does not give away the appointment's id by its UID", () => {
    expect(parse(invite(someAppointment).content).event.uid).not.toContain(someAppointment.id);
  });

  it("is stamped with the moment of the change", () => {
    const stamp = parse(invite(someAppointment).content).component.getFirstPropertyValue("dtstamp");
    expect(String(stamp)).toBe("2026-06-02T16:00:00Z");
  });

  it.each([
    ["2026-01-15", "09:00", "2026-01-15T14:00:00Z"],
    ["2026-07-15", "16:00", "2026-07-15T20:00:00Z"],
    ["2026-03-08", "09:00", "2026-03-08T13:00:00Z"],
    ["2026-11-01", "13:00", "2026-11-01T18:00:00Z"],
  ] as const)(
    "of %s at %s starts at the instant that New York's clocks show it",
    (day, timeSlot, utc) => {
      const moved = { ...someAppointment, date: calendarDay(day), timeSlot };
      const { component, event } = parse(invite(moved).content);
      expect(component.getFirstPropertyValue("dtstart")?.toString()).toBe(utc);
      expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(event.duration.toSeconds()).toBe(3_600);
      const shown = event.startDate.toJSDate().toLocaleTimeString("en-US", {
        timeZone: "America/New_York",
        hour: "numeric",
        minute: "2-digit",
      });
      expect(shown.replace("\u202f", " ")).toBe(slotLabel(timeSlot));
    },
  );

  it("carries every text unharmed, whatever a visitor writes", () => {
    const address = 'Flat 1; "Maple", 12\\3 Straße';
    const description = `Gate, code; 4411\nSecond line\\n ${"é毛🏠".repeat(60)}`;
    const { event } = parse(
      invite({ ...someAppointment, address }, "REQUEST", description).content,
    );
    expect(event.location).toBe(address);
    expect(event.description).toBe(description);
  });

  it("cannot be given a property by a visitor's text", () => {
    const nasty = 'Ada"\r\nATTACH:http://evil.test/\r\nX-EVIL:1';
    const appointment = { ...someAppointment, name: nasty, address: nasty };
    const { calendar, component } = parse(invite(appointment, "REQUEST", nasty).content);
    expect(component.getAllProperties("attach")).toEqual([]);
    expect(component.getAllProperties("x-evil")).toEqual([]);
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
  });

  it("folds its lines at 75 octets and ends them as RFC 5545 requires", () => {
    const { content } = invite(someAppointment, "REQUEST", "é毛🏠 and more ".repeat(40));
    const lines = content.split("\r\n");
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n"))).toBe(true);
  });

  it("names the sender of our mails as organizer and the visitor as attendee", () => {
    const { event } = parse(invite(someAppointment).content);
    expect(event.organizer).toBe("mailto:from@site.test");
    expect(event.attendees).toHaveLength(1);
    expect(String(event.attendees[0]?.getFirstValue()).toLowerCase()).toBe(
      `mailto:${someAppointment.email.toLowerCase()}`,
    );
  });

  it.each([
    ["ada+roof@example.com", "ada+roof@example.com"],
    ["r&d?=#100%@example.com", "r%26d%3F%3D%23100%25@example.com"],
    ["ada@exämple.de", "ada@xn--exmple-cua.de"],
    ["jürgen@example.de", "j%C3%BCrgen@example.de"],
  ])("writes the attendee %s as a URI", (email, address) => {
    const { event } = parse(invite({ ...someAppointment, email }).content);
    expect(String(event.attendees[0]?.getFirstValue()).toLowerCase()).toBe(
      `mailto:${address.toLowerCase()}`,
    );
  });
});
