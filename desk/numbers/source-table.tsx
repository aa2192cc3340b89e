import { useState } from "react";
import { sourceName } from "#content/en/desk/numbers.ts";
import { Button } from "#desk/ui/button.tsx";
import { listOfSource } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { type CountColumn, CountTable } from "./count-table.tsx";

/** Sources shown before somebody asks for all. */
const shownFirst = 8;

/** Leads by the site or campaign that led to them. */
export function SourceTable({ numbers }: { numbers: LeadNumbers }) {
  const { days, sources, otherSources } = numbers;
  const [isWhole, setWhole] = useState(false);
  if (sources.length === 0) return <p className="text-soft">None arrived.</p>;
  const column = (
    name: string,
    figure: "leads" | "booked" | "won",
  ): CountColumn<LeadNumbers["sources"][number]> => ({
    name,
    count: (row) => row[figure],
    list: ({ source }) => listOfSource(days, source, figure),
  });
  const isCut = !isWhole && sources.length > shownFirst;
  return (
    <CountTable
      caption="Leads by source"
      heading="Source"
      rows={isCut ? sources.slice(0, shownFirst) : sources}
      nameOf={({ source }) => sourceName(source)}
      columns={[column("Leads", "leads"), column("Booked", "booked"), column("Won", "won")]}
      foot={
        <>
          {isCut && (
            <Button
              look="plain"
              className="-ms-3 justify-self-start"
              onClick={() => setWhole(true)}
            >
              Show all {sources.length} sources
            </Button>
          )}
          {!isCut && otherSources > 0 && (
            <p className="text-small text-soft">
              And {otherSources} more from sources too rare to list.
            </p>
          )}
        </>
      }
    />
  );
}
