import { isSingleHeaderLine } from "#domain/page/single-line.ts";
import {
  type BuiltRoofPart,
  builtRoofParts,
  type RoofCondition,
  type RoofPart,
  roofSides,
  type VisitKind,
} from "./roof-photo.ts";
import type { Shot } from "./shot-list.ts";

/* What an owner calls the parts of a roof and their conditions, and what each kind of visit should show. */

/** A part by its id, and how it is called. A hidden one is not offered any longer; photos that show it keep its word. */
export type PartWord = { id: RoofPart; name: string; isHidden?: true | undefined };

/** In the order in which they are offered. An object, so that the release before could read a list of them (`business-settings.ts`). */
export type PartWords = { parts: PartWord[] };

/** In the order of a walk around the house. */
export type VisitShots = { shots: Shot[] };

export type ConditionWords = Readonly<Record<RoofCondition, string>>;

export type RoofWords = {
  parts: PartWords;
  conditions: ConditionWords;
  shots: Readonly<Record<VisitKind, VisitShots>>;
};

export const roofWordsLimits = {
  parts: 60,
  /** Characters of a part or a condition. */
  name: 40,
  shots: 40,
  /** Photos of one shot. */
  count: 20,
} as const;

/** Of a part, whoever has made it. */
export const partId = /^[a-z][a-z0-9-]{0,39}$/;

/** The parts that can be said of a photo, in the owner's order. */
export function offeredParts({ parts }: Pick<RoofWords, "parts">): PartWord[] {
  return parts.parts.filter(({ isHidden }) => !isHidden);
}

/** How a part is called now; undefined for one that the owner has removed. */
export function partName({ parts }: Pick<RoofWords, "parts">, id: RoofPart): string | undefined {
  return parts.parts.find((part) => part.id === id)?.name;
}

/** How a photo's part is called: as the owner calls it now, or else as it was called when it was said; null: nobody has said it. */
export function partOfPhoto(
  words: Pick<RoofWords, "parts">,
  { part, partWord }: { part: RoofPart | null; partWord?: string | null | undefined },
): string | null {
  return part === null ? null : (partName(words, part) ?? partWord ?? part);
}

/** What a kind of visit should show, of the parts that are offered. */
export function shotsOf(words: Pick<RoofWords, "parts" | "shots">, kind: VisitKind): Shot[] {
  const offered = new Set(offeredParts(words).map(({ id }) => id));
  return words.shots[kind].shots.filter(({ part }) => offered.has(part));
}

export function isBuiltPart(id: RoofPart): id is BuiltRoofPart {
  return builtRoofParts.some((part) => part === id);
}

/** What is wrong with a list of parts, by the place of each; with all of it, under an empty key. Anything may have been sent. */
export function partFaults(value: unknown): Record<string, string> {
  const { parts } = (value ?? {}) as Partial<Record<keyof PartWords, unknown>>;
  const { parts: most, name: longest } = roofWordsLimits;
  if (!Array.isArray(parts) || parts.length > most) return { "": `Keep at most ${most} parts` };
  const all: Partial<Record<keyof PartWord, unknown>>[] = parts.map((part) => part ?? {});
  const faults: Record<string, string> = {};
  const names = new Set<string>();
  const ids = new Set<unknown>();
  for (const [at, { id, name, isHidden }] of all.entries()) {
    const fault = wordFault(name, longest);
    const plain = typeof name === "string" ? name.trim().toLowerCase() : "";
    if (typeof id !== "string" || !partId.test(id) || ids.has(id)) faults[at] = "No such part";
    else if (fault) faults[at] = fault;
    else if (names.has(plain)) faults[at] = "Another part has this name";
    else if (isHidden !== undefined && isHidden !== true) faults[at] = "No such part";
    names.add(plain);
    ids.add(id);
  }
  if (all.every(({ isHidden }) => isHidden)) faults[""] = "Show at least one part";
  return faults;
}

/** What is wrong with what a visit should show, likewise. */
export function shotFaults(value: unknown): Record<string, string> {
  const { shots } = (value ?? {}) as Partial<Record<keyof VisitShots, unknown>>;
  const { shots: most, count: many } = roofWordsLimits;
  if (!Array.isArray(shots) || shots.length > most) return { "": `Keep at most ${most} lines` };
  const faults: Record<string, string> = {};
  const known = new Set<string>();
  for (const [at, shot] of shots.entries()) {
    const { part, side, count, isOptional }: Partial<Record<keyof Shot, unknown>> = shot ?? {};
    const key = `${part} ${side ?? ""}`;
    const isShot =
      typeof part === "string" &&
      partId.test(part) &&
      (side === undefined || roofSides.some((one) => one === side)) &&
      (isOptional === undefined || isOptional === true);
    if (!isShot) faults[at] = "Choose a part";
    else if (known.has(key)) faults[at] = "This part and side are on the list already";
    else if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > many)
      faults[at] = `Enter a number from 1 to ${many}`;
    known.add(key);
  }
  return faults;
}

function wordFault(text: unknown, most: number): string | undefined {
  if (typeof text !== "string" || text.trim() === "") return "Write something here";
  if (text.length > most) return `Use at most ${most} characters; this has ${text.length}`;
  return isSingleHeaderLine(text) ? undefined : "Write it on one line, in visible characters";
}
