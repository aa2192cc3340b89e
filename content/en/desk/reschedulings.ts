/* The words of a rain day's reschedulings, by the component that shows them. */

export const itemList = {
  label: (name: string) => `Move ${name}`,
  to: "to ",
  keep: "They keep it",
  agree: "They agree, move it",
  otherTime: "Another time",
  write: "Write instead",
  call: "Call instead",
  leave: "Leave",
};

export const openReschedulings = {
  label: "New times",
  newTimesFor: (days: string) => `New times for ${days}`,
};

export const otherTimeDialog = {
  title: (name: string) => `Another time for ${name}`,
  noTime: (days: number) => `No time is free in the next ${days} days. Call them, or leave it.`,
  day: "Day",
  time: "Time",
  inspector: "Inspector",
  whoever: "Whoever is free",
  submit: "Propose this time",
  close: "Leave it as it is",
};

export const reschedulingPage = {
  titleFor: (days: string) => `New times for ${days}`,
  title: "New times",
  toCalendar: "To the calendar",
  closed: (reason: string) => `Closed: ${reason}. Started by `,
  someoneGone: "somebody who has left",
  toMove: "To move",
  toCall: "To call",
  toAnswer: "Yet to answer",
  settled: "Settled",
  proposed: (name: string) => `${name} has another proposed time.`,
  toBeCalled: (name: string) => `${name} is to be called.`,
  stays: (name: string) => `${name} stays.`,
  keepsNew: (name: string) => `${name} keeps the new time.`,
  hasNew: (name: string) => `${name} has the new time.`,
};

export const startRescheduling = { find: "Find new times" };

export const reschedulingWords = {
  days: (first: string, last: string) => `${first} to ${last}`,
  haveThen: (people: string) => `${people} an appointment then.`,
  nothingMoved: "Nothing has moved yet.",
  moved: (moved: number) => `${moved} moved.`,
  toAnswer: (count: number) => `${count} yet to answer.`,
  toCallToday: (count: number) => `${count} to call today.`,
  nobodyLeft: "Nobody is left to move.",
  leftToMove: (count: number) => `${count} to move or call`,
  leftToAnswer: (count: number) => `${count} yet to answer`,
  move: (count: number) => `move ${count} and write to them`,
  give: (count: number, receiver: string) => `give ${count} to ${receiver}`,
  choose: "Choose whom to move",
  given: (given: number) => `${given} ${given === 1 ? "has" : "have"} another inspector.`,
  nobodyMoved: "Nobody was moved.",
  otherInspectors: (count: number) => (count === 1 ? "another inspector" : "other inspectors"),
  states: {
    expects: (place: string) => `Still expects ${place}.`,
    noTime: "No time is free for them.",
    toCall: "To be called.",
    noEmail: "No email address.",
    left: "Stays where it is.",
    toldUntil: (when: string) => `Told. Answer awaited until ${when}.`,
    told: "Told.",
    notTold: (place: string) => `Not told: still expects ${place}.`,
    otherTime: "Has chosen another time.",
    keeps: "Keeps the time.",
    keepsNew: "Keeps the new time.",
    canceled: "Has canceled.",
    notReached: "Told, but no answer. Call today.",
    canceledMeanwhile: "Canceled meanwhile.",
    movedMeanwhile: (place: string) => `Moved meanwhile, from ${place}.`,
  },
  people: (count: number) => (count === 1 ? "1 person has" : `${count} people have`),
};
