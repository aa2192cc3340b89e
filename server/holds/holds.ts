import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { openSlots, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import { seatsTakenAt } from "#domain/appointment/availability.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import { type DayRoom, holdMinutes, mayHold } from "#domain/appointment/hold-rules.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { countSeats, lockDays } from "#server/appointment/appointments-repository.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import {
  countHeld,
  countHeldBy,
  deleteEndedHolds,
  deleteHold,
  deleteHoldOf,
  findHoldOf,
  freeNumber,
  storeHold,
} from "#server/appointment/holds-repository.ts";
import type { Moment } from "#server/appointment/moment.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, DatabaseTransaction } from "#server/database/connection.ts";
import { addCalendarChange } from "#server/lead/lead-events.ts";
import type { CountedBlock } from "#server/limits/counted-uses.ts";
import type { Limits } from "#server/limits/limits.ts";
import { Refusal } from "#server/refusal.ts";
import { isId, unguessableId } from "#server/unguessable-id.ts";

type Deps = {
  connection: Connection;
  profile: BusinessProfile;
  clock: () => Date;
  limits: Limits;
  changes: Pick<ChangeFeed, "wake">;
  availability: Pick<AvailabilityServices, "changedBy">;
};

/** A seat held for a browser until a moment. */
type Hold = { id: string; endsAt: Date };

/** Who holds. */
type Holder = {
  /** The browser's secret. */
  browser: string;
  /** The digests of its network and of the blocks around it, the smallest first; null: no limit counts. */
  blocks: readonly CountedBlock[] | null;
  /** Whether its network may hold this seat, which counts it. */
  mayHoldSeat: () => Promise<boolean>;
};

export type HoldServices = ReturnType<typeof createHoldServices>;

/** Holds seats for browsers while their visitors fill in the form, which the desk's calendar shows. */
export function createHoldServices(deps: Deps) {
  return {
    place: (time: AppointmentTime, by: { browser: string; network: string }) =>
      place(deps, time, by),
    release: (id: string, browser: string | undefined) => release(deps, id, browser),
  };
}

/**
 * Holds a time for a browser in place of what it held; null when it is free but not held, since there are limits.
 * @throws Refusal 409 when it is taken or not offered.
 */
async function place(
  deps: Deps,
  time: AppointmentTime,
  { browser, network }: { browser: string; network: string },
): Promise<(Hold & { until: string; seconds: number }) | null> {
  const { connection, profile, clock, limits, changes, availability } = deps;
  const blocks = await limits.hold(network);
  if (blocks === "full") return null;
  const seat = `${time.date} ${time.timeSlot}`;
  const hold = await availability.changedBy(
    connection.transact(async (transaction) => {
      const mayHoldSeat = () => limits.mayHoldSeat(transaction, { network, seat });
      const placed = await holdSeat(transaction, deps, time, { browser, blocks, mayHoldSeat });
      await addCalendarChange(transaction, clock());
      return placed;
    }),
  );
  changes.wake();
  if (!hold) return null;
  const seconds = Math.round((hold.endsAt.getTime() - clock().getTime()) / 1_000);
  return { ...hold, until: clockTime(hold.endsAt, profile.timeZone), seconds };
}

/** Frees what a browser holds, unless it holds something else by now. */
async function release(deps: Deps, id: string, browser: string | undefined): Promise<void> {
  const { connection, clock, changes, availability } = deps;
  if (!browser || !isId(id)) return;
  const isFreed = await availability.changedBy(
    connection.transact(async (transaction) => {
      const isDeleted = await deleteHold(transaction, { id, holder: browser });
      if (isDeleted) await addCalendarChange(transaction, clock());
      return isDeleted;
    }),
  );
  if (isFreed) changes.wake();
}

/**
 * Holds a seat of an offered time, in place of what the browser held before. Null when the time is free but the limits of
 * holds are reached: it can be booked, but is not held. Holding the same seat again does not keep it longer.
 * @throws Refusal 409 when the time is not offered, or taken.
 */
async function holdSeat(
  transaction: DatabaseTransaction,
  { profile, clock }: Pick<Deps, "profile" | "clock">,
  { date, timeSlot: slot }: AppointmentTime,
  { browser, blocks, mayHoldSeat }: Holder,
): Promise<Hold | null> {
  const now = clock();
  const today = dayInZone(now.getTime(), profile.timeZone);
  if (!slotsOffered(date, today, profile).includes(slot)) throw taken();
  await lockDays(transaction, [date]);
  const before = await findHoldOf(transaction, browser, now);
  if (before?.date === date && before.slot === slot) {
    return { id: before.id, endsAt: new Date(before.ends_at) };
  }
  await deleteHoldOf(transaction, browser);
  await deleteEndedHolds(transaction, date, now);
  const day = await roomOf(transaction, date, { profile, now });
  if (!day.freeAt.get(slot)) throw taken();
  const ofBlocks = [];
  for (const { digest, times } of blocks ?? []) {
    ofBlocks.push({ held: await countHeldBy(transaction, digest, now), times });
  }
  if (!mayHold(day, ofBlocks) || !(await mayHoldSeat())) return null;
  const id = unguessableId();
  const endsAt = new Date(now.getTime() + holdMinutes * 60_000);
  const seat = await freeNumber(transaction, { date, slot });
  const times = { date, slot, ends_at: endsAt.toISOString() };
  await storeHold(transaction, { id, holder: browser, ...networksOf(blocks), seat, ...times });
  return { id, endsAt };
}

function networksOf(blocks: readonly CountedBlock[] | null) {
  const [network = null, wider = null, widest = null] = blocks?.map(({ digest }) => digest) ?? [];
  return { network, wider_network: wider, widest_network: widest };
}

/** How full a locked day is, and each of its slots. */
async function roomOf(
  transaction: DatabaseTransaction,
  date: CalendarDay,
  { profile, now }: Moment,
): Promise<DayRoom & { freeAt: Map<string, number> }> {
  const staffing = await readStaffing(transaction, date, date);
  const seats = (await countSeats(transaction, [date])).get(date) ?? {};
  const holds = (await countHeld(transaction, [date], now)).get(date) ?? {};
  const freeAt = new Map<string, number>();
  const room = { capacity: 0, free: 0, held: 0 };
  const minutes = profile.inspection.takes.to;
  for (const slot of openSlots(date, profile)) {
    const capacity = capacityOf(staffing, date, slot, staffingRulesOf(profile));
    const held = seatsTakenAt(holds, slot, minutes);
    const free = Math.max(0, capacity - seatsTakenAt(seats, slot, minutes) - held);
    freeAt.set(slot, free);
    room.capacity += capacity;
    room.free += free;
    room.held += held;
  }
  return { ...room, freeAt };
}

function taken(): Refusal {
  return new Refusal(409, slotMessages.unavailable).because("slot taken");
}
