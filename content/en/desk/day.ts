/* The words of an inspector's day, by the component that shows them. */

export const briefingNotes = {
  withBooking: "Note with the booking",
  fromOffice: "From the office",
  quizAnswers: "Quiz answers",
};

export const dayAge = {
  asOf: "Without a connection, this is the day as of ",
  mayHaveChanged: (age: string) => `, ${age}. It may have changed.`,
};

export const dayItem = {
  noAddress: "No address yet. Call and ask.",
  drive: (miles: number) => `About ${miles} miles by road, estimated by county`,
  roof: "Roof photos",
  roofOf: (name: string) => ` of ${name}`,
  report: "Report",
  reportOn: (name: string) => ` on the roof of ${name}`,
  photos: (photos: number) => (photos === 1 ? "1 photo" : `${photos} photos`),
  photosFrom: (name: string) => ` from ${name}`,
  nobodyAssigned: "Nobody assigned",
};

export const dayLinks = {
  label: "Days",
  previous: (day: string) => `Previous day, ${day}`,
  today: "Today",
  next: (day: string) => `Next day, ${day}`,
};

export const dayPage = {
  yesterday: "Yesterday",
  unended: (day: string, visits: number) =>
    `${day}: say how ${visits === 1 ? "1 visit" : `${visits} visits`} went`,
  today: "Today",
  notKnown: {
    heading: "Not known yet",
    text: "This day opens once there is a connection. Without one, only days that were seen before are here.",
  },
  loading: "Loading the day",
  none: {
    heading: "No appointments",
    nobody: "Nobody has an inspection on this day.",
    you: "Nothing is planned for you on this day.",
  },
};

export const visitEnds = { done: "Done", "no-show": "Nobody there" };

export const onSite = {
  onMyWay: (window: string) => `On my way, about ${window}`,
  to: (name: string) => `, to ${name}`,
  onTheWay: (told: string) => `On the way. ${told}`,
  officeCalls: "Nobody was there. The office calls on the next opening day.",
  noted: "Noted that you were there.",
  undo: "Undo",
  undoOnTheWay: (name: string) => ` on the way to ${name}`,
  undoThere: (name: string) => ` that you were there, ${name}`,
  undoNobody: (name: string) => ` that nobody was there, ${name}`,
  couldNotTell: (name: string) => `We could not tell ${name}: call them.`,
  text: "A text",
  email: "An email",
  goesOut: (by: string, name: string) => `${by} to ${name} goes out in 10 seconds.`,
  wasTold: (name: string) => `${name} was told.`,
  noNetwork: { call: "No network: call them,", noNumber: "No network, and they left no number." },
};

export const outcomeFailure = {
  setTo: "It is set to ",
  chose: " now. You chose ",
  set: (state: string) => `Set it to ${state}`,
  withoutVisit: "Save it for the lead alone",
};

export const outcomeForm = {
  legend: "Outcome",
  why: { label: "Why", choose: "Choose a reason" },
  note: "Note",
  submit: "Save",
  close: "Close",
};

export const outcome = {
  of: (name: string) => `Outcome of ${name}`,
  button: "Outcome",
  buttonOf: (name: string) => ` of ${name}`,
  saved: "Saved.",
};

export const dayEntries = {
  added: (time: string, name: string) => `New: ${time}, ${name}.`,
  canceled: "Canceled",
  movedTo: (day: string, time: string) => `Moved to ${day}${time}`,
};

export const outcomeDraft = {
  signedOut: "You were signed out before this was saved. Save it again.",
};
