import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { factGroup as words } from "#content/en/desk/business.ts";
import { type FactEntry, type FactGroup, factGroups } from "#domain/business/fact-entries.ts";
import type { FactFaults } from "#domain/business/fact-faults.ts";
import type { BusinessFacts, Overrides } from "#domain/business/facts.ts";
import { BrandSample } from "./brand-sample.tsx";
import { FactFields } from "./fact-fields.tsx";
import { brandOf } from "./typed-brand.ts";
import { hasFault, type TypedFact, type TypedFacts } from "./typed-facts.ts";

/** The facts of one group, folded until somebody opens it, looks for one of them or has to mend one. */
export function FactGroupFields({
  group,
  entries,
  isSought,
  typed,
  facts,
  built,
  overrides,
  faults,
  onChange,
  children,
}: {
  group: FactGroup;
  /** Those that were looked for, or all. */
  entries: readonly FactEntry[];
  isSought: boolean;
  typed: TypedFacts["typed"];
  /** What holds now. */
  facts: BusinessFacts;
  /** What holds where no owner has set anything. */
  built: BusinessFacts;
  /** What will be set once it is saved. */
  overrides: Overrides;
  faults: FactFaults;
  onChange: (path: string, typed: TypedFact) => void;
  /** What else there is to do with them. */
  children?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(group === "hours");
  const isFaulty = entries.some(({ path }) => hasFault(path, faults));
  // Stays open while a fault is mended, and while somebody looks for a fact.
  const mustOpen = isFaulty || (isSought && entries.length > 0);
  useEffect(() => {
    if (mustOpen) setIsOpen(true);
  }, [mustOpen]);
  if (entries.length === 0) return null;
  const { title, hint } = factGroups[group];
  const set = entries.filter(({ path }) => Object.hasOwn(overrides, path)).length;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group border-t border-line last:border-b"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <h2 className="font-semibold">{title}</h2>
        {set > 0 && (
          <span className="ms-auto shrink-0 text-small text-soft">{words.setHere(set)}</span>
        )}
      </summary>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] ps-6.5 pb-4">
          {hint && <p className="max-w-prose text-small text-soft">{hint}</p>}
          <FactFields {...{ entries, typed, facts, built, overrides, faults, onChange }} />
          {group === "brand" && <BrandSample {...brandOf(typed, facts)} />}
          {children}
        </div>
      )}
    </details>
  );
}
