import { addressElsewhere as words } from "#content/en/desk/business.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { otherStateOfOffice } from "#domain/places/place-faults.ts";
import { Notice } from "#ui/desk/notice.tsx";

/** Says that the office's ZIP code is in another state than the business. It can be saved all the same. */
export function AddressElsewhere({ facts }: { facts: BusinessFacts }) {
  const elsewhere = otherStateOfOffice(facts);
  if (!elsewhere) return null;
  const { city, postalCode } = facts.address;
  return (
    <Notice tone="plain">
      <p className="font-semibold">{words.heading(elsewhere.name)}</p>
      <p>{words.about({ place: `${city} ${postalCode}`, state: facts.inState.name })}</p>
    </Notice>
  );
}
