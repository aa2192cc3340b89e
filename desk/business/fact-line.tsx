import type { FactEntry } from "#domain/business/fact-entries.ts";
import { type BusinessFacts, factAt } from "#domain/business/facts.ts";
import { factInWords } from "./fact-words.ts";

/** A fact that is to be looked at: its name, which finds its field, and what it is now. */
export function FactLine({
  entry,
  facts,
  onFind,
}: {
  entry: FactEntry;
  facts: BusinessFacts;
  onFind: (sought: string) => void;
}) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <button
        type="button"
        onClick={() => onFind(entry.label)}
        className="py-0.5 text-start text-link underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {entry.label}
      </button>
      <span className="ms-auto text-end font-semibold tabular-nums">
        {factInWords(entry, factAt(facts, entry.path) ?? "")}
      </span>
    </li>
  );
}
