/*
 * Many bookings by visitors in a short time. Nobody but their senders knows whether a storm has passed or somebody books the
 * calendar full with invented names, so that further ones are confirmed from the mailbox or the phone that they name
 * (docs/decisions/0102-a-burst-is-one-event.md). All numbers of the rule are here.
 */

const minute = 60_000;

/** Milliseconds within which bookings count together. A burst is over when that long no booking has been held back. */
export const burstWindow = 10 * minute;

/** Visitors' bookings within the window up to which nothing is a burst, however small the calendar. */
export const mostInWindow = 12;

/** The part of the seats ahead that bookings may take before further ones are held back: one in so many. */
export const oneSeatIn = 3;

/**
 * Bookings that wait to be confirmed, up to which they are the matter of those who share a network with many
 * (server/limits); with one more the office is told.
 */
export const mostUnconfirmed = 12;

/** Milliseconds for which a seat is kept until its visitor confirms the booking. */
export const pendingFor = 120 * minute;

/** What a booking is judged by, it included. */
export type BookingRush = {
  /** Visitors' bookings within the window. */
  recent: number;
  /** Seats ahead that visitors' bookings have taken since the window, or the burst that goes on, began. */
  taken: number;
  /** Of these, the ones that were taken back since, so that they are free again. */
  givenBack?: number;
  /** Seats ahead that are free now. */
  free: number;
};

/**
 * Whether a visitor's booking is held back until it is confirmed: with more bookings than usual in the window, and more
 * than their part of the seats that were free before they came.
 */
export function isHeldBack({ recent, taken, givenBack = 0, free }: BookingRush): boolean {
  return recent > mostInWindow && taken * oneSeatIn > taken - givenBack + free;
}

/** A burst, as far as it says whether it goes on. */
export type BurstSpan = { beganAt: Date; lastAt: Date };

/** Whether a burst goes on. */
export function goesOn({ lastAt }: Pick<BurstSpan, "lastAt">, now: Date): boolean {
  return now.getTime() - lastAt.getTime() < burstWindow;
}

/** Since when bookings count together: since the burst that goes on began, or else for the window. */
export function countsSince(burst: BurstSpan | undefined, now: Date): Date {
  const window = new Date(now.getTime() - burstWindow);
  return burst && goesOn(burst, now) && burst.beganAt < window ? burst.beganAt : window;
}

/** Until when the seat of a booking that is held back is kept. */
export function pendingUntil(now: Date): Date {
  return new Date(now.getTime() + pendingFor);
}
