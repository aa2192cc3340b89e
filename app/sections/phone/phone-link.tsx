import { useFacts } from "#app/facts/use-facts.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/**
 * A phone number of the business, the office's by default: one tap calls it, and it never wraps.
 */
export function PhoneLink({
  number,
  className = "",
}: {
  number?: PhoneNumber | undefined;
  className?: string;
}) {
  const { phone } = useFacts();
  const { e164, display } = number ?? phone;
  return (
    <a className={`link whitespace-nowrap tabular-nums ${className}`} href={`tel:${e164}`}>
      {display}
    </a>
  );
}
