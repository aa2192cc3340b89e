import { adviceNames, reportAreaNames, yearsText } from "#content/en/report.ts";
import type { BeyondFacts } from "#domain/report/beyond-facts.ts";
import type { Missing } from "#domain/report/complete-report.ts";
import type { ReportState } from "#domain/report/report-state.ts";

/* The words of reports at the desk, by the component that shows them. */

export const reportPage = {
  title: (name: string) => `Report on the roof of ${name}`,
  untitled: "Report on the roof",
  lead: "The lead",
  roof: "Roof photos",
  day: "The day",
  begin: "Begin the report",
  goOn: "Go on with the draft",
  none: "There is no report yet. It can be written without a network, as the visit goes on.",
  notRead: "What the server has of reports cannot be shown at the moment.",
  discard: "Delete this draft",
  discardConfirm: "Delete this draft?",
  discardText: "What is written in it is gone, here and at the office.",
};

export const reportStatus = {
  willBeSent:
    "It will be sent by itself once there is a connection, after its photos and what is drawn on them.",
  theirs: "Somebody else has chosen otherwise. What you chose stays:",
};

export const reportSync = {
  sentBefore: "It had been sent before. What was written since can become a correction of it.",
};

export const reportAnswer = {
  heading: "What they read first",
  none: "Choose what you advise, and the first sentence stands here.",
};

export const lookedAt = {
  heading: "What was looked at",
  why: (area: string) => `Why ${area.toLowerCase()} not closely`,
  noReason: "Why not …",
  note: (area: string) => `Note on ${area.toLowerCase()}`,
  notePlaceholder: "Note",
};

export const findings = {
  heading: "Findings",
  none: "None. That is fine where nothing was found.",
  fromPhoto: "Tap a photo to begin a finding with it.",
  fromPhotoWhat: (name: string) => `Begin a finding with ${name}`,
  add: "Add a finding without a photo",
  name: (number: number) => `Finding ${number}`,
  part: "Part",
  noPart: "Choose a part",
  side: "Side",
  noSide: "No side",
  condition: "Condition",
  seen: "What was seen",
  seenHint: "Facts: what, where, how many. Not what has caused it, and nothing about insurance.",
  urgency: "When something should be done",
  life: "How long it may last",
  noLife: "Cannot say",
  photos: "Photos of it",
  withPhoto: (name: string) => `Show ${name} with this finding`,
  remove: "Remove the finding",
  removeWhat: (number: number) => ` ${number}`,
};

export const lifeNames = (from: number, to: number) =>
  to === 1 && from === 0 ? "Under 1 year" : `${from}–${to} years`;

export const measures = {
  heading: "Measures",
  hint: "As far as they were taken. Prices of options rest on them.",
  squares: "Squares (100 square feet of roof each)",
  slope: (number: number) => `Slope ${number}`,
  slopes: "Slopes",
  addSlope: "Add a slope",
  removeSlope: "Remove",
  removeWhat: (number: number) => ` slope ${number}`,
  side: "Side",
  noSide: "No side",
  rise: "Rise on 12",
  slopeSquares: "Squares",
  layers: "Layers of roofing",
  decking: "Decking",
  noDecking: "Nobody has looked",
  badSheets: "Bad sheets seen",
  intake: "Intake of air",
  exhaust: "Exhaust of air",
  lengths: "Lengths in feet",
  counts: "Counts",
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  fault: (from: string, to: string) => `Enter a number from ${from} to ${to}`,
};

export const advice = {
  heading: "What we advise",
  years: "Replacement in",
  yearsFrom: "Years from",
  yearsTo: "to",
  words: "In your words",
  wordsHint: "What to do, and what happens if they wait.",
};

export const correction = {
  heading: "What was corrected",
  text: "The report that was sent stays as it is. This one says what was corrected:",
};

export const leftOut = {
  heading: "Photos in the report",
  all: (count: number) =>
    count === 1 ? "The photo of the roof is shown." : `All ${count} photos of the roof are shown.`,
  some: (shown: number, all: number) => `${shown} of ${all} photos are shown.`,
  hint: "Leave out what does not belong there, such as somebody's face.",
  toggle: (name: string) => `Show ${name} in the report`,
};

export const sendReport = {
  heading: "Before it is sent",
  complete: "Nothing is missing.",
  beyond: "This says more than what was seen:",
  beyondHint:
    "A cause, or what insurance does, is not ours to say: in most states it takes an adjuster's license. Change it, or send it so if it means something else.",
  send: "Send the report",
  sendCorrection: "Send the correction",
  confirm: "Send this report?",
  cancel: "Not yet",
  mailed: (email: string) =>
    `It is mailed to ${email} as a link to their page. After that it can be corrected, but not changed.`,
  notMailed:
    "We have no email address of them, so nobody is told: show it to them, or call. After that it can be corrected, but not changed.",
  later: "There is no connection: it is sent by itself once there is one.",
};

export const sentReports = {
  heading: "Reports that were sent",
  at: (when: string, who: string) => `${when}${who && ` by ${who}`}`,
  sentAt: (when: string, who: string) => `. Sent ${when}${who && ` by ${who}`}`,
  opened: (when: string) => `Opened ${when}`,
  notOpened: "Not opened yet",
  correct: "Correct it",
  revoke: "Revoke it",
  revokeConfirm: "Revoke this report?",
  revokeText:
    "Its person no longer finds it on their page. If they were emailed it, or have opened it, they get a short email that it is no longer valid. It stays here.",
  revokeCorrection: "The report that it corrects does not hold again: write a new one.",
  hasDraft: "Finish or delete the draft first.",
};

export const wholeReport = {
  read: "Read it whole",
  close: "Close it",
  correction: "What was corrected",
  advice: "Advice",
  noFindings: "Nothing was found that needs anything.",
  life: (years: string) => `may last ${years}`,
  pair: (what: string, how: string) => `${what}: ${how.toLowerCase()}`,
  otherPhotos: "All other photos",
  photo: (what: string, number: number) => `Open photo ${number}: ${what}`,
  removed: "This photo was removed.",
};

export const reportStateNames: Record<ReportState, string> = {
  draft: "Draft",
  sent: "Sent",
  corrected: "Corrected since",
  revoked: "Revoked",
};

export const reportSummary = {
  heading: "Report on the roof",
  none: "None yet.",
  draft: "A draft is being written.",
  local: "A draft is on this device.",
  open: "Open the report",
  write: "Write the report",
};

/** What is missing, as a link to where it goes. `number`: of the finding. */
export function missingText(missing: Missing, number: number): string {
  switch (missing.what) {
    case "looked-at":
      return "Say what was looked at";
    case "why-not":
      return `Say why not: ${reportAreaNames[missing.area].toLowerCase()}`;
    case "part":
      return `Finding ${number}: choose the part`;
    case "condition":
      return `Finding ${number}: choose the condition`;
    case "seen":
      return `Finding ${number}: say what was seen`;
    case "urgency":
      return `Finding ${number}: say when something should be done`;
    case "advice":
      return "Say what you advise";
    case "advice-years":
      return "Say in how many years to replace it";
    case "correction":
      return "Say what was corrected";
    case "advice-unsupported":
      return `The findings support no more than: ${adviceNames[missing.supported].toLowerCase()}. Advise less, or add what you saw`;
    case "advice-too-soon":
      return `Nothing found is at its end before ${yearsText({ from: missing.years, to: missing.years })}: replace it later`;
    case "advice-too-little":
      return `Finding ${number} is pressing, but you advise nothing`;
  }
}

export const beyondNames: Record<BeyondFacts["kind"], string> = {
  cause: "a cause",
  coverage: "insurance",
};

/** What two people can have chosen differently, by the name of the field. */
export const clashFields: Readonly<Record<string, string>> = {
  part: "Part",
  partWord: "Part",
  side: "Side",
  condition: "Condition",
  urgency: "When something should be done",
  life: "How long it may last",
  how: "How it was looked at",
  why: "Why not closely",
  kind: "Advice",
  years: "Years until a replacement",
  squareTenths: "Squares",
  layers: "Layers",
  rise: "Rise",
  count: "Number",
  badSheets: "Bad sheets",
  seen: "What was seen",
  note: "Note",
  words: "Advice in words",
  correction: "What was corrected",
  findings: "One finding too many",
  slopes: "One slope too many",
};

export const clashNone = "nothing";

/** Where two people have chosen differently. */
export const clashText = (field: string, theirs: string) => `${field}: they said ${theirs}`;
