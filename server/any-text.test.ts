import fc from "fast-check";
import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { patience } from "#tests/support/patience.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import type { AppointmentEvent } from "./appointment/appointment-mails.tsx";
import type { MailKind } from "./mail/kinds.ts";
import { toMime } from "./mail/mime.ts";
import { mailKinds } from "./services/background/mail-kinds.ts";

const options = {
  profile: businessProfile,
  mailFrom: "Roofer <from@site.test>",
  officeEmail: "office@site.test",
  emergencyEmail: "on-call@site.test",
  siteUrl: "http://site.test",
};
const composer = createTransport({ streamTransport: true, buffer: true });

/** Everything that JSON can hold, lone surrogates and control characters included. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "\ud800",
    "x\udc00y",
    "\0",
    "a\r\nBcc: b@c.de",
    "<b>&\"'",
    "%",
    "?bcc=x@y.z&",
    "",
  ),
  fc.string({ maxLength: 60 }),
);
const person = fc.record({
  name: text,
  email: fc.oneof(
    text,
    text.map((local) => `${local}@example.com`),
  ),
  phone: text,
  address: text,
});
const { answers, result } = finishedAssessment();
const values = Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
const suspicion = { isSuspected: false, isConfirmationWithheld: false };

const appointments = fc
  .tuple(person, text, fc.constantFrom<AppointmentEvent["event"][]>("booked", "moved", "cancelled"))
  .map(([who, notes, event]) => ({ event, appointment: { ...someAppointment, ...who, notes } }));
const inquiries = fc
  .tuple(person, text, text, fc.boolean())
  .map(([who, subject, message, emergency]) => ({
    ...{ ...who, subject, message, emergency, ...suspicion },
    ...{ id: "an-id", createdAt: "2026-06-02T16:00:00.000Z" },
  }));
const assessments = person.map((customerInfo) => ({
  ...{ id: "an-id", values, result, customerInfo, ...suspicion },
}));
const deadMails = fc.tuple(person, text, text).map(([who, about, error]) => ({
  mails: [{ about, error, person: who, createdAt: "2026-06-02T16:00:00.000Z" }],
  furtherMails: 0,
}));
const moments = { askedAt: "2026-06-02T16:00:00.000Z", until: "2026-06-02T16:15:00.000Z" };
const signIns = fc
  .tuple(person, text)
  .map(([who, device]) => ({ person: who, device, token: "token", code: "000000", ...moments }));
const invitations = fc
  .tuple(person, text)
  .map(([who, invitedBy]) => ({ person: who, invitedBy, token: "token", until: moments.until }));

const leadAlerts = fc
  .tuple(person, text, text, fc.boolean())
  .map(([who, what, message, emergency]) => ({
    ...{ leadId: "an-id", person: who, what, message, emergency },
    to: { name: who.name, email: "ann@site.test" },
  }));
const waitingAlerts = person.map(({ name }) => ({
  ...{ count: 12, emergencies: 2, longest: 840_000 },
  to: { name, email: "ann@site.test" },
}));

const appointmentChanges = fc.tuple(person, text).map(([who, name]) => ({
  ...{ leadId: "an-id", heading: `Moved by ${name}`, person: who, previous: null },
  time: { date: calendarDay("2026-06-03"), timeSlot: "09:00" as const },
  to: { name, email: "ann@site.test" },
}));

const figures = {
  ...{ leads: 12, answered: 9, withinGoal: 8, medianMinutes: 4, waiting: 1, booked: 6, held: 3 },
  ...{ noShow: 1, quoted: 2, won: 1, lost: 2 },
};
const weekNumbers = fc.tuple(person, text).map(([{ name }, source]) => ({
  numbers: {
    ...{ days: { from: "2026-05-24", to: "2026-05-30" }, figures, figuresBefore: figures },
    lost: [{ reason: "price" as const, leads: 2 }],
    sources: [{ source, leads: 12, booked: 6, won: 1 }],
  },
  to: { name, email: "ann@site.test" },
}));

const {
  "emergency-webhook": _,
  "lead-text": _text,
  "waiting-text": _waitingText,
  "mail-halt-text": _haltText,
  "appointment-change-text": _changeText,
  "person-text": _personText,
  ...kindsOfMail
} = mailKinds;
type PayloadsOf<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends MailKind<infer Payload>
    ? fc.Arbitrary<Payload>
    : never;
};
const payloads: PayloadsOf<typeof kindsOfMail> = {
  "appointment-confirmation": appointments,
  "appointment-notice": appointments,
  "appointment-rescheduled": appointments.map(({ appointment }) => ({
    appointment,
    previous: { date: appointment.date, timeSlot: appointment.timeSlot },
  })),
  "appointment-reminder": appointments.map(({ appointment }) => ({
    ...{ appointment, reminder: "two-hours" as const, isConfirmed: false },
    ...{ inspector: appointment.notes, until: "2026-06-03T12:30:00.000Z" },
  })),
  "inspector-on-the-way": appointments.map(({ appointment }) => ({
    ...{ appointment, inspector: appointment.notes, window: { from: 615, to: 645 } },
  })),
  "earlier-offer": appointments.map(({ appointment }) => ({
    appointment,
    offered: { date: appointment.date, timeSlot: appointment.timeSlot },
    offerId: "an-offer",
    endsAt: "2026-06-02T16:15:00.000Z",
  })),
  "inquiry-confirmation": inquiries,
  "inquiry-notice": inquiries,
  "inquiry-escalation": inquiries,
  "assessment-confirmation": assessments,
  "assessment-notice": assessments,
  "desk-letter": fc
    .tuple(person, text, text)
    .map(([who, subject, words]) => ({ person: who, subject, text: words, staffId: "somebody" })),
  "appointment-change": appointmentChanges,
  "week-numbers": weekNumbers,
  "dead-mails": deadMails,
  "sign-in": signIns,
  "staff-invitation": invitations,
  "lead-alert": leadAlerts,
  "waiting-alert": waitingAlerts,
};
const cases: [string, MailKind<object>][] = Object.entries(kindsOfMail);

describe.each(cases)("a mail of the kind %s", (name, kind) => {
  const payload: fc.Arbitrary<object> = payloads[name as keyof typeof payloads];
  const isForOffice = kind.to === "office";

  it("is written and composed whatever is stored, and its links carry nothing else", {
    timeout: patience.longTest,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(payload, async (some) => {
        const message = await kind.render(JSON.parse(JSON.stringify(some)), options);
        for (const [, href = ""] of message.html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) {
          const link = new URL(href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"));
          expect(["tel:", "mailto:", "https:", "http:"]).toContain(link.protocol);
          if (link.protocol === "mailto:") expect(link.search).toBe("");
          if (link.protocol === "tel:") expect(link.pathname).toMatch(/^\+?\d*$/);
          if (link.protocol === "https:") expect(link.host).toBe("maps.google.com");
          if (link.protocol === "http:") expect(link.host).toBe("site.test");
        }
        if (message.invitation) ICAL.parse(message.invitation.content);

        const delivery = { ...message, id: "id", messageId: "<id@site.test>", date: new Date(0) };
        const composed = await composer.sendMail(toMime(delivery));
        const mail = await PostalMime.parse(composed.message as Buffer);
        expect(mail.cc ?? mail.bcc).toBeUndefined();
        if (isForOffice) expect(mail.to).toHaveLength(1);
        expect(mail.html?.isWellFormed()).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
