import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { yourAssessment } from "#content/en/assessment/result.ts";
import { careCalendarPath, factsPath, serviceAreaPath } from "#content/links.ts";
import { withOfferedParts } from "#domain/article/offered-parts.ts";
import type { Offers } from "#domain/business/offers.ts";
import { siteTextPaths } from "#server/pages/site-texts.ts";
import { allAddresses } from "#tests/support/addresses.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { finishedAssessment } from "#tests/support/finished-assessment.ts";
import { patience } from "#tests/support/patience.ts";
import type { Site } from "#tests/support/site.ts";
import type { ReceivedMail, SmtpInbox } from "#tests/support/smtp-inbox.ts";
import type { StandInProvider } from "#tests/support/text-provider.ts";
import { businessProfile } from "./content/business-profile.ts";
import { leftOfTheFirst, wordsOfTheFirst } from "./words-of-the-first.ts";

const { mail } = businessProfile;

/** Something that the site has said, and where: an address, a mail's subject. */
export type Said = { where: string; text: string };

/** Made on request, or asked for by programs. */
const furtherAddresses = [
  ...siteTextPaths,
  careCalendarPath,
  factsPath,
  serviceAreaPath,
  "/.well-known/security.txt",
  "/schedule-inspection",
  "/emergency-contact",
  "/privacy-policy",
  "/no-such-page",
];

/**
 * Every page, article, feed and file for programs of a site, also of those that are not shown there, which say so in words; with
 * the data from which scripts make them. Scripts and styles themselves hold what the site was built with.
 */
export async function publicWords(
  siteUrl: string,
  offers: Offers,
): Promise<{ said: Said[]; shown: string[] }> {
  const addresses = [...new Set([...allAddresses, ...furtherAddresses])];
  const data = allAddresses.map((address) => `${address === "/" ? "/_" : address}.data`);
  const said: Said[] = [];
  const shown: string[] = [];
  const waiting = [...addresses, ...data];
  async function readNext(): Promise<void> {
    const where = waiting.shift();
    if (where === undefined) return;
    const answer = await fetch(siteUrl + where);
    const body = await answer.text();
    if (answer.status !== 200 && answer.status !== 404) throw new Error(`${where}: ${body}`);
    if (answer.status === 200) shown.push(where);
    // An article's data has what may be offered one day; who shows it leaves that out.
    const html = where.endsWith(".data") ? body.replaceAll('\\"', '"') : body;
    // On paper, a page that is not there says for what it was asked.
    const text = readable(withOfferedParts(html, offers)).replaceAll(
      `${siteUrl.replace("http://", "")}${where}`,
      "",
    );
    said.push({ where, text });
    return readNext();
  }
  await Promise.all(Array.from({ length: 4 }, readNext));
  return { said, shown };
}

/** Without what only machines read, and with the lines of calendars in one. */
function readable(body: string): string {
  return body
    .replaceAll("\r\n ", "")
    .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/\1>/g, "");
}

/** Somebody who lives there. */
export const grace = {
  name: "Grace Homeowner",
  email: "grace@example.com",
  phone: "(614) 555-0177",
  address: "12 Maple Street, Columbus, OH 43214",
};

/** A site that mails and texts, and what takes both for it. */
type Sending = {
  site: Pick<Site, "url" | "advance">;
  inbox: SmtpInbox;
  provider: StandInProvider;
};

/** Settings of such a site. */
export const sendingEnv = (inbox: SmtpInbox, provider: StandInProvider) => ({
  ...provider.env,
  ALERT_SMS_FROM: "+16145550100",
  SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
  MAIL_FROM: mail.from,
});

const monday = "2026-11-23";
/** From Tuesday noon to Friday morning, three days before it, and a while more. */
const untilReminder = 3 * 24 * 60 - 3 * 60;

/**
 * Everything that people, office and crew get when somebody books with texts, writes, reports an emergency, takes the quiz and
 * is reminded. @param site It has to be noon on Tuesday, November 17, 2026 there.
 */
export async function sentWords({ site, inbox, provider }: Sending): Promise<Said[]> {
  const before = inbox.mails.length;
  const visitor = await connectVisitor(site.url);
  const { customerId } = await visitor.post("/api/customers/register", grace);
  const time = { date: monday, timeSlot: "7:30 AM" };
  await visitor.post("/api/appointments", { ...grace, ...time, customerId, textConsent: true });
  const message = { ...grace, message: "Water comes in over the porch." };
  await visitor.post("/api/customers/contact", { ...message, subject: "Contact Request: gutters" });
  const emergency = { ...message, subject: "Emergency Request", emergency: true };
  await visitor.post("/api/customers/contact", emergency);
  const quiz = { ...finishedAssessment(), customerInfo: grace };
  await visitor.post("/api/customers/assessments", quiz);
  await site.advance(untilReminder);

  const awaited = [
    [grace.email, /^Your roof inspection is booked/],
    [grace.email, /^We have your message/],
    [grace.email, /^We have your emergency request/],
    [grace.email, new RegExp(`^${yourAssessment}`)],
    [grace.email, /^Will you be there/],
    [mail.office, /inspection/i],
    [mail.office, /gutters/],
    [mail.emergency, /emergency/i],
  ] as const;
  await until(() => provider.texts.length > 0, "a text");
  for (const [to, subject] of awaited) {
    const isHere = ({ recipients, parsed }: ReceivedMail) =>
      recipients.includes(to) && subject.test(parsed.subject ?? "");
    await until(() => inbox.mails.some(isHere), `${subject} to ${to}`);
  }
  return [
    ...(await Promise.all(inbox.mails.slice(before).map(wordsOfMail))),
    ...provider.texts.map(({ to, body }) => ({ where: `text to ${to}`, text: body })),
  ];
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + patience.expectation;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`not sent: ${what}`);
    await pause(50);
  }
}

/** A mail in all that a reader sees of it, calendar files included. */
async function wordsOfMail({ raw, parsed, recipients }: ReceivedMail): Promise<Said> {
  const { from, replyTo, subject, text, html, attachments } = await PostalMime.parse(raw);
  const files = attachments
    .filter(({ mimeType }) => /^text\//.test(mimeType))
    .map(({ content }) =>
      typeof content === "string" ? content : new TextDecoder().decode(content as ArrayBuffer),
    );
  return {
    where: `mail to ${recipients.join(", ")}: ${parsed.subject}`,
    text: readable([JSON.stringify([from, replyTo, subject]), text, html, ...files].join("\n")),
  };
}

/** What of it only the first contractor would have said, with where it stands. */
export function leftIn(said: readonly Said[], ofTheFirst = wordsOfTheFirst): string[] {
  return said.flatMap(({ where, text }) =>
    leftOfTheFirst(text, ofTheFirst).map((words) => {
      const at = text.indexOf(words);
      const around = text.slice(Math.max(0, at - 60), at + words.length + 60);
      return `${where}: ${words}: …${around.replace(/\s+/g, " ")}…`;
    }),
  );
}
