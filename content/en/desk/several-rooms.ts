import { callSource, directSource, importSource } from "#domain/lead/lead-sources.ts";

/*
 * The words of what several rooms show, by the component that shows them; otherwise the first page of the desk would load
 * all words of those rooms.
 */

export const appointmentWords = {
  canceled: "Canceled",
  at: (day: string, time: string) => `${day} at ${time}`,
};

export const farApartNote = {
  farApart: "Far apart.",
  miles: (miles: number, name: string) => ` About ${miles} miles of road to ${name}`,
  inTown: (town: string) => ` in ${town}`,
  at: (time: string) => ` at ${time}, estimated from the middles of the counties.`,
};

export const tellButtons = {
  email: "Email",
  /** Of somebody without a mailbox who wants texts from us. */
  ourText: "Send our text",
  text: "Text",
  byPhone: "Told by phone",
};

/** Of somebody without a mailbox that takes mail who wants no texts. `phone`: as it is shown. */
export const unreachableText = (phone: string) =>
  phone ? `Nobody can write to them: call ${phone}` : "Nobody can write to them";

export const openCount = { of: "open before you open" };

export const mailHalt = { seeMails: "See the mails" };

export const knownPerson = {
  leads: (leads: number) => (leads === 1 ? "1 lead" : `${leads} leads`),
  lastCalled: (day: string) => `last called ${day}`,
};

export const possiblySame = {
  heading: "Possibly the same person (same phone)",
  merged: (name: string, days: number) =>
    `Merged with ${name}. On the person's page it can be undone for ${days} days.`,
  isOther: (name: string) => `${name} is somebody else.`,
  mergeLabel: (name: string) => `Merge with ${name}`,
  merge: "Merge",
  otherLabel: (name: string) => `${name} is not the same`,
  other: "Not the same",
};

/** The name of a source: a visitor's is shown as it is. */
export function sourceName(source: string): string {
  if (source === directSource) return "Direct or unknown";
  if (source === callSource) return "Phone calls";
  if (source === importSource) return "Imported";
  return source;
}

export const amountField = { label: "Amount (optional)" };

export const lostReasonChoice = { legend: "Why was it lost?", cancel: "Cancel" };

/** Puts the next follow-up on a day: `Follow up Thu, Dec 3`. */
export const followUpButton = (day: string) => `Follow up ${day}`;
