/* What stands beside the button of a form that is being sent while the network is weak or away. */

export const weakSignal = {
  slow: { before: "Still sending; weak signal. You can wait, or call ", after: "." },
  offline: {
    title: "You are offline",
    before:
      "Keep this page open: this is kept, and is sent by itself once the network is back. Or call ",
    after: ".",
  },
  /** While the site is being upgraded. */
  putOff: {
    title: "One minute, please",
    before: "Our site is being updated. This is kept, and is sent by itself in a moment. Or call ",
    after: ".",
  },
  /** While nothing of it can have arrived. */
  takeBack: "Don't send it",
  /** Once it may have. */
  stop: "Stop trying",
  /** Of the form's fields; `stop` is on the button below. */
  held: (stop: string) => `To change what you entered, press "${stop}" first.`,
  onItsWay: "What you entered can't be changed while it is on its way.",
  /** Said once it was taken back. */
  takenBack: "Not sent. You can send it again whenever you like.",
  /** Said once no more calls are made, and one may have arrived. */
  stopped: "It may have reached us. If you send it again unchanged within a day, it counts once.",
};
