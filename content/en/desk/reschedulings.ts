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
