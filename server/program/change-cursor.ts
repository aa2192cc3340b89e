import { Refusal, unknownListPage } from "#server/refusal.ts";
import { goneKeptDays } from "./sequence.ts";

/** A place in the order of changes, and when a program was given it. */
type Place = { sequence: number; at: Date };

/** The form in which programs keep it. */
export function writePlace({ sequence, at }: Place): string {
  return Buffer.from(`${sequence}_${at.getTime()}`).toString("base64url");
}

/**
 * The sequence behind which a page begins.
 * @param last The highest sequence that any row has had: a place beyond it is of a later time than that of the backup which was
 * restored.
 * @throws Refusal 400 if `writePlace` did not write the text; 410 if what has gone since is no longer known.
 */
export function readPlace(text: string, { now, last }: { now: Date; last: number }): number {
  const match = /^(\d{1,15})_(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString());
  const [sequence, at] = (match?.slice(1) ?? []).map(Number);
  if (sequence === undefined || at === undefined) throw unknownListPage();
  const place = { sequence, at: new Date(at) };
  // Decoding silently skips characters outside base64.
  if (writePlace(place) !== text) throw unknownListPage();
  if (at < now.getTime() - goneKeptDays * 86_400_000 || sequence > last) {
    throw new Refusal(410, "This place in the list is too old. Read the list from its beginning.")
      .because("place too old")
      .withCode("start-over");
  }
  return sequence;
}
