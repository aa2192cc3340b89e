import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type ContactPhone, typedAlone } from "./contact-phone.ts";
import {
  digitsAbroad,
  extensionAtStart,
  isPhoneLength,
  plainPhone,
  typedNumbers,
} from "./typed-phone.ts";

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

/**
 * The first phone number in what somebody typed, North American if it has no country code. Null when none is
 * recognized, as without an area code. Whether it is in service is not known here: 555-0142 is a number like others.
 */
export function understoodPhone(typed: string): UnderstoodPhone | null {
  const text = plainPhone(typed.slice(0, longest));
  for (const { groups, hasPlus } of typedNumbers(text)) {
    // The longest that can be a number: `703-555-0142 / 0143` gives two lines of one house.
    for (let count = groups.length; count > 0; count -= 1) {
      const digits = groups.slice(0, count).map((group) => group.digits);
      const e164 = e164Of(digits.join(""), hasPlus);
      if (e164 === null) continue;
      return { e164, extension: extensionAtStart(text.slice(groups[count - 1]?.ends)) };
    }
  }
  return null;
}

/** The same beside what was typed. */
export function contactPhoneOf(typed: string): ContactPhone {
  const understood = understoodPhone(typed);
  return understood ? { typed, ...understood, shown: phoneInWords(understood) } : typedAlone(typed);
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

function e164Of(digits: string, hasPlus: boolean): string | null {
  // No North American number begins with 00 or 011.
  const abroad = hasPlus ? digits : digitsAbroad(digits);
  // The metadata lets some countries have fewer digits and others more.
  if (!isPhoneLength(abroad ?? digits)) return null;
  const dialed = abroad === null ? digits : `+${abroad}`;
  const number = parsePhoneNumberFromString(dialed, { defaultCountry: here, extract: false });
  if (!number?.isPossible() || !isPhoneLength(number.number.slice("+".length))) return null;
  if (number.countryCallingCode !== "1") return number.number;
  // The library takes a leading 1 away more than once.
  return /^1?[2-9]\d{9}$/.test(abroad ?? digits) ? number.number : null;
}
