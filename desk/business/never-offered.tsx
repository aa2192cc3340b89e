import { neverOffered as words } from "#content/en/desk/business.ts";
import { neverOffered } from "#domain/business/fact-faults.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { timesInWords } from "#domain/calendar/slot.ts";
import { Notice } from "#ui/desk/notice.tsx";

/** Times of a day that are set, and that opening hours leave no room for. */
export function NeverOffered({ facts }: { facts: BusinessFacts }) {
  const slots = neverOffered(facts);
  if (slots.length === 0) return null;
  return (
    <Notice tone="plain">
      <p role="status">{words(timesInWords(slots), slots.length)}</p>
    </Notice>
  );
}
