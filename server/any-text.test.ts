import fc from "fast-check";
import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { assess } from "#domain/assessment/assessment.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { someAppointment } from "#tests/support/visitors.ts";
import { mailRenderers } from "./lead-mails.ts";
import { toMime } from "./mail/mime.ts";

const renderers = mailRenderers({
  profile: businessProfile,
  mailFrom: "Roofer <from@site.test>",
  officeEmail: "office@site.test",
  emergencyEmail: "on-call@site.test",
  siteUrl: "http://site.test",
});
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
const assessment = finishedAssessment();
const values = Object.fromEntries(
  Object.entries(assessment.answers).map(([id, { value }]) => [id, value]),
);
const suspicion = { isSuspected: false, isConfirmationWithheld: false };

const payloads: Record<string, fc.Arbitrary<object>> = {
  appointment: fc
    .tuple(person, text, fc.constantFrom("booked", "moved", "cancelled"))
    .map(([who, notes, event]) => ({ event, appointment: { ...someAppointment, ...who, notes } })),
  inquiry: fc.tuple(person, text, text, fc.boolean()).map(([who, subject, message, emergency]) => ({
    ...{ ...who, subject, message, emergency, ...suspicion },
    ...{ id: "an-id", createdAt: "2026-06-02T16:00:00.000Z" },
  })),
  assessment: person.map((customerInfo) => ({
    ...{ id: "an-id", values, result: assess(values), customerInfo, ...suspicion },
  })),
  dead: fc.tuple(person, text, text).map(([who, about, error]) => ({
    mails: [{ about, error, person: who, createdAt: "2026-06-02T16:00:00.000Z" }],
    furtherMails: 0,
  })),
};

describe.each(Object.keys(renderers))("a mail of the kind %s", (kind) => {
  const payload = payloads[kind.split("-")[0] ?? ""];
  const isForOffice = !kind.endsWith("-confirmation");

  it("is written and composed whatever is stored, and its links carry nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(payload as fc.Arbitrary<object>, async (some) => {
        const message = await renderers[kind]?.(JSON.parse(JSON.stringify(some)));
        if (!message) throw new Error("there is a renderer");
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
  }, 120_000);
});
