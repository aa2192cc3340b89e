/* What stands beside the button of a form that is being sent while the network is weak or away. */

export const weakSignal = {
  slow: { before: "Still sending; weak signal. You can wait, or call ", after: "." },
  offline: {
    title: "You are offline",
    before: "This is kept, and is sent by itself once the network is back. Or call ",
    after: ".",
  },
  takeBack: "Don't send it",
  /** Said once it was taken back. */
  takenBack: "Not sent. You can send it again whenever you like.",
};
