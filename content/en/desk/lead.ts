import { mailedPhotoLimits } from "#domain/photo/photo-rules.ts";
import { mailNames } from "./mails.ts";

/* The words of a lead's page, by the component that shows them. */

export const answerOthers = {
  answeredToo: "This person's other leads are answered, too.",
  ask: (waiting: string) => `${waiting}, too. Answered as well?`,
  one: (numbers: string) => `Lead ${numbers} of this person waits`,
  several: (numbers: string) => `Leads ${numbers} of this person wait`,
  mark: (count: number) => (count === 1 ? "Mark it answered" : `Mark all ${count} answered`),
  no: "No",
};

export const callForm = { note: "Note on the call", outcome: "How did it go?" };

export const conflictNotice = {
  changedFirst: (name: string) => `${name} changed this lead first`,
  changed: "This lead has changed in the meantime",
  youChose: "You chose",
  stored: "Stored now",
  useMine: "Use mine",
  keepTheirs: "Keep theirs",
  notSaved: (what: string) => `Not saved yet: ${what}.`,
  keptHere: "Kept in this browser and saved by itself once there is a connection.",
  saveAgain: "Save again",
  discard: "Discard",
};

export const leadAppointment = {
  heading: "Inspection",
  confirmed: "Confirmed",
  canceled: "Canceled",
  over: "This time is over.",
  now: (inspector: string | undefined) => (inspector ? `Now, ${inspector}` : "Now"),
  cancelIt: "Cancel it in the calendar",
  noReminders: "Wants no more reminders",
  wantsEarlier: "Wants an earlier time",
  keep: "Keep this time",
  move: "Move it",
  choose: (doing: string) => `Choose a time to ${doing}.`,
  moveThere: "move it there",
  bookForThem: "book it for them",
  address: "Address",
  moveTo: "Move to",
  book: "Book",
  cancel: "Cancel",
  bookAnyway: "Book anyway",
};

export const leadVisit = {
  label: "How the inspection went",
  asked: (when: string) => `How did it go? ${when}`,
  said: "Noted. It is sent as soon as there is a connection.",
};

export const leadAsked = {
  noMessage: "No message.",
  quiz: (category: string) => `Roof quiz: ${category}`,
  result: (score: number, urgency: string) => `, ${score} points, urgency ${urgency}`,
};

export const leadContacts = {
  callTitle: "Call, then say how it went (c)",
  call: "Call",
  emailTitle: "Write an email (e)",
  emailThem: "Email",
  text: "Text",
  person: "Person",
  phone: "Phone",
  email: "Email",
  noneGiven: "None given",
  address: "Address",
  map: " (map, opens a new tab)",
  cameBy: "Came by",
  cameFrom: "Came from",
};

export const leadHead = {
  day: "Day",
  state: "State: ",
  arrived: "Arrived ",
  yours: "Yours",
  with: (name: string) => `With ${name}`,
  takeTitle: "Take this lead (m)",
  take: "Take",
  haveOpen: (names: string, count: number) => `${names} ${count === 1 ? "has" : "have"} this open`,
};

export const leadPage = {
  title: "Lead",
  tryAgain: "Try again",
  allLeads: "All leads",
  loading: "Loading…",
};

export const leadPhotos = {
  photos: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  show: (number: number, count: number) => `Show photo ${number} of ${count}`,
};

export const leadStateForm = {
  label: "How it stands",
  state: "State",
  assignee: "Assignee",
  nobody: "Nobody",
  followUp: "Follow-up day",
  lost: (reason: string) => `Lost: ${reason}`,
  isSpam: {
    legend: "Is this spam?",
    cancels: (day: string, time: string) =>
      `The inspection on ${day}, ${time}, is then canceled if it is still to come, and its time is free again. The person is not told; the inspector is.`,
    submit: "Spam: cancel it",
    back: "Back",
  },
};

export const nextFollowUp = { label: "Next follow-up", inVain: "Nobody answered. Try again?" };

export const leadTimeline = { heading: "Timeline", showRest: "Show the quoted mail" };

export const leadView = {
  quicker: (name: string) => `${name} was quicker and has this lead.`,
  somebodyElse: "Somebody else",
  notTaken: (why: string) => `Not taken. ${why}`,
  makeMine: "Make it mine",
  tryAgain: "Try again",
  leave: "Leave it",
  close: "Close",
  isReal: "It is real",
  release: "Release",
};

export const mailForm = {
  noAddress: "No email address is known. Call or text instead.",
  to: (email: string) => `To ${email}. Replies come to the office.`,
  startFrom: "Start from",
  empty: "An empty email",
  replaced: "Your text was replaced.",
  putBack: "Put it back",
  subject: "Subject",
  text: "Text",
  submit: "Send the email",
};

export const mailPhotos = {
  heading: "Photos to send along",
  none: (count: number) => (count === 1 ? "none of 1" : `none of ${count}`),
  chosen: (count: number, bytes: number) =>
    `${count === 1 ? "1 photo" : `${count} photos`}, ${megabytes(bytes)} of ${megabytes(mailedPhotoLimits.bytes)} MB`,
  hint: "They are attached as they are at the desk, without marks. What is removed before the email goes out does not go along.",
  ofPerson: (number: number) => `Sent by the person, ${number}`,
  gone: (count: number) =>
    count === 1 ? "1 chosen photo was removed." : `${count} chosen photos were removed.`,
  withoutGone: "Go on without",
};

export const missedVisit = {
  nobodyThere: "Nobody was there for the inspection.",
  waits: "A letter to them waits to be sent.",
  open: (subject: string) => `Open the letter “${subject}”`,
};

export const noteForm = { note: "Note, for the office only", save: "Save the note" };

export const otherLeads = {
  heading: "Other leads of this person",
  lead: (number: number) => `Lead ${number}`,
  everything: "Everything about this person",
};

export const pausedTexts = {
  asked: (name: string) =>
    `${name} asked us to stop texts. We send none until you decide. They wrote:`,
  end: "End texts",
  goOn: "Keep texting",
};

export const photoDialog = {
  title: (number: number, count: number) => `Photo ${number} of ${count}`,
  previous: "Previous",
  next: "Next",
  turn: "Turn",
  alt: (number: number, name: string) => `${number} of what ${name} sent`,
};

export const seenMove = {
  moved: "The visitor moved the inspection. If nobody has to call them about it, that is all.",
  seen: "Seen",
};

export const textForm = {
  fromPhone: "Text from your phone",
  whatTexted: "What did you text?",
  textTo: (phone: string) => `Text to ${phone}`,
  goesOutAtEight: "It goes out at 8:00 AM.",
  send: "Send the text",
  log: "Log the text",
  logOnly: "Log it only",
};

export const timeChoice = {
  loading: "Loading free times…",
  earlier: "Earlier days",
  today: "Today, ",
  day: (day: string, free: number) => `${day}, ${free} free`,
  farApart: ", far apart",
  later: "Later days",
  isToday: " (today)",
  nothingFree: ": nothing free",
  taken: "Taken and closed times, too",
  choose: (number: number) => `Choose this time (${number})`,
  notFree: ", not free",
};

/** A later release may have queued a kind that this one has no name for. */
const nameOfMail: Readonly<Record<string, string>> = mailNames;

export const undeliveredNotice = {
  /** `Confirmation of the inspection did not arrive: call.` */
  call: (kind: string) => `${nameOfMail[kind] ?? "An email"} did not arrive: call.`,
  open: "Open the email",
};

export const untoldAppointments = {
  notTold: "Not told.",
  expects: (name: string, told: string, now: string) => ` ${name} still expects ${told}. ${now}`,
  isCanceled: "It is canceled.",
  isNow: (when: string) => `It is now on ${when}.`,
};

export const writePanel = {
  kinds: { note: "Note", call: "Log a call", mail: "Email", text: "Log a text" },
  outcome: "Outcome",
  sendText: "Text",
  label: "Add to this lead",
  mailTitle: "Write an email (e)",
};

export const freeSlots = { at: (day: string, time: string) => `${day} at ${time}` };

export const leadChange = {
  fields: {
    state: "State",
    assignee: "Assignee",
    followUpOn: "Follow-up day",
    amount: "Amount",
  },
  somebodyElse: "Somebody else",
  nobody: "Nobody",
  none: "None",
};

export const suspicion = {
  fakeBooking: (odd: string) =>
    `${odd}. A program seems to have filled in the form, so we have not written to this person. If the booking is real, we send the confirmation.`,
  oddLinks: (odd: string) =>
    `${odd}. If it holds links, our mails to this person repeat nothing that was typed.`,
  spam: "This looks like spam. Nothing was sent to this person.",
  fast: "This form was filled in as fast as programs do it. We write to the person as usual.",
};

/** What the system sent, where it is shown as one line. */
export const timelineGroup = {
  mail: (count: number) => (count === 1 ? "1 mail" : `${count} mails`),
  alert: (count: number) => (count === 1 ? "1 alert" : `${count} alerts`),
};

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(bytes % (1024 * 1024) === 0 ? 0 : 1);
}
