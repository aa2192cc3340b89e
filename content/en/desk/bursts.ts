/* The words of a burst of bookings, by the component that shows them. */

export const burstCard = {
  confirmed: (bookings: string) => `${bookings} confirmed.`,
  callsClosed: "Calls closed.",
  takenBack: (bookings: string) => `${bookings} taken back. Their times are free again.`,
  lookFirst: " Look at a few of them before you decide.",
  callsToUnconfirmed: (calls: string) => ` ${calls} to people who didn't confirm in time.`,
  hide: "Hide them",
  look: "Look at them",
  areReal: "They are real",
  takeAllBack: "Take all back",
  closeAllCalls: "Close all calls",
  list: "Bookings of the burst",
  confirmTitle: (all: string) => `Confirm ${all}?`,
  confirm: (all: string) => `Confirm ${all}`,
  confirmMeans:
    "People who hadn't confirmed get their confirmation now, and you get a notice for each. You can't take them back together after that.",
  takeBackMeans:
    "Their times open up again, and their leads are closed. We email everybody about it, with a link to book again.",
  callsMean: "People who didn't confirm in time already know, and their calls are closed.",
  final: "This can't be undone.",
  confirmedStay: "Confirmed bookings stay.",
};
