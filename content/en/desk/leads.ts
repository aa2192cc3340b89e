import { spanText } from "#domain/lead/lead-clock.ts";
import type { LeadListName } from "#domain/lead/lead-list.ts";

/* The words of the list of leads, by the component that shows them. */

export const countedFilters = {
  answers: {
    answered: "answered, calls left out",
    "within-goal": "first answered within goal, calls left out",
  },
  steps: {
    booked: "an inspection was booked",
    held: "the last inspection was held",
    "no-show": "nobody was there at the last inspection",
    quoted: "quoted or won at some time",
    chosen: "has chosen an option",
  },
  lost: (reason: string) => `lost: ${reason}`,
  cameFrom: (source: string) => `came from: ${source}`,
  onlyCounted: "Only leads that a number counts:",
  total: (total: number) => (total === 1 ? "1 lead." : `${total} leads.`),
  showAll: "Show all of this list",
  hours: (weekday: string, from: string, to: string) => `on ${weekday}s between ${from} and ${to}`,
  withoutSpam: "without spam",
  arrived: {
    on: (day: string) => `arrived ${day}`,
    between: (first: string, last: string) => `arrived ${first} to ${last}`,
    since: (first: string) => `arrived since ${first}`,
    until: (last: string) => `arrived until ${last}`,
  },
  am: "AM",
  pm: "PM",
};

export const figuresStrip = {
  waiting: "Waiting",
  late: "Late",
  median: {
    name: "Median answer, 7 days",
    short: "Median",
    minutes: (minutes: number) => spanText(minutes * 60_000),
  },
  withinGoal: { name: "Within goal, 7 days", short: "In goal" },
};

export const knownCaller = {
  newFor: (name: string) => `A new lead for ${name}.`,
  newForKnown: "A new lead for somebody known.",
  somebodyElse: { change: "No, somebody else", choose: "Somebody else" },
  newForOther: "A new lead for somebody else.",
  list: "Possible callers",
  same: (person: string) => `${person}. Same person?`,
  newLead: (name: string) => `New lead for ${name}`,
  callers: (count: number) => (count === 1 ? "1 possible caller" : `${count} possible callers`),
  addTo: (number: number) => `Add to lead ${number}`,
};

export const leadColumns = {
  number: "No.",
  who: "Who",
  phone: "Phone",
  what: "What",
  state: "State",
  assignee: "Assignee",
  arrived: "Arrived",
  answer: "Answer",
  open: (name: string) => `${name}, open (Enter)`,
  odd: "Looks odd",
  suspected: "Suspected spam",
  pausedTitle: "Asked us to stop texts: nobody has decided yet",
  paused: "Texts paused",
  undelivered: "Email not delivered",
  undeliveredText: "Text not delivered",
  ofPerson: (count: number) => `${count} leads`,
  call: "Call (c)",
  canceled: "Inspection canceled",
  toBeConfirmed: "To be confirmed",
  takeTitle: "Take this lead (m)",
  take: "Take",
  takeWhat: (number: number) => ` lead ${number}`,
};

export const leadLine = {
  select: (number: number, name: string) => `Select lead ${number}, ${name}`,
  seen: "Seen",
  seenWhat: (number: number) => ` booking of lead ${number}`,
  seenTitle: "Mark as seen (s)",
  release: "Release",
  releaseWhat: (number: number) => ` lead ${number}`,
};

export const leadList = {
  tryAgain: "Try again",
  isYours: (number: number, name: string) => `Lead ${number}, ${name}, is yours.`,
  newLeads: (waiting: number) => (waiting === 1 ? "1 new lead" : `${waiting} new leads`),
  emergencies: (emergencies: number) =>
    emergencies === 1 ? "1 emergency" : `${emergencies} emergencies`,
  span: (from: number, to: number) => `Leads ${from} to ${to}`,
  more: "Load more",
  loading: "Loading…",
};

export const leadMarks = { emergency: "Emergency" };

export const leadTable = { select: "Select", seen: "Seen", release: "Release" };

export const selectionBar = {
  label: "Selected leads",
  selectShown: (shown: number) => `Select all ${shown} shown`,
  allShownSeen: (shown: number) =>
    shown === 1 ? "Mark this booking as seen" : `Mark all ${shown} shown as seen`,
  selected: (count: number) => `${count} selected`,
  tooMany: (most: number) => `At most ${most} at once.`,
  seen: "Seen",
  assign: "Assign",
  followUp: "Follow-up",
  spam: "Spam",
  close: "Close as lost",
  end: "End selection",
  endTitle: "End selection (Escape)",
};

const leadsText = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

export const selectionDialogs = {
  assign: {
    title: (count: number) => `Assign ${leadsText(count)}`,
    to: "To",
    nobody: "Nobody",
    submit: "Assign",
  },
  followUp: {
    title: (count: number) => `Follow up ${leadsText(count)}`,
    on: "On",
    hint: "Leave it empty for no follow-up.",
    submit: "Set the day",
  },
  spam: {
    title: (count: number) => `Mark ${leadsText(count)} as spam?`,
    means: "They are closed, and no one gets an email.",
    cancels: (count: number) =>
      count === 1
        ? "1 inspection that is booked is canceled, and its time is free again."
        : `${count} inspections that are booked are canceled, and their times are free again.`,
    isFinal: "Undo does not book them again.",
    submit: "Mark as spam",
  },
  close: {
    title: (count: number) => `Close ${leadsText(count)} as lost`,
    reason: "Reason",
    choose: "Choose a reason",
    keeps: "Inspections that are booked stay booked.",
    submit: "Close as lost",
  },
};

export const selectionDone = {
  label: "Done with several leads",
  done: {
    see: (count: number) => (count === 1 ? "1 booking seen." : `${count} bookings seen.`),
    unsee: (count: number) =>
      count === 1 ? "1 booking is new again." : `${count} bookings are new again.`,
    assign: (count: number) => `${leadsText(count)} assigned.`,
    "follow-up": (count: number) => `Follow-up set for ${leadsText(count)}.`,
    spam: (count: number) => `${leadsText(count)} marked as spam.`,
    close: (count: number) => `${leadsText(count)} closed as lost.`,
    undo: (count: number) =>
      count === 1 ? "1 lead is as it was before." : `${count} leads are as they were before.`,
  },
  wereChanged: (count: number, by: string | null) =>
    `${count} ${count === 1 ? "was" : "were"} changed by ${by ?? "the visitor or the system"} meanwhile and left alone.`,
  wereNotNew: (count: number, by: string | null) =>
    `${count} ${count === 1 ? "is" : "are"} no longer new${by ? `: ${by} was there first` : ""}.`,
  areGone: (count: number) => (count === 1 ? "1 has been deleted." : `${count} have been deleted.`),
  refused: (count: number, because: string) => `${count} not done: ${because}`,
  left: "Left alone:",
  undo: "Undo",
  dismiss: "Dismiss",
};

export const leadsPage = {
  title: "Leads",
  newCall: "New call",
  keys: "Keys",
  keysTitle: "Keys (?)",
  numbers: "All numbers",
  lists: "Lists",
};

export const listEmpty = {
  lists: {
    waiting: {
      heading: "Nobody is waiting",
      text: "Every lead has been answered. New ones appear here by themselves.",
    },
    "new-bookings": {
      heading: "Every booking has been seen",
      text: "Inspections that people book online are confirmed by mail and appear here. Nobody owes them an answer.",
    },
    open: { heading: "No open leads", text: "Every lead is won, lost or spam." },
    "follow-up": {
      heading: "Nothing to follow up today",
      text: "Set a follow-up day on a lead, and it comes back here.",
    },
    "not-told": {
      heading: "Everybody knows their time",
      text: "People whose inspection we moved or canceled stay here until somebody has told them.",
    },
    all: {
      heading: "No leads yet",
      text: "They come in through the site's forms. Add the ones that call.",
    },
    spam: {
      heading: "No suspected spam",
      text: "What looks like spam is kept here until somebody has looked at it.",
    },
  } satisfies Record<LeadListName, { heading: string; text: string }>,
  noMatch: {
    heading: "No lead matches",
    text: "Look in All, or clear the search and the filters.",
  },
  searchEverything: "Search everything",
};

export const listFailures = {
  quicker: (name: string) => `: ${name} was quicker and has this lead.`,
  somebodyElse: "somebody else",
  notTaken: "not taken",
  notReleased: "not released",
  tryAgain: "Try again",
  dismiss: "Dismiss",
};

export const listFilters = {
  search: { label: "Search this list", placeholder: "In this list: name, phone, words" },
  held: (held: number) => `Filters (${held})`,
  filters: "Filters",
  state: "State",
  anyState: "Any state",
  kind: "Kind",
  anyKind: "Any kind",
  assignee: "Assignee",
  anybody: "Anybody’s",
  mine: "Mine",
  nobody: "Nobody’s",
  emergencies: "Emergencies only",
  clear: "Clear",
};

export const newCallDialog = {
  title: "New call",
  thenBook: (time: string) => `Then book ${time}.`,
  name: "Name",
  phone: "Phone",
  email: "Email, if they have one",
  address: "Address",
  need: "What do they need?",
  mayText: "May we text you?",
  readAloud: "Read this to them, and check the box if they say yes:",
  save: "Save the call",
  close: "Close",
};

export const savedViews = {
  label: "Saved views",
  delete: (name: string) => `Delete the view ${name}`,
  saveThis: "Save this view",
  name: "Name of the view",
  save: "Save",
  cancel: "Cancel",
};

export const soundSwitch = { label: "Sound for new leads", on: "Sound is on", off: "Sound is off" };
