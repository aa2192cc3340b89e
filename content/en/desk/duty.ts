/* The words of duty, by the component that shows them. */

export const dutyEndDialog = {
  closing: (time: string) => `Until we close, ${time}`,
  time: "Until a time",
  switch: "Until it is switched off",
  legend: "Until when",
  timeField: { label: "Time", hint: "A time that has passed today is tomorrow's." },
  submit: "Go on duty",
};

export const dutyPlanForm = {
  about: (timeZone: string) =>
    `On duty every week at these times, ${timeZone}. A shift that ends before it begins ends the next day.`,
  alsoHolidays: "Also on holidays",
  save: "Save",
  saveWhat: " the duty plan",
  saved: "Saved.",
};

export const dutySwitch = { label: "On duty", untilWhen: "On duty until when?" };

export const noPhone = { text: "No phone: gets no emergency texts" };

export const nobodyOnDuty = {
  nobody: "Nobody is on duty: new leads alert no one, and emergencies only the office.",
  allMuted: "Everybody on duty has muted their alerts: only emergencies alert somebody.",
  next: (name: string, when: string) => `${name} is next, ${when}. `,
  goOnDuty: "Go on duty",
  changeAlerts: "Change your alerts",
};

export const takeOver = {
  button: (name: string) => `Take over duty from ${name}`,
  onDuty: (end: string) => `You are on duty. ${end}.`,
};

export const weeklyShifts = {
  add: "Add a shift",
  timeMissing: "Choose a time",
  weekday: (number: number) => `Weekday of shift ${number}`,
  from: "From",
  to: "To",
  remove: (number: number) => `Remove shift ${number}`,
};

export const dutyWords = {
  until: (time: string) => `Until ${time}`,
  untilSwitchedOff: "Until it is switched off",
};
