import { z } from "zod/mini";
import { roofConditions, roofSides, visitKinds } from "./roof-photo.ts";
import { partId, type RoofWords, roofWordsLimits } from "./roof-words.ts";

/* The words of photos of roofs, as the desk sends and is sent them. */

const isTrue = z.optional(z.literal(true));
const word = z.string().check(z.maxLength(roofWordsLimits.name));

export const roofPart = z.string().check(z.regex(partId, { error: "No such part" }));

export const partWords = z.object({
  parts: z
    .array(z.object({ id: roofPart, name: word, isHidden: isTrue }))
    .check(z.maxLength(roofWordsLimits.parts)),
});

export const visitShots = z.object({
  shots: z
    .array(
      z.object({
        part: roofPart,
        side: z.optional(z.enum(roofSides)),
        count: z.number(),
        isOptional: isTrue,
      }),
    )
    .check(z.maxLength(roofWordsLimits.shots)),
});

const byName = <Name extends string, Value extends z.core.$ZodType>(
  names: readonly Name[],
  value: Value,
) => z.object(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>);

export const conditionWords = byName(roofConditions, word);

export const roofWords = z.object({
  parts: partWords,
  conditions: conditionWords,
  shots: byName(visitKinds, visitShots),
});

/** Fails to compile where what is sent is not what the rules read. */
export type SentRoofWords = z.output<typeof roofWords> & RoofWords;
