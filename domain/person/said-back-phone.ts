import { phoneInWords, understoodPhone } from "./understood-phone.ts";

/**
 * The number that was understood, in words, for whoever typed an extension, letters or anything else that reads
 * differently. Null when it reads the same, as `703.555.0142` does, or was not understood.
 */
export function saidBackPhone(typed: string): string | null {
  const understood = understoodPhone(typed);
  if (!understood) return null;
  const { e164, extension } = understood;
  return extension === null && readsTheSame(typed, e164) ? null : phoneInWords(understood);
}

function readsTheSame(typed: string, e164: string): boolean {
  const digits = typed.replace(/[^0-9]/g, "");
  const isPlain = !/[\p{L}\p{N}]/u.test(typed.replace(/[0-9]/g, ""));
  return isPlain && [e164.slice(1), e164.replace("+1", "")].includes(digits);
}
