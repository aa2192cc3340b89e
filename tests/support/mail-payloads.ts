import fc from "fast-check";
import { calendarDay } from "#domain/calendar/calendar-day.ts";
import { answerOf, type ReportAnswer } from "#domain/report/report-answer.ts";
import { webhookEnds } from "#domain/webhook/webhook.ts";
import type { AppointmentEvent } from "#server/appointment/appointment-mails.tsx";
import type { Contact, MailKind } from "#server/mail/kinds.ts";
import type { MailKinds } from "#server/outbox/mail-kinds.ts";
import { finishedAssessment } from "./finished-assessment.ts";
import { anyReport } from "./report-values.ts";
import { someAppointment } from "./visitors.ts";

/** Arbitrary payloads of each kind of mail. */
export type MailPayloads<Kinds = MailKinds> = {
  [Name in keyof Kinds as Kinds[Name] extends MailKind<never>
    ? Name
    : never]: Kinds[Name] extends MailKind<infer Payload> ? fc.Arbitrary<Payload> : never;
};

const noAnswer: ReportAnswer = {
  ...{ advice: "nothing", years: null, first: null, pressing: 0, life: null, isFromAfar: false },
};

/** Payloads of every kind of mail, about these people and with these texts. */
export function mailPayloads({
  person,
  text,
}: {
  person: fc.Arbitrary<Contact>;
  text: fc.Arbitrary<string>;
}): MailPayloads {
  const { answers, result } = finishedAssessment();
  const values = Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
  const suspicion = { isSuspected: false, isConfirmationWithheld: false };

  const appointments = fc
    .tuple(
      person,
      text,
      fc.constantFrom<AppointmentEvent["event"][]>("booked", "moved", "cancelled"),
    )
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

  const busyCalendarNews = person.map(({ name, email }) => ({
    ...{ person: { name, email }, host: "calendar.google.com" },
    trouble: { fault: "gone" as const, since: moments.askedAt, readAt: moments.askedAt },
  }));

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

  const emergenciesAlerts = fc
    .tuple(fc.array(person, { minLength: 2 }), text, fc.boolean())
    .map(([people, what, isAgain]) => ({
      isAgain,
      emergencies: people.map((who) => ({ leadId: "an-id", what, person: who })),
      to: { name: "Ann", email: "ann@site.test" },
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

  return {
    "appointment-confirmation": appointments,
    "appointment-notice": appointments,
    "booking-pending": appointments.map(({ appointment }) => ({
      ...{ appointment, until: "2026-06-02T18:00:00.000Z", key: "a-key" },
    })),
    "booking-let-go": appointments.map(({ appointment }) => ({
      ...{ appointment, because: "taken-back" as const, wasFirm: true },
    })),
    "booking-burst": fc.constant({ bookings: 52, beganAt: "2026-06-02T16:00:00.000Z" }),
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
    "desk-letter": fc.tuple(person, text, text).map(([who, subject, words]) => ({
      ...{ person: who, subject, text: words, staffId: "somebody" },
      answers: "<1@example.com>",
    })),
    "my-roof-link": person.map((who) => ({ person: who })),
    "project-question": person.map((who) => ({ person: who, consentId: "a-consent" })),
    "roof-estimate": fc
      .tuple(person, fc.boolean(), fc.integer({ min: 1, max: 3 }))
      .map(([who, isCorrection, options]) => ({
        ...{ person: who, isCorrection, options, estimateId: "an-estimate" },
      })),
    "roof-revoked": fc
      .tuple(person, fc.constantFrom("report" as const, "estimate" as const), fc.boolean())
      .map(([who, what, isCorrection]) => ({
        ...{ person: who, what, isCorrection, sentOn: calendarDay("2026-06-01") },
      })),
    "estimate-reminder": fc.tuple(person, fc.nat({ max: 5 })).map(([who, number]) => ({
      ...{ person: who, number, estimateId: "an-estimate" },
    })),
    "roof-report": fc
      .tuple(person, anyReport, fc.boolean())
      .map(([who, content, isCorrection]) => ({
        ...{ person: who, isCorrection, reportId: "a-report" },
        answer: answerOf(content) ?? noAnswer,
      })),
    "appointment-change": appointmentChanges,
    "week-numbers": weekNumbers,
    "dead-mails": deadMails,
    "backup-trouble": text.map((fault) => ({
      ...{ state: "late" as const, newestAt: "2026-06-01T07:41:00.000Z", fault },
      drill: { at: "2026-05-31T07:42:00.000Z", fault: null },
    })),
    "busy-calendar": busyCalendarNews,
    "busy-calendar-notice": busyCalendarNews,
    "webhook-off": fc
      .tuple(person, text, fc.constantFrom(...webhookEnds))
      .map(([{ name, email }, called, because]) => ({
        ...{ person: { name, email }, webhook: { id: "an-id", name: called } },
        ...{ because, since: moments.askedAt, status: 503, fault: null },
      })),
    "mailbox-test": fc.record({
      mailbox: fc.constantFrom("office" as const, "emergency" as const),
      to: fc.constant("office@site.test"),
    }),
    "sign-in": signIns,
    "staff-proof": signIns.map(({ token: _, ...proof }) => proof),
    "staff-invitation": invitations,
    "lead-alert": leadAlerts,
    "waiting-alert": waitingAlerts,
    "emergencies-alert": emergenciesAlerts,
  };
}
