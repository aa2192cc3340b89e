import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/** Beside a form's button: the alternative to the form, and the way out when sending fails. */
export function OrCall({ number }: { number?: PhoneNumber }) {
  return (
    <p>
      or call{" "}
      <PhoneLink number={number} className="inline-flex min-h-11 items-center font-semibold" />
    </p>
  );
}
