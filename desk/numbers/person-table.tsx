import { personTable as words } from "#content/en/desk/numbers.ts";
import { listOfPerson } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { type CountColumn, CountTable } from "./count-table.tsx";

/** Leads by assignee. */
export function PersonTable({ numbers: { days, people } }: { numbers: LeadNumbers }) {
  if (people.length === 0) return <p className="text-soft">{words.none}</p>;
  const column = (
    name: string,
    figure: "leads" | "waiting" | "booked" | "won",
  ): CountColumn<LeadNumbers["people"][number]> => ({
    name,
    count: (row) => row[figure],
    list: ({ id }) => listOfPerson(days, id, figure),
  });
  return (
    <CountTable
      caption={words.caption}
      heading={words.heading}
      rows={people}
      keyOf={({ id }) => id ?? ""}
      nameOf={({ id, name }) => (id === null ? words.nobody : name)}
      columns={[
        column(words.leads, "leads"),
        column(words.waiting, "waiting"),
        column(words.booked, "booked"),
        column(words.won, "won"),
      ]}
    />
  );
}
