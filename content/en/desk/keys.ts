/* The words of the keys, by the component that shows them. */

export const keysDialog = {
  meanings: {
    j: "Next lead",
    k: "Previous lead",
    Enter: "Open the lead",
    m: "Take the lead",
    x: "Select the lead; with Shift, all leads up to it",
    s: "Seen: a new booking. On a loose end: what ends it",
    l: "On a loose end: leave it as it is",
    Escape: "End the selection",
    c: "Call, and write down how it went",
    e: "Write an email",
    o: "Open the emergency that is announced",
    w: "Open the calendar: the week",
    "/": "Search",
    "?": "Show these keys",
  },
  title: "Keys",
  altO: "Alt O",
  emergencyTyping: "The same while you type, or in a dialog",
  dayKeys: "On a lead: choose a time. Enter books it",
  whileTyping: "Keys do nothing while you type in a field.",
};
