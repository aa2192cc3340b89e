import { useState } from "react";
import { sourceTable as words } from "#content/en/desk/numbers.ts";
import { sourceName } from "#content/en/desk/several-rooms.ts";
import { listOfSource } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { type CountColumn, CountTable } from "./count-table.tsx";

/** Sources shown before somebody asks for all. */
const shownFirst = 8;

/** Leads by the site or campaign that led to them. */
export function SourceTable({ numbers }: { numbers: LeadNumbers }) {
  const { days, sources, otherSources } = numbers;
  const [isWhole, setWhole] = useState(false);
  if (sources.length === 0) return <p className="text-soft">{words.none}</p>;
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
      caption={words.caption}
      heading={words.heading}
      rows={isCut ? sources.slice(0, shownFirst) : sources}
      nameOf={({ source }) => sourceName(source)}
      columns={[
        column(words.leads, "leads"),
        column(words.booked, "booked"),
        column(words.won, "won"),
      ]}
      foot={
        <>
          {isCut && (
            <Button
              look="plain"
              className="-ms-3 justify-self-start"
              onClick={() => setWhole(true)}
            >
              {words.showAll(sources.length)}
            </Button>
          )}
          {!isCut && otherSources > 0 && (
            <p className="text-small text-soft">{words.others(otherSources)}</p>
          )}
        </>
      }
    />
  );
}
