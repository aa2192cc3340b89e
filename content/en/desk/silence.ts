import type { MailboxFault } from "#domain/outside/silence-contract.ts";

/** The words of what outside has gone silent. */
export const silenceLines = {
  mailbox: (since: string) =>
    `Answers to our mails have not reached the leads since ${since}: the mailbox for replies does not answer. Read it yourself until whoever runs your server has mended it.`,
  calendar: (whose: string, since: string) =>
    `${whose} own calendar has not been read since ${since}: times that they have taken since then can be booked.`,
  your: "Your",
  whose: (name: string) => `${name}'s`,
  toMailbox: "See why, and what to do",
  toSettings: "See why in Settings",
  toStaff: "See why in Staff",
};

const openIt =
  "Can you open it in a mail program of your own? Then whoever runs your server checks name and port in REPLIES_IMAP_URL. If you cannot, ask whoever provides the mailbox.";

/** Why the mailbox for replies is not read, and what to do about it. */
const faults: Record<MailboxFault, { why: string; todo: string }> = {
  login: {
    why: "It refuses our login: its password was changed, or withdrawn.",
    todo: "Make a new password for it, which Google and others call an app password. Give it to whoever runs your server, who sets it in REPLIES_IMAP_URL and starts the site again.",
  },
  folder: {
    why: "The folder that we read is no longer there.",
    todo: "Make it again under the same name, or tell whoever runs your server which one to read (REPLIES_IMAP_URL).",
  },
  name: { why: "The name of its server leads nowhere.", todo: openIt },
  trust: {
    why: "Its server cannot prove who it is, or offers no encryption, so that we send it no password.",
    todo: "Ask whoever provides the mailbox: its certificate may have run out.",
  },
  "no-answer": { why: "Its server does not answer.", todo: openIt },
  odd: {
    why: "Its server answers something that we do not understand.",
    todo: "If that goes on for an hour, tell whoever runs your server: the site's log says more.",
  },
};

export const replyMailboxSettings = {
  title: "Answers by mail",
  hint: "What people answer to our mails is read from a mailbox of yours, and put on their leads.",
  of: (user: string, host: string) => `${user} at ${host}`,
  folder: (name: string) => `, folder ${name}`,
  inbox: "INBOX",
  read: "Last read ",
  every: ". It is read every minute.",
  never: "It is read for the first time within a minute.",
  notSince: "Not read since ",
  faults,
  meanwhile:
    "Read it yourself until then, and leave its mails where they are: once it can be read again, they are put on their leads.",
  now: "Read it now",
};
