import type { PhoneNumber } from "#domain/business/business-profile.ts";

/** Beside a form's button: the other way, which is also the one when sending fails. */
export function OrCall({ number }: { number: PhoneNumber }) {
  return (
    <p>
      or call{" "}
      <a
        className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular-nums"
        href={`tel:${number.e164}`}
      >
        {number.display}
      </a>
    </p>
  );
}
