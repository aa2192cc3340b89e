import process from "node:process";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf } from "#domain/person/mailbox-address.ts";
import { understoodMailbox } from "#domain/person/understood-mailbox.ts";
import { mailKinds } from "#server/outbox/mail-kinds.ts";
import { mailPayloads } from "#tests/support/mail-payloads.ts";
import { mailOptions } from "#tests/support/outbox.ts";
import { patience } from "#tests/support/patience.ts";
import { type SmtpInbox, startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { demandingPeople } from "#tests/support/visitors.ts";
import { UnwritableMailbox } from "./delivery-fault.ts";
import type { MailKind } from "./kinds.ts";
import { needsSmtpUtf8 } from "./mailbox.ts";
import type { DeliveryAttempt } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** A real server to send to in place of the stand-in (docs/measuring.md, "A strict mail server"). */
const realServer = process.env.STRICT_SMTP_URL;

const attempt: DeliveryAttempt = {
  signal: new AbortController().signal,
  handOver: async () => {},
};
const kinds = Object.entries(mailKinds).filter(
  (entry): entry is [string, MailKind<object>] => "render" in entry[1],
);
const text = fc.constant('Über "张", 🏠\u202E\0\u2028, <b>');

it.each([
  ["jürgen@example.com", true],
  ["Crew <büro@localhost>", true],
  ["juergen@müller.example", false],
  ["office@localhost", false],
  ['"two words"@example.com', false],
  ["Büro <office@example.com>", false],
  ["nobody", false],
])("whether %s needs a server with SMTPUTF8: %s", (mailbox, needs) => {
  expect(needsSmtpUtf8(mailbox)).toBe(needs);
  expect(needsSmtpUtf8({ name: "Jürgen", address: addressOf(mailbox) })).toBe(needs);
});

describe("a mail server that takes nothing but ASCII in headers and addresses", () => {
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await startSmtpInbox({ isStrict: true });
  });
  afterAll(() => inbox.close());

  it.each(kinds)(
    "takes a mail of the kind %s for whoever it is",
    {
      timeout: patience.longTest,
    },
    async (name, kind) => {
      const transport = smtpTransport(realServer ?? `smtp://127.0.0.1:${inbox.port}`);
      for (const person of demandingPeople) {
        const payloads: Record<string, fc.Arbitrary<object>> = mailPayloads({
          person: fc.constant(person),
          text,
        });
        const [payload = {}] = fc.sample(payloads[name] ?? fc.constant({}), {
          numRuns: 1,
          seed: 7,
        });
        const message = await kind.render(payload, mailOptions);
        const delivery = { ...message, id: "id", messageId: "<id@mail.test>", date: new Date(0) };
        const known = inbox.mails.length;
        const sent = transport.deliver(delivery, attempt);
        const mailbox = understoodMailbox(person.email);
        if (kind.to !== "office" && !mailbox?.isAscii) {
          // Nobody can bring them this mail; it fails alone.
          await expect(sent).rejects.toThrow(UnwritableMailbox);
          continue;
        }
        await sent;
        if (realServer) continue;
        const { raw, parsed, recipients } = inbox.mails[known] ?? expect.fail("not delivered");
        expect(raw).not.toMatch(/\P{ASCII}|\0/u);
        expect(parsed.subject).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
        expect(recipients).toHaveLength(1);
        if (kind.to === "office" && parsed.replyTo?.length) {
          expect(parsed.replyTo.map(({ address }) => address)).toEqual([mailbox?.address]);
        }
      }
    },
  );
});
