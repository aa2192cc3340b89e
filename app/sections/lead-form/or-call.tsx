import { PhoneLink } from "#app/sections/phone-link.tsx";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/** Beside a form's button: the other way, which is also the one when sending fails. */
export function OrCall({ number }: { number: PhoneNumber }) {
  return (
    <p>
      or call{" "}
      <PhoneLink number={number} className="inline-flex min-h-11 items-center font-semibold" />
    </p>
  );
}
