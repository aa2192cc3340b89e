import { textConsent } from "./visitor-texts.ts";

/** What visitors can do with their own appointment. */
export const actions = {
  move: "Choose another time",
  cancel: "Cancel this appointment",
  another: "Schedule another inspection",
  questions: { before: "Questions? Call us at ", after: "." },
};

/** After we have moved an appointment, until the visitor answers. */
export const keeping = {
  heading: "We moved your inspection",
  text: { before: "We're sorry: we had to move it to ", after: ". Does that work for you?" },
  submit: "Keep this time",
  call: "Call us",
};

/** From three days before an appointment, until the visitor says that they will be there. */
export const confirming = {
  heading: "Will you be there?",
  text: { before: "We'll come on ", after: "." },
  submit: "Yes, I'll be there",
  call: "Call us",
};

export const moving = {
  heading: "Choose another time",
  confirm: "Confirm",
  moves: { before: "Your appointment moves from ", between: ", to ", after: "." },
  stays: { before: "Your appointment stays on ", after: ", until you confirm a new time." },
  submit: "Move the appointment",
  keep: "Keep the old time",
};

export const cancelling = {
  heading: "Cancel this appointment?",
  text: {
    before: "We won't come on ",
    between: " at ",
    after:
      ", and someone else can have that time. You can book a new inspection whenever you like.",
  },
  submit: "Yes, cancel the appointment",
  keep: "Keep the appointment",
};

/** The result of a change, or why no change is possible anymore. */
export const outcomes = {
  moved: {
    title: "Your appointment has moved",
    before: "We'll be there on ",
    after: ". A new calendar invitation is on its way to you.",
  },
  "texts-on": { title: "You get texts", text: "We'll text you about your appointment." },
  "texts-off": {
    title: "No more texts",
    text: "We won't text you anymore. You still get our emails.",
  },
  kept: { title: "Thank you", before: "We'll be there on ", after: "." },
  cancelled: {
    title: "Your appointment is canceled",
    text: "It's off our schedule, and a confirmation is on its way to you.",
  },
  wasCancelled: {
    title: "This appointment is canceled",
    text: "You can book a new inspection whenever you like.",
  },
  isPast: {
    title: "This appointment has taken place",
    text: "It can't be moved or canceled anymore.",
  },
};

/** Asks for texts, or ends them. `ending`: the last digits of the number. */
export const texts = {
  heading: "Text messages",
  wanted: (ending: string) =>
    `We text you about your appointments at the number that ends in ${ending}.`,
  begin: "Get texts",
  end: textConsent.end,
};

export const unknown = {
  heading: "We can't find this appointment",
  text: {
    before:
      "Part of the link may be missing. Open the link in your confirmation email again, or call us at ",
    after: " and we'll look it up for you.",
  },
  call: "Call us",
};

/** The page's title, by the state of the appointment. */
export const headings = {
  cancelled: "Your inspection is canceled",
  past: (day: string) => `Your inspection took place on ${day}`,
  booked: (when: string) => `Your inspection: ${when}`,
};

export const states = {
  cancelled: "Canceled",
  past: "Done",
  booked: "Booked",
  confirmed: "Confirmed",
};
