/*
 * One thing of two that began from the same: fields, lists and sets of what somebody has written while somebody else did.
 */

/** A choice or figure of which two people have said different things. */
export type Clash = {
  /** What it is of: its id, or a part of the whole. */
  of: string;
  field: string;
  mine: unknown;
  theirs: unknown;
};

export type Merging = {
  /** What is found of different words goes here. */
  clashes: Clash[];
  /** Fields in which people write, so that both can be kept, with how long they may be. */
  written: Readonly<Record<string, number>>;
  /** How many there are at most in a set of ids. */
  mostInSet: number;
};

/** Whatever one of the two has changed; texts that both have changed have the words of both, and else mine stays. */
export function mergedFields<Of extends object>(
  of: string,
  [base, mine, theirs]: readonly [Of | undefined, Of, Of],
  { clashes, written, mostInSet }: Merging,
): Of {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])] as (keyof Of &
    string)[];
  const merged = names.map((field) => {
    const [from, own, other] = [base?.[field], mine[field], theirs[field]];
    if (isSame(own, other) || isSame(other, from)) return [field, own];
    if (isSame(own, from)) return [field, other];
    const both = joined(String(own), String(other));
    if (both.length <= (written[field] ?? -1)) return [field, both];
    if (Array.isArray(own) && Array.isArray(other)) {
      return [field, mergedSet(asTexts(from), asTexts(own), asTexts(other), mostInSet)];
    }
    clashes.push({ of, field, mine: own, theirs: other });
    return [field, own];
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** In the order that they have, then what is only mine. What one has deleted stays if the other has changed it. */
export function mergedList<One extends object>(
  keyOf: (one: One) => string,
  [base, mine, theirs]: readonly [readonly One[], readonly One[], readonly One[]],
  merging: Merging,
  merged: (key: string, three: readonly [One | undefined, One, One]) => One = (key, three) =>
    mergedFields(key, three, merging),
): One[] {
  const [from, own, other] = [base, mine, theirs].map(
    (all) => new Map(all.map((one) => [keyOf(one), one])),
  ) as [Map<string, One>, Map<string, One>, Map<string, One>];
  return [...new Set([...other.keys(), ...own.keys()])].flatMap((key) => {
    const [before, ofMine, ofTheirs] = [from.get(key), own.get(key), other.get(key)];
    if (ofMine && ofTheirs) {
      return merged(key, [before, ofMine, ofTheirs]);
    }
    const left = ofMine ?? ofTheirs;
    // One of the two has deleted it, and the other has not touched it since.
    return left && !isSame(left, before) ? [left] : [];
  });
}

/** What both have or one has added, without what one has taken away. */
export function mergedSet(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  max: number,
): string[] {
  const all = [...new Set([...theirs, ...mine])].filter(
    (one) => !base.includes(one) || (mine.includes(one) && theirs.includes(one)),
  );
  const left = new Set(beyond(all, (one) => mine.includes(one), max));
  return all.filter((one) => !left.has(one));
}

/** What there is no room for: the last of those that are not mine. */
export function beyond<One>(
  all: readonly One[],
  isMine: (one: One) => boolean,
  max: number,
): One[] {
  const over = Math.max(all.length - max, 0);
  return over === 0 ? [] : all.filter((one) => !isMine(one)).slice(-over);
}

/** The words of both, once if one has only added to the other's. */
function joined(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}\n${mine}`;
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether two values are the same; their keys are always in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
