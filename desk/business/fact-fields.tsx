import type { FactEntry } from "#domain/business/fact-entries.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import { type BusinessFacts, factAt, type Overrides } from "#domain/business/facts.ts";
import { factsInPlace } from "#domain/places/place-overrides.ts";
import { FactField } from "./fact-field.tsx";
import { type TypedFact, type TypedFacts, typedFact } from "./typed-facts.ts";

/** Facts, to be typed over. */
export function FactFields({
  entries,
  typed,
  facts,
  built,
  overrides,
  faults,
  onChange,
}: {
  entries: readonly FactEntry[];
  typed: TypedFacts["typed"];
  /** What holds now. */
  facts: BusinessFacts;
  /** What holds where no owner has set anything. */
  built: BusinessFacts;
  /** What will be set once it is saved. */
  overrides: Overrides;
  faults: FactFaults;
  onChange: (path: string, typed: TypedFact) => void;
}) {
  // A state that is being chosen brings its usual time zone.
  const next = factsInPlace(built, overrides);
  const held = ({ kind, path }: FactEntry) => factAt(kind === "zone" ? next : facts, path) ?? "";
  return entries.map((entry, at) => (
    <FactField
      key={entry.path}
      entry={entry}
      isNoted={entries.findIndex(({ lawyer }) => lawyer === entry.lawyer) === at}
      typed={typed[entry.path] ?? typedFact(entry, held(entry))}
      faults={faults}
      state={String(typed.state ?? facts.state)}
      now={held(entry)}
      built={factAt(built, entry.path) ?? ""}
      isSet={Object.hasOwn(overrides, entry.path)}
      onChange={(value) => onChange(entry.path, value)}
    />
  ));
}
