/* The words of the page of loose ends, by the component that shows them. */

export const looseEndsPage = {
  title: "Loose ends",
  hint: "Clear it by evening: a press or two ends a line, or you leave it and say why.",
  loading: "Loading…",
  none: {
    heading: "Nothing is loose",
    text: "Everybody knows when we come, every visit has an outcome, and nobody is waiting to hear from us.",
  },
  more: (shown: number, total: number) => `The first ${shown} of ${total}.`,
  ended: (name: string) => `Done: ${name}.`,
};

/** Why a line is there, in a sentence. `when` is the inspection's time. */
export const looseEndWhy = {
  expects: (believed: string, now: string) => `Expects us ${believed}; it is now ${now}.`,
  expectsCanceled: (believed: string) => `Expects us ${believed}; it is canceled.`,
  suspected: (when: string) => `Booked for ${when}, and looks like spam.`,
  undelivered: (email: string) => `An email to ${email} could not be delivered.`,
  undeliveredText: (phone: string) => `A text to ${phone} could not be delivered.`,
  unreachable: (when: string) => `Inspection ${when}: no email that works, and no texts.`,
  unconfirmed: (when: string) => `Inspection ${when}: has not said that they will be there.`,
  unanswered: (when: string) => `Moved to ${when} by email, and has not answered.`,
  unassigned: (when: string) => `Inspection ${when}: nobody inspects.`,
  nobodyFree: (when: string) => `Inspection ${when}: nobody inspects, and nobody is free then.`,
  outcome: (when: string) => `The inspection ${when} is over. Did it take place?`,
  quote: (when: string) => `The inspection ${when} took place. What came of it?`,
  photos: (count: number) =>
    count === 1 ? "1 photo, not opened." : `${count} photos, not opened.`,
  silent: "Quoted, no answer yet, and no day to follow up.",
  inVain: "Quoted, and no follow-up was answered.",
};

export const looseEndLine = {
  since: "Since:",
  presses: {
    mail: "Email them",
    told: "Told by phone",
    release: "Not spam",
    reached: "Reached by phone",
    confirmed: "Confirmed by phone",
    done: "Done",
    "no-show": "Nobody there",
    "somebody-else": "Somebody else goes",
    quoted: "Quoted",
    opened: "Photos seen",
    close: "Close as lost",
  },
  assign: (name: string) => `Give to ${name}`,
  day: "See the day",
  leave: "Leave it",
  of: (name: string) => `, ${name}`,
};

export const outcomeDialog = { title: (name: string) => `What came of it: ${name}` };

export const closeDialog = { title: (name: string) => `Close as lost: ${name}` };

export const leaveDialog = {
  title: (name: string) => `Leave it: ${name}`,
  hint: "It comes back when what it is about changes.",
  why: "Why",
  text: "In a few words (optional)",
  submit: "Leave it",
};

export const leftNotice = {
  left: (what: string, name: string) => `Left as it is: ${what}, ${name}.`,
  undo: "Undo",
};
