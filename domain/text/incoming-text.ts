import { z } from "zod/mini";
import { multiLine } from "#domain/person/contact-details.ts";

/** Characters of a text that are kept; providers take far fewer. */
const longestText = 5_000;

const words = multiLine({ label: "Text", max: longestText });
const field = z._default(z.string(), "");

/** What the provider tells of a text (https://www.twilio.com/docs/messaging/guides/webhook-request), if it is one. */
export const incomingText = z.object({
  MessageSid: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
  From: field,
  Body: z.pipe(
    field,
    z.transform((body: string) => words.parse(body.slice(0, longestText))),
  ),
  /** Pictures and other files. */
  NumMedia: z.pipe(
    field,
    z.transform((count: string) => (/^\d{1,2}$/.test(count) ? Number(count) : 0)),
  ),
  /** Set when the provider has answered STOP, START or HELP itself. */
  OptOutType: field,
});

export type IncomingText = z.output<typeof incomingText>;
