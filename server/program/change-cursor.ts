import { Refusal, unknownListPage } from "#server/refusal.ts";
import type { BeganAnew } from "./began-anew.ts";
import { goneKeptDays } from "./sequence.ts";

/** A place in the order of changes, and when a program was given it. */
type Place = { sequence: number; at: Date };

/**
 * The form in which programs keep it: it names when the order of changes last began anew, so that it is known of which it is.
 */
export function writePlace({ sequence, at }: Place, began: BeganAnew): string {
  const last = began.at(-1);
  const parts = [sequence, at.getTime(), ...(last ? [Date.parse(last.at)] : [])];
  return Buffer.from(parts.join("_")).toString("base64url");
}

/**
 * The sequence behind which a page begins.
 * @param last The highest sequence that any row has had: a place beyond it is of another order.
 * @throws Refusal 400 if `writePlace` did not write the text; 410 if what has gone since is no longer known, or the place was
 * given after the copy was made from which the order went on here.
 */
export function readPlace(
  text: string,
  { now, last, began }: { now: Date; last: number; began: BeganAnew },
): number {
  const decoded = Buffer.from(text, "base64url").toString();
  // Decoding silently skips characters outside base64.
  const isWhole = Buffer.from(decoded).toString("base64url") === text;
  const match = isWhole && /^(\d{1,15})_(\d{1,15})(?:_(\d{1,15}))?$/.exec(decoded);
  if (!match) throw unknownListPage();
  const [sequence = 0, at = 0] = match.slice(1).map(Number);
  const isTooOld = at < now.getTime() - goneKeptDays * 86_400_000;
  if (isTooOld || sequence > last || !wasCopied({ at, of: match[3] }, began)) {
    throw new Refusal(410, "This place in the list is too old. Read the list from its beginning.")
      .because("place too old")
      .withCode("start-over");
  }
  return sequence;
}

/** Whether a place was given by what this database is, or by what it was copied from before that was copied. */
function wasCopied({ at, of }: { at: number; of: string | undefined }, began: BeganAnew): boolean {
  const order = of === undefined ? -1 : began.findIndex((one) => String(Date.parse(one.at)) === of);
  if (of !== undefined && order === -1) return false;
  const next = began[order + 1];
  return next === undefined || at <= Date.parse(next.from);
}
