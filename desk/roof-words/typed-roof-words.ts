import type { FactValue } from "#domain/business/facts.ts";
import {
  type RoofCondition,
  type RoofSide,
  roofConditions,
  type VisitKind,
  visitKinds,
} from "#domain/roof-photo/roof-photo.ts";
import type { PartWord, RoofWords } from "#domain/roof-photo/roof-words.ts";

/** A line of what a visit should show, as it is typed; `key` tells it from the others while it is. */
export type TypedShot = {
  key: string;
  part: string;
  side: RoofSide | "";
  count: string;
  isOptional: boolean;
};

export type TypedRoofWords = {
  parts: PartWord[];
  conditions: Record<RoofCondition, string>;
  shots: Record<VisitKind, TypedShot[]>;
};

/** What holds, to be typed over. */
export function typedRoofWords({ parts, conditions, shots }: RoofWords): TypedRoofWords {
  const typedShots = (kind: VisitKind): TypedShot[] =>
    shots[kind].shots.map(({ part, side, count, isOptional }, at) => ({
      ...{ key: `${kind} ${at}`, part, side: side ?? "", count: String(count) },
      isOptional: isOptional ?? false,
    }));
  return {
    parts: parts.parts,
    conditions: { ...conditions },
    shots: Object.fromEntries(
      visitKinds.map((kind) => [kind, typedShots(kind)]),
    ) as TypedRoofWords["shots"],
  };
}

/** What was typed as facts, by path; NaN for a count that is none. Whether it can be is the schema's to say. */
export function readRoofWords(typed: TypedRoofWords): Record<string, FactValue> {
  const parts = typed.parts.map((part) => ({ ...part, name: part.name.trim() }));
  return {
    "roofWords.parts": { parts },
    ...Object.fromEntries(
      roofConditions.map((one) => [`roofWords.conditions.${one}`, typed.conditions[one].trim()]),
    ),
    ...Object.fromEntries(
      visitKinds.map((kind) => [
        `roofWords.shots.${kind}`,
        { shots: typed.shots[kind].map(readShot) },
      ]),
    ),
  };
}

function readShot({ part, side, count, isOptional }: TypedShot) {
  const plain = count.trim();
  return {
    ...{ part, count: /^\d+$/.test(plain) ? Number(plain) : Number.NaN },
    ...(side !== "" && { side }),
    ...(isOptional && { isOptional: true as const }),
  };
}

/** Without a part of the owner's own, and without what visits should show of it. */
export function withoutPart(typed: TypedRoofWords, id: string): TypedRoofWords {
  return {
    ...typed,
    parts: typed.parts.filter((part) => part.id !== id),
    shots: Object.fromEntries(
      visitKinds.map((kind) => [kind, typed.shots[kind].filter(({ part }) => part !== id)]),
    ) as TypedRoofWords["shots"],
  };
}

/** A list whose entry at a place stands one further up or down, if there is room. */
export function moved<Item>(list: readonly Item[], at: number, by: -1 | 1): Item[] {
  const to = at + by;
  const item = list[at];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(at, 1).toSpliced(to, 0, item);
}
