import type { ShownBurst } from "#domain/appointment/burst-contract.ts";

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

/** `153 bookings` */
export function bookingsText(count: number): string {
  return count === 1 ? "1 booking" : `${count} bookings`;
}

/** `153 bookings in 19 seconds`: all that it had, whatever became of them. */
export function burstText({ count, beganAt, lastAt }: ShownBurst): string {
  return `${bookingsText(count)} in ${lengthText(Date.parse(lastAt) - Date.parse(beganAt))}`;
}

/** What became of them. `2 are confirmed and stay. 10 are canceled or over. Nobody has confirmed the other 141.` */
export function becameText({ count, bookings, confirmed }: ShownBurst): string {
  const over = count - bookings.length - confirmed;
  if (confirmed === 0 && over === 0) return "Nobody has confirmed any of them.";
  return [
    confirmed === 1 && "1 is confirmed and stays.",
    confirmed > 1 && `${confirmed} are confirmed and stay.`,
    over === 1 && "1 is canceled or over.",
    over > 1 && `${over} are canceled or over.`,
    bookings.length > 0 &&
      `Nobody has confirmed the other ${bookings.length === 1 ? "one" : bookings.length}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What can be done about a burst at one press: `Take 12 bookings back and close 2 calls`. */
export function takeBackText({ bookings, calls }: Pick<ShownBurst, "bookings" | "calls">): string {
  const back = `Take ${bookingsText(bookings.length)} back`;
  if (calls === 0) return back;
  const closed = callsText(calls);
  return bookings.length === 0 ? `Close ${closed}` : `${back} and close ${closed}`;
}

/** `102 calls` */
export function callsText(count: number): string {
  return count === 1 ? "1 call" : `${count} calls`;
}

function lengthText(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000));
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
}
