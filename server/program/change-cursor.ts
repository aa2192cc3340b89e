import { Refusal, unknownListPage } from "#server/refusal.ts";
import type { BeganAnew } from "./began-anew.ts";
import { goneKeptDays } from "./sequence.ts";

/** A place in the order of changes, and when a program was given it. */
type Place = { sequence: number; at: Date };

/**
 * The form in which programs keep it.
 * @param began Where the order goes on from another site's.
 */
export function writePlace({ sequence, at }: Place, began?: BeganAnew): string {
  const parts = [sequence, at.getTime(), ...(began ? [Date.parse(began.at)] : [])];
  return Buffer.from(parts.join("_")).toString("base64url");
}

/**
 * The sequence behind which a page begins.
 * @param last The highest sequence that any row has had: a place beyond it is of a later time than that of the backup which was
 * restored.
 * @throws Refusal 400 if `writePlace` did not write the text; 410 if what has gone since is no longer known.
 */
export function readPlace(
  text: string,
  { now, last, began }: { now: Date; last: number; began?: BeganAnew | undefined },
): number {
  const decoded = Buffer.from(text, "base64url").toString();
  // Decoding silently skips characters outside base64.
  const isWhole = Buffer.from(decoded).toString("base64url") === text;
  const match = isWhole && /^(\d{1,15})_(\d{1,15})(?:_(\d{1,15}))?$/.exec(decoded);
  if (!match) throw unknownListPage();
  const [sequence = 0, at = 0] = match.slice(1).map(Number);
  // The former site has given others since.
  const isOfOther =
    began && match[3] !== String(Date.parse(began.at)) && at > Date.parse(began.from);
  if (at < now.getTime() - goneKeptDays * 86_400_000 || sequence > last || isOfOther) {
    throw new Refusal(410, "This place in the list is too old. Read the list from its beginning.")
      .because("place too old")
      .withCode("start-over");
  }
  return sequence;
}
