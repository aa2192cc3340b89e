import { contradictions as words } from "#content/en/desk/business.ts";
import { entryAt, factGroups } from "#domain/business/fact-entries.ts";
import { contradictions } from "#domain/business/fact-faults.ts";
import type { BusinessFacts } from "#domain/business/facts.ts";
import { isOffered } from "#domain/business/offers.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { FactLine } from "./fact-line.tsx";

/** Facts that visitors would find at odds with one another. They can be saved all the same. */
export function Contradictions({
  facts,
  onFind,
}: {
  facts: BusinessFacts;
  onFind: (sought: string) => void;
}) {
  const found = contradictions(facts)
    .map((paths) => paths.flatMap((path) => entryAt(path) ?? []))
    .filter((entries) => entries.every(({ group }) => isOffered(facts, factGroups[group])));
  if (found.length === 0) return null;
  return (
    <Notice tone="plain">
      <p className="font-semibold">{words.heading}</p>
      <p>{words.about}</p>
      <ul className="grid w-full gap-3 pt-1">
        {found.map((entries) => (
          <li key={entries[0]?.path} className="border-t border-line pt-2">
            <ul className="grid gap-1">
              {entries.map((entry) => (
                <FactLine key={entry.path} {...{ entry, facts, onFind }} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
