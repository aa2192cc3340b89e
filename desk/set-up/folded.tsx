import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { stepForm as words } from "#content/en/desk/set-up.ts";
import { factInWords } from "#desk/business/fact-words.ts";
import type { FactEntry } from "#domain/business/fact-entries.ts";
import { type BusinessFacts, factAt } from "#domain/business/facts.ts";
import { isStated } from "#domain/business/stated-facts.ts";

/**
 * The other facts of a step, unless one of them has to be mended. What pages state of them is a promise whether anybody opens
 * them or not, so it stands below while they are folded.
 */
export function Folded({
  entries,
  facts,
  isFaulty,
  children,
}: {
  entries: readonly FactEntry[];
  /** What holds now. */
  facts: BusinessFacts;
  isFaulty: boolean;
  children: React.ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const stated = entries.filter((entry) => isStated(entry, facts));
  return (
    <>
      <details
        open={isOpen || isFaulty}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group mt-2 border-y border-line"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-soft">
          <ChevronRight
            aria-hidden="true"
            className="size-4.5 shrink-0 transition-transform group-open:rotate-90"
            strokeWidth={1.75}
          />
          {words.more(entries.length)}
        </summary>
        {(isOpen || isFaulty) && (
          <div className="grid grid-cols-[minmax(0,1fr)] ps-6.5 pb-4">{children}</div>
        )}
      </details>
      {stated.length > 0 && !isOpen && !isFaulty && (
        <div className="pt-3 text-small text-soft">
          <p className="font-semibold">{words.stated(stated.length)}</p>
          <dl className="pt-1">
            {stated.map((entry) => (
              <div key={entry.path} className="flex flex-wrap justify-between gap-x-4">
                <dt>{entry.label}</dt>
                <dd className="tabular-nums wrap-anywhere">
                  {factInWords(entry, factAt(facts, entry.path) ?? "")}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
