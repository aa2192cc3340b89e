import type { BusyCalendarFault } from "#domain/appointment/busy-calendar-contract.ts";

/** What staff read of calendars that close inspectors' times, at the desk and in mails. */

/** The program that answers at a host; the host itself where it is nobody's that we know. */
export function programOf(host: string): string {
  const known = Object.entries(programs).find(([, pattern]) => pattern.test(host));
  return known?.[0] ?? host;
}

const programs = {
  Google: /(?:^|\.)google\.com$/,
  Outlook: /(?:^|\.)(?:outlook|live|hotmail|office365|office)\.com$/,
  iCloud: /(?:^|\.)icloud\.com$/,
  Fastmail: /(?:^|\.)fastmail\.(?:com|help)$/,
};

/** Why a calendar could not be read, and what to do about it. */
export function busyFaultInWords(fault: BusyCalendarFault, host: string): string {
  const program = programOf(host);
  const sentences: Record<BusyCalendarFault, string> = {
    gone: `${program} says this address is no longer valid. Copy the secret address again and paste it here.`,
    refused: `${program} lets nobody read this address without signing in. Paste the calendar's secret address in iCal format.`,
    failing: `${program} has trouble sending the calendar. We keep trying.`,
    timeout: `${program} does not answer in time. We keep trying.`,
    unreachable: `${program} cannot be reached. We keep trying.`,
    "unknown host": `There is no server with the name ${host}. Please check the address.`,
    certificate: `The certificate of ${host} cannot be trusted.`,
    garbled: `${program} answers in a way that we do not understand.`,
    "too many redirects": `${program} sends us from one address to the next. Paste the address that it leads to.`,
    "too large": "This calendar is longer than 15 MB. Share one with fewer old entries.",
    "too much":
      "This calendar has more entries than we can read. Share one with fewer entries that repeat.",
    "no calendar":
      "There is no calendar at this address. Paste the secret address in iCal format, which often ends with .ics.",
    "no address": "That is not the address of a calendar. It begins with https:// or webcal://.",
    "not https": "This address is not encrypted. It has to begin with https:// or webcal://.",
    inside: "This address leads into a private network, where we do not read.",
    sealed:
      "The site has a new key since this address was stored, so that we cannot read it. Paste it here again.",
  };
  return sentences[fault];
}

export const busyCalendarMail = {
  away: (whose: string, program: string) => `${whose} calendar at ${program} cannot be read`,
  back: (whose: string, program: string) => `${whose} calendar at ${program} is read again`,
  your: "Your",
  whose: (name: string) => `${name}'s`,
  since: "Not read since",
  lastRead: "Last read",
  holds:
    "The times that it closed last stay closed until then. New ones are not known, so somebody may book a time that is taken.",
  whatToDo: "In the desk, Settings shows its state, and takes a new address.",
  open: "Open Settings",
  again: "It closes times as before. Nothing has to be done.",
};
