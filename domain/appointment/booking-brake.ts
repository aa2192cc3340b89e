/*
 * Many visitor bookings in a short time. We cannot tell the rush after a storm from somebody filling the calendar with made-up
 * names, so later bookings have to be confirmed from the email or phone that they give
 * (docs/decisions/limits-and-bursts.md). All numbers of the rule are here.
 */

const minute = 60_000;

/** Milliseconds within which bookings count together. A burst ends once no booking has been held back for this long. */
export const burstWindow = 10 * minute;

/** Up to this many visitor bookings in the window are never a burst, however small the calendar. */
export const mostInWindow = 12;

/** Bookings may take one in this many of the free seats before later ones are held back. */
export const oneSeatIn = 3;

/**
 * Up to this many unconfirmed bookings come from people on a crowded network (server/limits), and need no attention; with
 * one more the office is told.
 */
export const mostUnconfirmed = 12;

/** How long a seat is kept for its visitor to confirm the booking, in milliseconds. */
export const pendingFor = 120 * minute;

/** What decides about a booking. All counts include it. */
export type BookingRush = {
  /** Visitors' bookings within the window. */
  recent: number;
  /** Upcoming seats that visitors have booked since the window, or the current burst, began. */
  taken: number;
  /** How many of these the office has taken back since, so that they are free again. */
  givenBack?: number;
  /** Upcoming seats that are free now. */
  free: number;
};

/**
 * Whether a visitor's booking is held back until it is confirmed: the window has more bookings than usual, and they take more
 * than their share of the seats that were free before.
 */
export function isHeldBack({ recent, taken, givenBack = 0, free }: BookingRush): boolean {
  return recent > mostInWindow && taken * oneSeatIn > taken - givenBack + free;
}

/** When a burst began, and when its newest booking came. */
export type BurstSpan = { beganAt: Date; lastAt: Date };

/** Whether a burst is still going on. */
export function goesOn({ lastAt }: Pick<BurstSpan, "lastAt">, now: Date): boolean {
  return now.getTime() - lastAt.getTime() < burstWindow;
}

/** The moment from which bookings count together: the start of the current burst, or of the window. */
export function countsSince(burst: BurstSpan | undefined, now: Date): Date {
  const window = new Date(now.getTime() - burstWindow);
  return burst && goesOn(burst, now) && burst.beganAt < window ? burst.beganAt : window;
}

/** How long the seat of a booking made now is kept if it is held back. */
export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + pendingFor);
}

/**
 * Whether the seat of a pending booking has been kept for longer already, because our mail with its link had not left. It is
 * once only: some servers put mail off for days, and whoever invents mailboxes there would hold seats as long.
 */
export function wasKeptLonger(bookedAt: Date, until: Date): boolean {
  return until.getTime() - bookedAt.getTime() >= 2 * pendingFor;
}
