import { businessProfile } from "#content/business-profile.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";

/**
 * A phone number of the business, the office's by default: one tap calls it, and it never wraps.
 */
export function PhoneLink({
  number = businessProfile.phone,
  className = "",
}: {
  number?: PhoneNumber;
  className?: string;
}) {
  return (
    <a className={`link whitespace-nowrap tabular-nums ${className}`} href={`tel:${number.e164}`}>
      {number.display}
    </a>
  );
}
