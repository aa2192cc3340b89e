/** Why nothing is sent to a mailbox with letters beyond ASCII before the @ that our mail server cannot pass on. */
export const unwritableMailbox =
  "Our mail server cannot send to an address with letters like these. Please call instead.";

/** Patterns in a mail's error, and what they mean for the office. The first match is shown. */
const faults: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /another process's|process stops/,
    "Sending was interrupted by a restart. It is tried again by itself.",
  ],
  [/text provider reported.* 30003$/, "Their phone is off or out of reach."],
  [/text provider reported.* 30004$/, "Their phone does not take texts from us."],
  [/text provider reported.* 30005$/, "The text provider says there is no such number."],
  [/text provider reported.* 30006$/, "Their number is a landline, or cannot get texts."],
  [/text provider reported.* 30007$/, "Their carrier filtered it as spam."],
  [/text provider reported.* 21610$/, "They have asked us not to text them."],
  [
    /text provider reported.* 30034$/,
    "Our own number is not registered for texts to the United States.",
  ],
  [/text provider reported/, "The text provider says that it did not arrive."],
  [/release of the site cannot read/, "A newer release of the site has to send it."],
  [/no longer configured/, "What it needs is no longer configured."],
  [
    /emergency webhook answered (\d+)/,
    "The system that emergencies are posted to answered with an error ($1).",
  ],
  [
    /text provider answered 4(01|03)/,
    "The text provider does not accept our account or its password.",
  ],
  [/text provider answered 4\d\d/, "The text provider does not send to this number, or from ours."],
  [/text provider answered (\d+)/, "The text provider answered with an error ($1)."],
  [/wants no texts|opted out at the provider/, "They have asked us not to text them."],
  [
    /text may have arrived/,
    "The text provider did not say whether it sent it. It is not sent twice.",
  ],
  [/after the quiet hours/, "By 8:00 AM, when it could have been sent, it was of no use."],
  [/text is too late/, "It could not be texted in time, and later is of no use."],
  [/fetch failed|aborted due to timeout/, "The other system did not answer."],
  [
    /\b(530|534|535|538)\b|invalid login|authentication/i,
    "The mail server does not accept our password.",
  ],
  [
    /\b5\.(?:1\.2|4\.4)\b|domain( name)? not found/i,
    "The mail server says there is no such domain after the @.",
  ],
  [
    /\b5\.1\.(?:[0136]|10)\b|no such (mailbox|user|recipient)|(mailbox|user|recipient|address)( \S+)? (is )?(unknown|not found|unavailable|does not exist|rejected)|unknown (user|mailbox|recipient)|user unknown/i,
    "The mail server says there is no such mailbox.",
  ],
  [
    /\b(452|552)\b|\b[45]\.2\.2\b|quota|mailbox( is)? full|over its limit/i,
    "The mail server says the mailbox is full.",
  ],
  [/\b[45]\.3\.4\b|too large|size limit/i, "The mail server says the email is too large."],
  [
    /spam|blocked|blacklist|block list|blocklist|policy|reputation|\b5\.7\.\d+\b/i,
    "The mail server took it for spam, or does not accept mail from us.",
  ],
  [
    /greylist|gr[ae]y-?list|try again later|come back later/i,
    "The mail server asks us to try later.",
  ],
  [/certificate|self.signed|tls|ssl/i, "The connection to the mail server is not secure."],
  [
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|queryA/,
    "The mail server's name was not found. Is our connection down?",
  ],
  [
    /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNECTION|timed? ?out|silent|time for this attempt|closed|greeting never received|socket|hang up/i,
    "The mail server did not answer.",
  ],
  [/\b55[01]\b/, "The mail server says there is no such mailbox."],
  [/\b5\d\d\b/, "The mail server refused it for good."],
  [/\b4\d\d\b/, "The mail server has trouble and asks us to try later."],
];

/**
 * Explains in plain words why a mail waits or is dead, based on its error. Unknown errors get a general sentence; the
 * row keeps the original.
 */
export function mailFault(error: string): string {
  if (error === unwritableMailbox) return error;
  for (const [pattern, words] of faults) {
    const found = pattern.exec(error);
    if (found) return words.replace("$1", found[1] ?? "");
  }
  return "It could not be sent, for a reason that we do not know. Whoever runs the site can look.";
}
