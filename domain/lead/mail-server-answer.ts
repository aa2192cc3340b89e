import type { PlainFault } from "./mail-fault.ts";

/**
 * What a mail server's answer means: by its enhanced status code (RFC 3463), its words, or its code (RFC 5321). Read
 * once, when it comes. Whether it says something for good about the mailbox is `refusalOf`, which has to be surer.
 * @param reply The code: 550.
 */
export function answerMeaning(reply: number, text: string): PlainFault {
  // Whatever comes with it: these are about our login (RFC 4954).
  if (loginReplies.has(reply)) return "login-refused";
  const said = saidIn(text, reply);
  const isAboutRecipient = said === "no-mailbox" || said === "no-domain";
  // What is not there now may be there later.
  return isAboutRecipient && reply < 500 ? "mail-server-in-trouble" : said;
}

/** Says that there is no such mailbox, of servers that send no enhanced status code. */
export const saysNoMailbox =
  /\b(?:user|mailbox|recipient|address|account)\b.*\b(?:unknown|not found|not exist|unavailable)\b|\b(?:unknown|no such)\b.*\b(?:user|mailbox|recipient|address|account)\b/i;

function saidIn(text: string, reply: number): PlainFault {
  const detail = /(?<![\d.])[45]\.(\d{1,3}\.\d{1,3})(?![\d.])/.exec(text)?.[1] ?? "";
  return (
    firstMatch(details, detail) ??
    firstMatch(words, text) ??
    firstMatch(replies, String(reply)) ??
    "unknown"
  );
}

type Meanings = readonly (readonly [pattern: RegExp, fault: PlainFault])[];

function firstMatch(meanings: Meanings, text: string): PlainFault | undefined {
  return meanings.find(([pattern]) => pattern.test(text))?.[1];
}

const loginReplies = new Set([530, 534, 535, 538]);

/** Subject and detail of an enhanced status code. Others, such as `0.0`, say nothing that the answer does not. */
const details: Meanings = [
  [/^(?:1\.2|4\.4)$/, "no-domain"],
  // 1.7 and 1.8 are about our own address.
  [/^1\.[78]$/, "mail-unwelcome"],
  [/^(?:1\.(?:[0136]|10)|2\.1)$/, "no-mailbox"],
  [/^2\.2$/, "mailbox-full"],
  [/^(?:2\.3|3\.4)$/, "mail-too-large"],
];

const words: Meanings = [
  [/gr[ae]y-?list|try again later|come back later/i, "try-later"],
  [/domain( name)? not found/i, "no-domain"],
  [/spam|blocked|black ?list|block ?list|policy|reputation|\b5\.7\.\d+\b/i, "mail-unwelcome"],
  [/quota|mailbox( is)? full|over its limit/i, "mailbox-full"],
  [/too large|size limit/i, "mail-too-large"],
  [saysNoMailbox, "no-mailbox"],
];

const replies: Meanings = [
  [/^[45]52$/, "mailbox-full"],
  [/^55[01]$/, "no-mailbox"],
  [/^5/, "mail-refused"],
  [/^4/, "mail-server-in-trouble"],
];
