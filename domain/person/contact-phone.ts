import { z } from "zod/mini";

/*
 * Apart from `understood-phone.ts`, which makes it: who reads a number needs no metadata of numbers.
 */

/** A phone number of somebody: what they typed, and what was understood of it. */
export const contactPhone = z.object({
  typed: z.string(),
  /** E.164: `+17035550142`; null: not understood. */
  e164: z.nullable(z.string()),
  /** Digits alone: `12`; null without one. */
  extension: z.nullable(z.string()),
  /** For people: `(703) 555-0142, extension 12`; as it was typed if it was not understood. */
  shown: z.string(),
});

export type ContactPhone = z.output<typeof contactPhone>;

/** The number of a row; of one that an earlier release has sent or kept, what was typed is all there is. */
export function phoneOf(row: { phone: string; contactPhone?: ContactPhone | undefined }) {
  return row.contactPhone ?? typedAlone(row.phone);
}

/** A number of which nothing but what was typed is known. */
export function typedAlone(typed: string): ContactPhone {
  return { typed, e164: null, extension: null, shown: typed };
}

/**
 * What was typed, where it may say more than what was understood: an extension, letters, a second number. Null where it
 * is the same in another notation, as `703.555.0142` is.
 */
export function typedOtherwise({ typed, e164, extension }: ContactPhone): string | null {
  if (e164 === null) return null;
  const digits = typed.replace(/[^0-9]/g, "");
  const isPlain = !/[\p{L}\p{N}]/u.test(typed.replace(/[0-9]/g, ""));
  const isSame = isPlain && [e164.slice(1), e164.replace("+1", "")].includes(digits);
  return extension === null && isSame ? null : typed;
}
