import fc from "fast-check";
import ICAL from "ical.js";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import { mailPayloads } from "#tests/support/mail-payloads.ts";
import { patience } from "#tests/support/patience.ts";
import type { MailKind } from "./mail/kinds.ts";
import { toMime } from "./mail/mime.ts";
import { mailKinds } from "./outbox/mail-kinds.ts";

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
const payloads = mailPayloads({ person, text });
const cases = Object.entries(mailKinds).filter(
  (entry): entry is [string, MailKind<object>] => "render" in entry[1],
);

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
