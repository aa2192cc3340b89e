/* The words of the calendar, by the component that shows them. */

export const appointmentCard = {
  toBeConfirmed: "to be confirmed",
  looksOdd: "Looks odd: call first",
  notTold: "Not told yet",
  isElsewhere: "Busy elsewhere then",
};

export const appointmentPanel = {
  isToday: " (today)",
  noAddress: "No address yet. Call and ask.",
  lead: (number: number) => `Lead ${number}`,
  notTold: "Not told yet.",
  expects: (name: string, told: string) => ` ${name} still expects ${told}.`,
  mailGoesOut: (name: string) => `An email to ${name} goes out in 10 seconds.`,
  countsAsTold: (name: string) => `${name} counts as told.`,
  progress: "How far it has come",
  move: "Move to…",
  cancel: "Cancel…",
};

export const bookDialog = {
  title: (time: string) => `Book ${time}`,
  whom: { label: "For whom?", hint: "Name, phone, address or number" },
  searching: "Searching…",
  newCall: "New call",
  nobodyFound: "Nobody found. Is it a new call?",
  leads: (count: number) => (count === 1 ? "1 lead" : `${count} leads`),
};

export const calendarBoard = {
  openAgain: "Open again.",
  theWeek: "The week",
  keys: "Press a card to open it, or Space on it. Drag it to move it, or press Enter on it, then arrows, then Enter.",
  noLongerHere: "No longer here",
  goneFromTheseDays: "This appointment is no longer on these days.",
  move: (name: string) => `Move ${name}`,
  cancel: (name: string) => `Cancel the appointment of ${name}`,
};

export const calendarCell = {
  free: (room: number) => `${room} free`,
  bookHere: "Book here",
  closed: (reason: string) => `Closed: ${reason}`,
  nobodyWorks: "Nobody works then",
  doesNotWork: "Does not work then",
  elsewhere: "Busy elsewhere",
  areElsewhere: (names: readonly string[]) => `Busy elsewhere: ${names.join(", ")}`,
  place: (text: string, when: string, whose: string, bookHere: string) =>
    `${text} on ${when}${whose}${bookHere}`,
  bookHereToo: ". Book here",
};

export const calendarGrid = { time: "Time" };

export const calendarHead = {
  views: { day: "Day", week: "Week", month: "Month" },
  spans: { day: "Days", week: "Weeks", month: "Months" },
  previous: (view: string, span: string) => `Previous ${view}, ${span}`,
  today: "Today",
  next: (view: string, span: string) => `Next ${view}, ${span}`,
  viewsLabel: "Views",
  whose: "Whose appointments",
  everybody: "Everybody",
  unassigned: "Unassigned",
  closeHours: "Close hours",
  /** `Nov 22 to 28` */
  span: (from: string, to: string) => `${from} to ${to}`,
};

export const calendarPage = { loading: "Loading the calendar" };

export const cancelForm = {
  about: (when: string, name: string) =>
    `${when}. The time is free again at once. You can tell ${name} afterwards.`,
  reason: { label: "Reason", hint: "For the desk. It is not sent." },
  submit: "Cancel the appointment",
  close: "Keep it",
};

export const carryBar = {
  nowhere: "Nowhere yet.",
  keys: "Arrows move it, Enter drops it, Escape puts it back.",
};

export const closeHoursDialog = {
  title: "Close hours",
  about:
    "The site stops offering these times at once. Appointments in them stay until you move them.",
  firstDay: "First day",
  lastDay: "Last day",
  from: "From",
  startOfDay: "Start of the day",
  to: "To, included",
  endOfDay: "End of the day",
  who: "Who",
  everybody: "Everybody",
  reason: { label: "Reason", hint: "Shown at the desk only." },
  submit: "Close these hours",
  leaveOpen: "Leave them open",
  closed: "Closed.",
  nobodyThere: "Nobody has an appointment in these hours.",
  back: "Back to the calendar",
};

export const closedHours = {
  list: "Closed hours",
  closed: (reason: string) => `Closed: ${reason}`,
  by: (closedBy: string) => `, by ${closedBy}`,
  openAgain: "Open again",
};

export const columnHeadings = {
  today: " Today",
  booked: (booked: number) => `${booked} booked`,
  free: (free: number) => `, ${free} free`,
  closeHours: "Close hours",
  onDay: (day: string) => ` on ${day}`,
  appointments: (booked: number) => (booked === 1 ? "1 appointment" : `${booked} appointments`),
};

export const monthGrid = {
  caption: "Appointments of each day",
  notOpen: "Not open",
  booked: "booked",
  closed: "Closed",
  free: (free: number) => `${free} free`,
  full: "Full",
};

export const moveForm = {
  isFarApart: " (far apart)",
  day: "Day",
  dayOthers: "Full or closed",
  time: "Time",
  timeOthers: "Taken or closed",
  inspector: "Inspector",
  sameOrWhoever: "The same, or whoever is free",
  inspectorOthers: "Taken or off",
  unassigned: "Unassigned",
  submit: "Move it",
  close: "Leave it",
  free: "Free",
};

export const movedBar = {
  label: "What was done",
  tell: (name: string) => `Tell ${name}?`,
  mailGoesOut: (name: string) => `An email to ${name} goes out in 10 seconds.`,
  countsAsTold: (name: string) => `${name} counts as told.`,
  undo: "Undo",
  notNow: "Not now",
  close: "Close",
};

export const refusedMove = {
  isBack: (name: string) => `${name} is back where it was.`,
  bookAnyway: "Book anyway",
  tryAgain: "Try again",
  leave: "Leave it",
};

export const weekDays = { label: "Days of the week", notOpen: "Not open", booked: " booked" };

export const closureWords = {
  span: (first: string, last: string) => `${first} to ${last}`,
  from: (time: string) => `from ${time}`,
  until: (time: string) => `until ${time}`,
  allDay: "all day",
  have: (count: number) => (count === 1 ? "1 person has" : `${count} people have`),
  onDay: (day: string) => `on ${day}`,
  onTheseDays: "on these days",
  covered: (who: string, when: string) => `${who} an appointment ${when}. Nothing has moved yet.`,
};

export const spokenPlaceWords = {
  unassigned: "Unassigned",
  somebodyElse: "Somebody else",
  isThere: "Where it is now.",
  free: "Free.",
  closed: (reason: string) => `Closed: ${reason}.`,
  doesNotWork: "Does not work then.",
  elsewhere: "Busy elsewhere then.",
  nobodyWorks: "Nobody works then.",
  held: (count: number, until: string) =>
    `${count === 1 ? "Being" : `${count} being`} booked until ${until}`,
  taken: {
    unknown: "Taken.",
    by: (name: string) => `Taken by ${name}.`,
    bySeveral: (name: string, others: number) =>
      `Taken by ${name} and ${others === 1 ? "1 other" : `${others} others`}.`,
  },
};

export const carry = {
  cannotMove: "This appointment cannot be moved.",
  pickedUp: (name: string, place: string) => `${name} picked up. ${place}`,
  isBack: (name: string, time: string) => `${name} is back at ${time}.`,
  wasChanged: (name: string) => `${name} was changed meanwhile, and has been put back.`,
};

export const moves = {
  movedBack: (when: string) => `Moved back to ${when}.`,
  moved: (when: string) => `Moved to ${when}.`,
  canceled: "Canceled.",
};
