import { describe, expect, it } from "vitest";
import { mailNames } from "#content/en/desk/mails.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { outboxRow } from "#tests/support/rows.ts";
import { mailWordsOf } from "./lead-mail-words.ts";

const mailWords = mailWordsOf(mailKinds);

const person = { name: "Ada", email: "ada@example.com", phone: "(703) 555-0142", address: "" };

const mail = (kind: string, payload: object, payload_version = 1) =>
  outboxRow({ kind, payload_version, payload: JSON.stringify(payload) });

describe("what a timeline says of a mail", () => {
  it("is its subject, and its author when the desk wrote it", () => {
    const letter = { person, subject: "Your roof", text: "Hello", staffId: "olive" };
    expect(mailWords(mail("desk-letter", letter))).toEqual({
      subject: "Your roof",
      to: person.email,
      staffId: "olive",
    });
  });

  it.each([
    ["inquiry-confirmation", person, mailNames["inquiry-confirmation"], person.email],
    ["lead-alert", { person }, mailNames["lead-alert"], "office"],
    ["lead-text", { to: "+17035550142" }, mailNames["lead-text"], ""],
  ])("is the purpose and recipient of a %s", (kind, payload, subject, to) => {
    expect(mailWords(mail(kind, payload))).toEqual({ subject, to, staffId: null });
  });

  it.each([
    ["appointment-confirmation", "booked", mailNames["appointment-confirmation"], person.email],
    ["appointment-confirmation", "moved", "New time of the inspection", person.email],
    ["appointment-confirmation", "cancelled", "Cancellation of the inspection", person.email],
    ["appointment-notice", "cancelled", "Canceled inspection", "office"],
  ])("says of an %s that it was about an inspection %s", (kind, event, subject, to) => {
    const words = mailWords(mail(kind, { event, appointment: person }));
    expect(words).toEqual({ subject, to, staffId: null });
  });

  it("is the kind's name for an appointment's mail about something that this release does not know", () => {
    const newer = mail("appointment-notice", { event: "shortened", appointment: person });
    expect(mailWords(newer)).toEqual({
      subject: mailNames["appointment-notice"],
      to: "office",
      staffId: null,
    });
  });

  it("is only a name for what a newer release queued", () => {
    expect(mailWords(mail("desk-letter", { letter: {} }, 3))).toEqual({
      subject: mailNames["desk-letter"],
      to: "",
      staffId: null,
    });
    expect(mailWords(mail("telegram", {}))).toEqual({ subject: "telegram", to: "", staffId: null });
  });
});
