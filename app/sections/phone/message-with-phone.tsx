import { useFacts } from "#app/facts/use-facts.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { PhoneLink } from "./phone-link.tsx";

const pressable = "inline-flex min-h-11 items-center font-bold";

/**
 * A message from a form or the server about a failure, verbatim. Phone numbers of the business in
 * it become links. A message that says to call but names no number gets one appended: the emergency
 * line's if it mentions that, otherwise `number`.
 */
export function MessageWithPhone({
  message,
  number,
}: {
  message: string;
  number?: PhoneNumber | undefined;
}) {
  const { phone, hotline } = useFacts();
  const parts = partsOf(message, [phone, hotline]);
  const called = /\bour emergency number\b/.test(message) ? hotline : (number ?? phone);
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

/** The message, split before and after each of the business's numbers. */
function partsOf(message: string, numbers: readonly PhoneNumber[]): Part[] {
  const parts: Part[] = [];
  let rest = message;
  for (;;) {
    const at = message.length - rest.length;
    const [next] = numbers
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
