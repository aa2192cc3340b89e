import { endOfTexts } from "./appointment-text-consent.ts";

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

/** While we have moved an appointment and have not told the visitor: what stands is the time that they know. */
export const proposing = {
  heading: "Could we come at another time?",
  text: {
    before: "We would like to move this to ",
    after: " and have not confirmed it with you yet.",
  },
  submit: "Yes, that works",
  over: "That time has passed. Please look at the time that you have.",
  lookAgain: "We would like to move this inspection. Please look at the new time.",
  call: "Call us",
};

/** From three days before an appointment, until the visitor says that they will be there. */
export const confirming = {
  heading: "Will you be there?",
  text: { before: "We'll come on ", after: "." },
  submit: "Yes, I'll be there",
  call: "Call us",
};

/** For somebody who would rather have us come earlier. */
export const earlier = {
  heading: "Want an earlier time?",
  ask: "Tell me if an earlier time opens:",
  parts: { any: "Any time", morning: "Mornings", afternoon: "Afternoons" },
  waits:
    "We'll email you when an earlier time opens. You keep your time unless you take the new one.",
  stop: "Stop asking",
  offer: {
    heading: "An earlier time has opened",
    text: {
      before: "We hold ",
      between: " for you until ",
      after: ". Your inspection stays where it is until you take this time.",
    },
    take: "Take this time",
    keep: "Keep mine",
  },
  gone: "That time is gone. You still have yours.",
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

/** The result of a change, or why no change is possible anymore. `mail` is said to whoever is mailed about it. */
export const outcomes = {
  moved: {
    title: "Your appointment has moved",
    before: "We'll be there on ",
    after: ".",
    mail: "A new calendar invitation is on its way to you.",
  },
  "texts-on": { title: "Texts are on", text: "We'll text you about your appointment." },
  "texts-off": {
    title: "No more texts",
    text: "We won't text you anymore.",
    mail: "You'll still get our emails.",
  },
  "reminders-off": {
    title: "No more reminders",
    text: "We won't remind you of this inspection. It stays booked.",
  },
  "reminders-on": { title: "We'll remind you", text: "You'll get our reminders again." },
  photos: {
    title: "We have your photos",
    text: "Your inspector will see them with your appointment.",
  },
  pressed: { title: "Your inspection is booked", before: "We'll be there on ", after: "." },
  kept: { title: "Thank you", before: "We'll be there on ", after: "." },
  asked: {
    title: "We'll tell you",
    before: "When an earlier time opens, we'll email you. Until you take one, we'll be there on ",
    after: ".",
  },
  declined: {
    title: "You keep your time",
    before: "We'll be there on ",
    after: ", and we'll write again if another earlier time opens.",
  },
  stopped: {
    title: "We won't ask again",
    before: "We'll be there on ",
    after: ".",
  },
  cancelled: {
    title: "Your appointment is canceled",
    text: "It's off our schedule.",
    mail: "A confirmation is on its way to you.",
  },
  wasCancelled: {
    title: "This appointment is canceled",
    text: "You can book a new inspection whenever you like.",
  },
  isNow: { title: "This appointment has begun" },
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
  end: endOfTexts,
};

/** What we write before an appointment. */
export const reminders = {
  heading: "Reminders",
  on: "We remind you three days before, the day before, and two hours before we come.",
  off: "You won't get any more reminders of this inspection. It stays booked.",
  end: "No more reminders",
  begin: "Remind me again",
};

/** Instead of reminders, where none would reach the person. */
export const unwritten = {
  heading: "You won't get reminders from us",
  text: "Save the link to this page: here you can move or cancel your inspection.",
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
  now: "Now",
  past: "Done",
  booked: "Booked",
  confirmed: "Confirmed",
};
