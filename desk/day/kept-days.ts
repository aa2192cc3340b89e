import { z } from "zod/mini";
import { type DraftStorage, dropDraft } from "#desk/drafts/draft-store.ts";
import { leadListCalls } from "#domain/lead/lead-lists-contract.ts";
import { me } from "#domain/staff/staff-contract.ts";

const kept = z.object({
  /** Whose days these are. */
  me: z.object({ at: z.number(), data: me }),
  days: z.array(z.object({ at: z.number(), data: leadListCalls.day.response })),
});

/**
 * The last days that somebody saw, to open the desk with while there is no network. `at` is when the server told it, in
 * epoch milliseconds.
 */
export type KeptDays = z.output<typeof kept>;

const key = "desk-days";

/** Milliseconds: a long weekend. Older than that, a day is of no use, and is personal data. */
const lifetime = 4 * 24 * 3_600_000;

/**
 * What this browser keeps; undefined when it keeps nothing, nothing recent, or what another release has kept in another
 * form.
 */
export function readDays(storage: DraftStorage, now = Date.now()): KeptDays | undefined {
  const found = kept.safeParse(stored(storage)).data;
  const days = found?.days.filter(({ at }) => now - at < lifetime) ?? [];
  if (found && days.length > 0) return { me: found.me, days };
  dropDays(storage);
  return undefined;
}

/** Keeps the days that are not over. Nothing is kept when the browser blocks its storage. */
export function storeDays(storage: DraftStorage, { me, days }: KeptDays, today: string): void {
  const ahead = days.filter(({ data }) => data.date >= today);
  try {
    storage.setItem(key, JSON.stringify({ me, days: ahead }));
  } catch {
    // A full storage would otherwise keep an older state, which would be shown as the last one known.
    dropDays(storage);
  }
}

export function dropDays(storage: DraftStorage): void {
  dropDraft(storage, key);
}

function stored(storage: DraftStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}
