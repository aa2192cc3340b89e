import { useWords } from "#app/facts/use-facts.ts";
import type { NamedBid } from "#app/routes/compare-bids/tool/use-bids.ts";
import { flagWords, result } from "#content/en/compare-bids.ts";
import { type RedFlag, ruleFlags } from "#domain/bid-comparison/red-flags.ts";
import { BidColumns } from "./bid-columns.tsx";

const words = result.flags;
const ruled: ReadonlySet<RedFlag> = new Set(ruleFlags);

/** What stands out in each bid: first what the law asks or forbids, then what is worth a question. */
export function Flags({
  bids,
  flags,
}: {
  bids: readonly NamedBid[];
  flags: readonly (readonly RedFlag[])[];
}) {
  const told = useWords(flagWords);
  const rule = useWords(words.rule);
  return (
    <div>
      <h3 className="text-heading">{words.heading}</h3>
      <p className="mt-2 max-w-prose text-slate-700">{useWords(words.lead)}</p>
      <BidColumns bids={bids}>
        {(_, index) => {
          const found = flags[index] ?? [];
          if (found.length === 0) return { list: <p className="pb-3 md:pt-3">{words.none}</p> };
          return {
            count: words.count(found.length),
            list: (
              <ul className="grid gap-4 pb-5 md:pt-3 print:gap-1.5">
                {found.map((flag) => (
                  <li
                    key={flag}
                    className={`border-l-4 pl-3 ${ruled.has(flag) ? "border-red-700" : "border-amber-700"}`}
                  >
                    <p className="label-caps text-slate-500">
                      {ruled.has(flag) ? rule : words.caution}
                    </p>
                    <p className="font-semibold">{told[flag].title}</p>
                    <p className="text-small text-slate-700">{told[flag].text}</p>
                  </li>
                ))}
              </ul>
            ),
          };
        }}
      </BidColumns>
    </div>
  );
}
