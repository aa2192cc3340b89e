import { describe, expect, it } from "vitest";
import type { LeadEvent } from "#domain/lead/lead-page.ts";
import { timelineText } from "./timeline-text.ts";

function text(kind: LeadEvent["kind"], details: LeadEvent["details"] = {}) {
  return timelineText(
    { id: "1", at: "2026-11-24T19:00:00Z", kind, staff: null, details },
    "Contact form",
  );
}

describe("a timeline entry", () => {
  it.each<[LeadEvent["kind"], LeadEvent["details"], string]>([
    ["arrived", {}, "Came in: Contact form"],
    ["call", { outcome: "voicemail" }, "Call: left voicemail"],
    [
      "changed",
      { state: { from: "new", to: "lost" }, lostReason: { from: null, to: "price" } },
      "State: New → Lost. Reason: None → Price",
    ],
    ["changed", { assignee: { from: null, to: "Ada" } }, "Assignee: Nobody → Ada"],
    [
      "changed",
      { followUpOn: { from: null, to: "2026-12-01" } },
      "Follow-up day: None → Tue, Dec 1",
    ],
    [
      "appointment",
      { event: "booked", date: "2026-12-01", timeSlot: "9:00 AM" },
      "Inspection booked: Tue, Dec 1, 9:00 AM",
    ],
    [
      "appointment",
      { event: "progress", progress: "no-show" },
      "Nobody was there for the inspection",
    ],
    [
      "appointment",
      { event: "told", by: "otherwise" },
      "Told of the change by text or on the phone",
    ],
    ["appointment", { event: "assigned", inspector: "Dana Ruiz" }, "Inspector: Dana Ruiz"],
    ["appointment", { event: "assigned", inspector: null }, "Inspector: unassigned"],
    ["appointment", { event: "kept" }, "The visitor keeps the new time"],
    ["appointment", { event: "confirmed" }, "The visitor says they will be there"],
    ["appointment", { event: "unconfirmed" }, "Inspection not confirmed: call today"],
    ["appointment", { event: "not-reached" }, "No answer about the new time: call today"],
    ["alert", { to: "Ben", by: "text" }, "Ben was alerted by text"],
    ["released", {}, "Released: no spam"],
  ])("%s %j reads: %s", (kind, details, title) => {
    expect(text(kind, details).title).toBe(title);
  });

  it("says what happened to a mail, and why it was not delivered", () => {
    const mail = { to: "ada@example.com", subject: "Your inspection" };
    expect(text("mail", { ...mail, state: "sent", error: "tried twice" })).toEqual({
      title: "Email to ada@example.com: Your inspection (sent)",
      text: "",
      trouble: "",
    });
    const dead = text("mail", { ...mail, state: "dead", error: "The mailbox is full." });
    expect(dead.title).toContain("(not delivered)");
    expect(dead.trouble).toBe("The mailbox is full.");
    const alert = { to: "", subject: "Text alert to whoever is on duty", state: "queued" };
    expect(text("mail", alert).title).toBe("Text alert to whoever is on duty (waiting to be sent)");
  });

  it("has what somebody wrote", () => {
    const canceled = {
      event: "cancelled",
      date: "2026-12-01",
      timeSlot: "9:00 AM",
      reason: "Sold",
    };
    expect(text("appointment", canceled).text).toBe("Sold");
    expect(text("note", { text: "Call after 5" })).toMatchObject({
      title: "Note",
      text: "Call after 5",
    });
  });

  it("handles whatever older entries are missing", () => {
    expect(text("changed").title).toBe("Changed");
    expect(text("call", { outcome: "pigeon" }).title).toBe("Call");
    expect(text("mail", { mailKind: "telegram" }).title).toBe("telegram");
  });
});

it("says of a booking in a burst who confirmed it", () => {
  const details = { event: "pressed" };
  const ann = { id: "s", name: "Ann" };
  const entry = { id: "1", at: "2026-06-02T16:00:00.000Z", kind: "appointment" as const, details };
  const titleBy = (staff: LeadEvent["staff"]) => timelineText({ ...entry, staff }, "").title;
  expect(titleBy(null)).toBe("The visitor has confirmed the booking");
  expect(titleBy(ann)).toBe("Confirmed along with the rest of its burst");
});

describe("a text", () => {
  const text = (details: LeadEvent["details"]) =>
    timelineText(
      { id: "t", at: "2026-06-02T16:00:00.000Z", kind: "text", staff: null, details },
      "",
    );

  it.each([
    [{ text: "Hi" }, "Text message", ""],
    [{ text: "Hi", from: "+17035550142" }, "Text from the person", ""],
    [{ text: "Hi", to: "(703) 555-0142", state: "sent" }, "Text to (703) 555-0142 (sent)", ""],
    [
      { text: "Hi", to: "(703) 555-0142", state: "queued", isHeld: true },
      "Text to (703) 555-0142 (waiting until 8:00 AM)",
      "",
    ],
    [
      { text: "Hi", to: "(703) 555-0142", state: "dead", error: "They want none." },
      "Text to (703) 555-0142 (not delivered)",
      "They want none.",
    ],
  ])("of %j is %s", (details, title, trouble) => {
    expect(text(details)).toEqual({ title, text: "Hi", trouble });
  });
});
