import { keptFor, type PhotoEntry } from "./photo-entry.ts";

/** What of a lead's roof is only in this browser. */
export type UntoldRoof = {
  leadId: string;
  /** Photos that the server would not have. */
  refused: number;
  /** Photos that wait to be sent. */
  waiting: number;
  /** When the first of them was taken. */
  takenAt: string;
  /** When the first of them is deleted, in epoch milliseconds; null: not within three weeks. */
  endsAt: number | null;
};

/** Milliseconds before the end in which it is announced. */
const announcedFor = 21 * 24 * 3_600_000;

/**
 * What somebody has to know wherever they are: nothing else leads to the roof of a lead that is no longer theirs.
 * @param now in epoch milliseconds.
 */
export function untoldRoofs(entries: readonly PhotoEntry[], now: number): UntoldRoof[] {
  const kept = entries.filter(({ picture }) => picture !== null);
  return [...Map.groupBy(kept, ({ leadId }) => leadId)].map(([leadId, ofLead]) => {
    const refused = ofLead.filter(({ refusal }) => refusal !== null).length;
    const endsAt = Math.min(...ofLead.map(({ keptAt }) => keptAt)) + keptFor;
    return {
      ...{ leadId, refused, waiting: ofLead.length - refused },
      takenAt: ofLead.map((entry) => entry.takenAt).toSorted()[0] ?? "",
      endsAt: endsAt - now < announcedFor ? endsAt : null,
    };
  });
}

/** What was said of photos that the server has, or of visits, and that it would not be told: nobody else knows it. */
export function untoldWords(entries: readonly PhotoEntry[]): PhotoEntry[] {
  return entries.filter(({ picture, refusal }) => picture === null && refusal !== null);
}

/** What signing out deletes: photos, and photos at the server of which something has not been sent. */
export function unsentCounts(entries: readonly PhotoEntry[]): { photos: number; said: number } {
  const photos = entries.filter(({ picture }) => picture !== null).length;
  return { photos, said: entries.length - photos };
}
