import { moneyTable as words } from "#content/en/desk/numbers.ts";
import { sourceName } from "#content/en/desk/several-rooms.ts";
import { kindNames } from "#content/en/desk/terms.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { MoneyTable } from "./money-table.tsx";

/** Amounts by person, by source, and by kind of lead. */
export function MoneyTables({
  numbers: {
    days,
    amountsBy: { people, sources, kinds },
  },
}: {
  numbers: LeadNumbers;
}) {
  if (people.length === 0) return <p className="text-soft">{words.none}</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <MoneyTable
        by="people"
        days={days}
        rows={people.map(({ id, name, ...amounts }) => ({
          ...{ ...amounts, key: id ?? "", name: id === null ? words.nobody : name },
          of: { assignee: id ?? "nobody" },
        }))}
      />
      <MoneyTable
        by="sources"
        days={days}
        rows={sources.map(({ source, ...amounts }) => ({
          ...{ ...amounts, key: source, name: sourceName(source) },
          of: { cameFrom: source },
        }))}
      />
      <MoneyTable
        by="kinds"
        days={days}
        rows={kinds.map(({ kind, ...amounts }) => ({
          ...{ ...amounts, key: kind, name: kindNames[kind] },
          of: { kind },
        }))}
      />
    </div>
  );
}
