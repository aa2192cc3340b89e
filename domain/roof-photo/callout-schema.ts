import { z } from "zod/mini";
import { calloutLimits } from "./callout.ts";

const fraction = z.number().check(z.minimum(0), z.maximum(1));
const point = z.object({ x: fraction, y: fraction });
const text = z.string().check(z.trim(), z.regex(/^[^\p{Cc}]+$/u), z.maxLength(calloutLimits.text));
const inches = z.int().check(z.minimum(1), z.maximum(calloutLimits.inches));

/** Where it is: fractions of the picture as its file is, before somebody has turned it. */
export const callout = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["arrow", "circle"]), from: point, to: point }),
  z.object({ kind: z.literal("line"), from: point, to: point, inches: z.nullable(inches) }),
  z.object({ kind: z.literal("text"), at: point, text }),
]);

export const calloutRevision = z.int().check(z.minimum(1), z.maximum(1_000_000));

export const keptCallout = z.object({ id: z.string(), revision: calloutRevision, callout });
