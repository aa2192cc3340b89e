import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { openSlots, slotsOffered } from "#domain/appointment/appointment-rules.ts";
import { capacityOf } from "#domain/appointment/capacity.ts";
import { type DayRoom, holdMinutes, mayHold } from "#domain/appointment/hold-rules.ts";
import { slotMessages } from "#domain/appointment/slot-messages.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { countSeats, lockDays } from "#server/appointment/appointments-repository.ts";
import {
  countHeld,
  countHeldBy,
  deleteEndedHolds,
  deleteHoldOf,
  findHoldOf,
  freeNumber,
  storeHold,
} from "#server/appointment/holds-repository.ts";
import { readStaffing, staffingRulesOf } from "#server/appointment/staffing.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import { unguessableId } from "#server/unguessable-id.ts";

/** A seat held for a browser until a moment. */
export type Hold = { id: string; endsAt: Date };

/** Who holds. */
export type Holder = {
  /** The browser's secret. */
  holder: string;
  /** The digests of its network and of the blocks around it, the smallest first; null: no limit counts. */
  blocks: readonly { digest: string; times: number }[] | null;
  /** Whether its network may hold this seat, which counts it. */
  mayHoldSeat: () => Promise<boolean>;
};

export type Holds = ReturnType<typeof createHolds>;

/** Holds seats for browsers, which book with them or without. */
export function createHolds({ profile, clock }: { profile: BusinessProfile; clock: () => Date }) {
  const today = () => dayInZone(clock().getTime(), profile.timeZone);

  return {
    /**
     * Holds a seat of an offered time, in place of what the browser held before. Null when the time is free but the
     * limits of holds are reached: it can be booked, but is not held. Holding the same seat again does not keep it longer.
     * @throws Refusal 409 when the time is not offered, or taken.
     */
    async place(
      transaction: DatabaseTransaction,
      { date, timeSlot: slot }: AppointmentTime,
      { holder, blocks, mayHoldSeat }: Holder,
    ): Promise<Hold | null> {
      const now = clock();
      if (!slotsOffered(date, today(), profile).includes(slot)) throw taken();
      await lockDays(transaction, [date]);
      const before = await findHoldOf(transaction, holder, now);
      if (before?.date === date && before.slot === slot) {
        return { id: before.id, endsAt: new Date(before.ends_at) };
      }
      await deleteHoldOf(transaction, holder);
      await deleteEndedHolds(transaction, date, now);
      const day = await roomOf(transaction, date, now);
      if (!day.freeAt.get(slot)) throw taken();
      const ofBlocks = [];
      for (const { digest, times } of blocks ?? []) {
        ofBlocks.push({ held: await countHeldBy(transaction, digest, now), times });
      }
      if (!mayHold(day, ofBlocks) || !(await mayHoldSeat())) return null;
      const [network = null, wider = null, widest = null] =
        blocks?.map(({ digest }) => digest) ?? [];
      const id = unguessableId();
      const endsAt = new Date(now.getTime() + holdMinutes * 60_000);
      const seat = await freeNumber(transaction, { date, slot });
      const times = { date, slot, ends_at: endsAt.toISOString() };
      const networks = { network, wider_network: wider, widest_network: widest };
      await storeHold(transaction, { id, holder, ...networks, seat, ...times });
      return { id, endsAt };
    },
  };

  /** How full a locked day is, and each of its slots. */
  async function roomOf(
    transaction: DatabaseTransaction,
    date: CalendarDay,
    now: Date,
  ): Promise<DayRoom & { freeAt: Map<string, number> }> {
    const staffing = await readStaffing(transaction, date, date);
    const seats = (await countSeats(transaction, [date])).get(date) ?? {};
    const holds = (await countHeld(transaction, [date], now)).get(date) ?? {};
    const freeAt = new Map<string, number>();
    const room = { capacity: 0, free: 0, held: 0 };
    for (const slot of openSlots(date, profile)) {
      const capacity = capacityOf(staffing, date, slot, staffingRulesOf(profile));
      const held = holds[slot] ?? 0;
      const free = Math.max(0, capacity - (seats[slot] ?? 0) - held);
      freeAt.set(slot, free);
      room.capacity += capacity;
      room.free += free;
      room.held += held;
    }
    return { ...room, freeAt };
  }
}

function taken(): Refusal {
  return new Refusal(409, slotMessages.unavailable).because("slot taken");
}
