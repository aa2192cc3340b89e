import { businessProfile } from "#content/business-profile.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { PhoneLink } from "./phone-link.tsx";

const { phone, hotline } = businessProfile;

const pressable = "inline-flex min-h-11 items-center font-bold";

/**
 * A sentence that a form or the server tells when something went wrong, word for word. The numbers of
 * the business that stand in it can be pressed; one that says to call without a number is followed by
 * it: the emergency line's where it speaks of that, else `number`.
 */
export function MessageWithPhone({
  message,
  number = phone,
}: {
  message: string;
  number?: PhoneNumber;
}) {
  const parts = partsOf(message);
  const called = /\bour emergency number\b/.test(message) ? hotline : number;
  const isMissing = /\bcall (us|our)\b/.test(message) && parts.every((part) => !part.number);
  return (
    <>
      <p>
        {parts.map((part) =>
          part.number ? (
            <PhoneLink key={part.at} number={part.number} className={pressable} />
          ) : (
            part.text
          ),
        )}
      </p>
      {isMissing && (
        <p>
          <PhoneLink number={called} className={pressable} />
        </p>
      )}
    </>
  );
}

type Part = { at: number; text: string; number?: PhoneNumber };

/** The message cut before and after each number of the business. */
function partsOf(message: string): Part[] {
  const parts: Part[] = [];
  let rest = message;
  for (;;) {
    const at = message.length - rest.length;
    const [next] = [phone, hotline]
      .map((number) => ({ number, place: rest.indexOf(number.display) }))
      .filter(({ place }) => place >= 0)
      .sort((one, other) => one.place - other.place);
    if (!next) return [...parts, { at, text: rest }];
    const { number, place } = next;
    parts.push({ at, text: rest.slice(0, place) });
    parts.push({ at: at + place, text: number.display, number });
    rest = rest.slice(place + number.display.length);
  }
}
