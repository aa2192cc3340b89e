import { formatDay } from "#domain/calendar/calendar-day.ts";
import type { EstimateMissing } from "#domain/estimate/complete-estimate.ts";
import type { EstimateAnswer } from "#domain/estimate/estimate-contract.ts";
import type {
  EstimateUnit,
  LineKind,
  NoReason,
  OptionGrade,
} from "#domain/estimate/estimate-terms.ts";
import type { PaymentPlanId } from "#domain/financing/financing.ts";
import type { ReportState } from "#domain/report/report-state.ts";

/* The words of estimates at the desk, by the component that shows them. */

export const estimatePage = {
  title: (name: string) => `Estimate for ${name}`,
  untitled: "Estimate",
  lead: "The lead",
  report: "The report",
  begin: "Begin the estimate",
  another: "Write another estimate",
  goOn: "Go on with the draft",
  none: "There is no estimate yet. It begins with what the report has measured and with the prices of your price book.",
  noReport:
    "No report on this roof is sent: quantities are yours to fill in. A report with measures fills them.",
  notRead: "What the server has of estimates cannot be shown at the moment.",
  discard: "Delete this draft",
  discardConfirm: "Delete this draft?",
  discardText: "What is written in it is gone, here and at the office.",
};

export const estimateStatus = {
  willBeSent: "It will be sent by itself once there is a connection.",
  theirs: "Somebody else has written otherwise. What you wrote stays:",
  theirsIs: (field: string, theirs: string) => `${field}: ${theirs}`,
  nothing: "nothing",
};

/** Fields that two people may have filled differently. */
export const clashFields: Readonly<Record<string, string>> = {
  quantity: "Quantity",
  waste: "Waste",
  priceCents: "Price",
  what: "What it is",
  unit: "Unit",
  brand: "Brand",
  product: "Product",
  name: "Name of the option",
  grade: "Kind of option",
  dates: "Begin and end",
  workDays: "Days of work",
  validUntil: "Prices hold until",
  share: "Share",
  when: "When it is due",
  months: "Months",
  rate: "Rate",
  included: "In the total",
  most: "At most",
};

export const estimateSync = {
  sentBefore: "It had been sent before. What was written since can become a correction of it.",
  deletedMeanwhile:
    "Somebody deleted this draft meanwhile. Look at it, and send it again if it is to go.",
};

export const estimateForm = {
  correction: "What is corrected",
  correctionText: "What was corrected, as your customer reads it",
  begins: "What goes before the options",
  beginsHint: "A sentence or two, if you like.",
  options: "Options",
  reportGone: "The report that its quantities come from was revoked or corrected.",
  reportAgain: (day: string | null) =>
    day ? `Take the report of ${day}` : "Go on without a report",
  addOption: "Add an option",
  removeOption: "Remove this option",
  basis: (book: string, measured: string | null) =>
    measured
      ? `Prices rest on your price book of ${book}, quantities on the report of ${measured}.`
      : `Prices rest on your price book of ${book}. Quantities are yours.`,
};

export const optionEditor = {
  name: "Name",
  nameHint: "As in ‘Architectural shingles’",
  grade: "It is the",
  words: "What it is for, in a sentence or two",
  lines: "Work and material",
  addLine: "Add a line …",
  somethingElse: "Something else",
  allowances: "What may turn out to be needed",
  allowancesHint: "With its price, and how much of it the total contains.",
  addAllowance: "Add an allowance …",
  notIncluded: "Not in it",
  notIncludedField: (number: number) => `Not in it, ${number}`,
  addNotIncluded: "Add a sentence",
  dates: "Begin and end",
  begin: "Not before",
  end: "Done by",
  daysFrom: "Days of work, from",
  daysTo: "to",
  total: "Total",
  notWhole: "A figure is still missing.",
};

export const lineEditor = {
  line: (number: number) => `Line ${number}`,
  allowance: (number: number) => `Allowance ${number}`,
  kind: "It pays for",
  what: "What",
  brand: "Brand",
  product: "Product or kind",
  quantity: "Quantity",
  included: "In the total",
  most: "At most",
  mostHint: "Not known",
  unit: "Unit",
  waste: "Waste, %",
  price: "Price",
  why: "Why it is another figure (your customer reads it)",
  remove: (what: string) => `Remove ${what || "this line"}`,
  noAmount: "–",
};

export const paymentsEditor = {
  heading: "Payments",
  when: "When",
  share: "Share, %",
  add: "Add a payment",
  remove: "Remove this payment",
  sum: (share: string) => `Together ${share}. Payments have to be 100%.`,
  payment: (number: number) => `Payment ${number}`,
};

export const financingEditor = {
  heading: "Ways to pay over time",
  none: "None is offered (Business, Financing).",
  months: "Months",
  rate: "APR, %",
  offer: (plan: string) => `Show ${plan}`,
};

export const planNames: Readonly<Record<PaymentPlanId, string>> = {
  "same-as-cash": "Same as cash",
  "low-monthly": "Low monthly payment",
  "fixed-rate": "Fixed rate",
};

export const typedFigures = {
  whole: (from: number, to: number) => `Enter a whole number from ${from} to ${to}`,
};

export const validity = { heading: "How long it holds", until: "Prices hold until" };

export const sendEstimate = {
  heading: "Send it",
  complete: "Nothing is missing.",
  preview: "Look at it as your customer will",
  previewTitle: "As your customer sees it",
  close: "Close",
  send: "Send the estimate",
  sendCorrection: "Send the correction",
  confirm: "Send this estimate?",
  cancel: "Not yet",
  mailed: (email: string) => `${email} is mailed the link to it. The lead is Quoted.`,
  notMailed: "There is no email address: nobody is told. Give them the link to their page.",
  later: "There is no connection. It is sent by itself once there is one.",
};

/** Of the emails to whoever is silent about an estimate. */
export const estimateReminders = {
  last: (when: string) => `Reminded by email ${when}.`,
  next: (when: string) => `Unless they answer, an email asks ${when}.`,
  off: "They want no more reminders.",
};

export const sentEstimates = {
  heading: "Estimates that were sent",
  at: (when: string, who: string) => ` ${when}${who && ` by ${who}`}`,
  opened: (when: string) => `Opened ${when}`,
  notOpened: "Not opened yet",
  read: "Read it whole",
  close: "Close it",
  correct: "Correct it",
  revoke: "Revoke it",
  revokeConfirm: "Revoke this estimate?",
  revokeText:
    "Its person no longer finds it on their page. If they were emailed it, or have opened it, they get a short email that it is no longer valid. It stays here.",
  revokeCorrection:
    "The estimate that it corrects does not hold again: write a new one, and tell its person.",
  hasDraft: "Finish or delete the draft first.",
  sign: "Signed on paper …",
  signConfirm: "Which option was signed?",
  signText: "The lead is won, for this amount.",
  signButton: "It was signed",
  signed: (name: string) => `Signed on paper: ${name}`,
  answers: "What they have said",
  noAnswer: "No answer yet.",
};

export const gradeChoices: Readonly<Record<OptionGrade, string>> = {
  good: "Good one",
  better: "Better one",
  best: "Best one",
  only: "Only one",
};

export const unitNames: Readonly<Record<EstimateUnit, string>> = {
  square: "squares",
  sheet: "sheets",
  foot: "feet",
  piece: "pieces",
  job: "in all",
};

export const lineKindNames: Readonly<Record<LineKind, string>> = {
  work: "Work",
  material: "Material",
  both: "Material, installed",
};

export const estimateStateNames: Record<ReportState, string> = {
  draft: "Draft",
  sent: "Sent",
  corrected: "Corrected since",
  revoked: "Revoked",
};

const noReasons: Readonly<Record<NoReason, string>> = {
  price: "it costs too much",
  competitor: "somebody else does it",
  timing: "not the time for it",
  other: "another reason",
};

/** What somebody has answered on their page. */
export function answerText(
  { kind, day, reason }: Pick<EstimateAnswer, "kind" | "day" | "reason">,
  option: string,
): string {
  switch (kind) {
    case "chosen":
      return `Chosen: ${option}`;
    case "later":
      return day ? `Not now; after ${formatDay(day, "dated")}` : "Not now";
    case "no":
      return reason ? `No: ${noReasons[reason]}` : "No";
    case "question":
      return option ? `A question about ${option}` : "A question";
  }
}

export const estimateSummary = {
  heading: "Estimate",
  none: "None yet.",
  draft: "A draft is being written.",
  local: "A draft is on this device.",
  open: "Open the estimate",
  write: "Write an estimate",
};

/** What is missing, in a sentence. @param name Of the option, line or allowance. */
export function missingText(missing: EstimateMissing, name: string): string {
  switch (missing.what) {
    case "report":
      return "The report that its quantities come from was revoked or corrected: choose the report again.";
    case "correction":
      return "Say what is corrected.";
    case "options":
      return "Add an option.";
    case "payments":
      return "Say when it is paid.";
    case "shares":
      return `Payments have to be 100%; they are ${missing.share / 100}%.`;
    case "deposit":
      return `The first payment has to be ${missing.from / 100}% to ${missing.to / 100}%, as your terms say.`;
    case "financing":
      return "A way to pay is not what you offer.";
    case "valid-until":
      return "Say until when the prices hold.";
    case "valid-until-past":
      return "The day until which the prices hold is over.";
    case "name":
      return "Give the option a name.";
    case "lines":
      return `${name}: add work and material.`;
    case "dates":
      return `${name}: say when work begins and ends.`;
    case "dates-past":
      return `${name}: the day on which work begins is over.`;
    case "work-days":
      return `${name}: say how many days it takes.`;
    case "same-grade":
      return `${name}: another option is that one, too.`;
    case "only-grade":
      return `${name}: say which one it is beside the others.`;
    case "nothing":
      return `${name}: the total is nothing.`;
    case "too-much":
      return `${name}: the total is more than an amount may be.`;
    case "line":
      return `${name}: say what it is, how much, and its price.`;
    case "allowance":
      return `${name}: say what it is, and its price.`;
    case "allowance-most":
      return `${name}: at most is less than what the total contains.`;
  }
}

export const wholeEstimate = {
  noName: "Without a name",
  notWhole: "A figure is missing",
  noAmount: "–",
};
