import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainPhone } from "./typed-phone.ts";

/** A phone number as it was understood. */
export type UnderstoodPhone = {
  /** E.164: `+17035550142`. */
  e164: string;
  /** Digits alone: `12`; null without one. */
  extension: string | null;
};

/** Whose notation it is when no country code was typed. */
const here: CountryCode = "US";

/** Characters that are read of it: a form's field has 40. */
const longest = 200;

/** Digits of an international number at most (ITU-T E.164, section 6.2.1); the metadata lets some countries have more. */
const mostDigits = 15;

/** Digits that may be grouped by this belong to one number. */
const between = /^(?:[\s().[\]\-/_'·•‧+]|,(?!\s))*$/u;

/** What stands before an extension: `x`, `ext.`, `;ext=`, `#`, `, `, and the pauses that phones dial. */
const extension =
  /^[\s.)\]]*(?:[,;(]*\s*(?:e?xt(?:n|ension|ensión|ensão)?|x|int|anexo|доб)[\s.:=#]*|[,;]+\s*#?(?=\d+\s*(?:[^\s\p{L}\d]|$))|[#~]\s*|[pw](?=\d))(\d{1,9})(?![\s.()\-/]*\d)/iu;

/**
 * The first phone number in what somebody typed, North American if it has no country code. Null when none is
 * recognized, as without an area code. Whether it is in service is not known here: 555-0142 is a number like others.
 */
export function understoodPhone(typed: string): UnderstoodPhone | null {
  const text = plainPhone(typed.slice(0, longest));
  const groups = Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    begins: index,
    ends: index + digits.length,
  }));
  for (const [first, { begins }] of groups.entries()) {
    const before = text.slice(groups[first - 1]?.ends ?? 0, begins);
    const isWithinOne = first > 0 && between.test(before);
    if (isWithinOne) continue;
    const plus = before.includes("+") ? "+" : "";
    const run = groupsOfOne(groups.slice(first), text);
    // The longest that can be a number: `703-555-0142 / 0143` gives two lines of one house.
    for (let count = run.length; count > 0; count -= 1) {
      const e164 = e164Of(
        plus +
          run
            .slice(0, count)
            .map(({ digits }) => digits)
            .join(""),
      );
      if (e164 === null) continue;
      const rest = text.slice(run[count - 1]?.ends);
      return { e164, extension: extension.exec(rest)?.[1] ?? null };
    }
  }
  return null;
}

/** For people: `(703) 555-0142, extension 12`, `+44 20 7946 0018`. */
export function phoneInWords({ e164, extension }: UnderstoodPhone): string {
  const number = parsePhoneNumberFromString(e164);
  const shown =
    number?.countryCallingCode === "1"
      ? number.formatNational()
      : (number?.formatInternational() ?? e164);
  return extension === null ? shown : `${shown}, extension ${extension}`;
}

/**
 * The digits by which people know and look for a number: a North American one without the country code 1, any other
 * with its country's. Of one that is not recognized, those that were typed.
 */
export function phoneDigits(typed: string): string {
  return (understoodPhone(typed)?.e164 ?? plainPhone(typed))
    .replace(/\D/g, "")
    .replace(/^1(?=\d{10}$)/, "");
}

type Group = { digits: string; begins: number; ends: number };

/** The first groups that nothing but spaces and punctuation separates. */
function groupsOfOne(groups: readonly Group[], text: string): readonly Group[] {
  const next = groups.findIndex(
    ({ begins }, at) => at > 0 && !between.test(text.slice(groups[at - 1]?.ends, begins)),
  );
  return next < 0 ? groups : groups.slice(0, next);
}

function e164Of(digits: string): string | null {
  // Most of the world dials abroad with 00; no North American number begins with it.
  const number = parsePhoneNumberFromString(digits.replace(/^00(?=[1-9])/, "+"), {
    defaultCountry: here,
    extract: false,
  });
  if (!number?.isPossible() || number.number.length > mostDigits + "+".length) return null;
  const isNorthAmerican = number.countryCallingCode === "1";
  return isNorthAmerican && !/^\+1[2-9]/.test(number.number) ? null : number.number;
}
