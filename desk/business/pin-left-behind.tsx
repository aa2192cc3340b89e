import { pinLeftBehind as words } from "#content/en/desk/business.ts";
import { entryAt } from "#domain/business/fact-entries.ts";
import { isPinLeftBehind } from "#domain/business/fact-faults.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { FactLine } from "./fact-line.tsx";

const pin = ["address.latitude", "address.longitude"].flatMap((path) => entryAt(path) ?? []);

/** Says that the office has moved and its pin has not. It can be saved all the same. */
export function PinLeftBehind({
  facts,
  before,
  onFind,
}: {
  facts: BusinessFacts;
  /** What the site was built with, and what is set now. */
  before: readonly BusinessFacts[];
  onFind: (sought: string) => void;
}) {
  if (!before.some((earlier) => isPinLeftBehind(facts, earlier))) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold">{words.heading}</p>
      <p>{words.about}</p>
      <ul className="grid w-full gap-1 pt-1">
        {pin.map((entry) => (
          <FactLine key={entry.path} {...{ entry, facts, onFind }} />
        ))}
      </ul>
    </Notice>
  );
}
