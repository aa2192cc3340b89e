/* The words of what is not sent yet, by the component that shows them. */

export const refusedEntries = {
  notSaved: (entry: string, why: string) => `The ${entry} was not saved. ${why}`,
  back: "Back to its form",
  day: "See the day",
  close: "Close",
};

export const unsentEntries = {
  notSent: "Not sent yet:",
  saving: "Saving:",
  takeBack: "Take back",
  takeBackWhat: (entry: string) => ` the ${entry}`,
  kept: "Kept in this browser and sent by itself once there is a connection.",
};

export const unsentNews = {
  saved: (entry: string) => `Saved: ${entry}.`,
  notSent: (entry: string) =>
    `Not sent yet: ${entry}. It is sent by itself once there is a connection.`,
};

export const unsentEntry = {
  call: (outcome: string) => `Call: ${outcome}.`,
  note: "Note.",
  text: "Text.",
  visit: { done: "Done.", "no-show": "Nobody there." },
  visitEnd: "end of the visit" as const,
  name: (
    kind: "outcome" | "end of the visit" | "call" | "note" | "text",
    number: number,
    whose: string,
  ) => `${kind} on lead ${number}${whose}`,
};
