import { listOfPerson } from "#domain/lead/number-lists.ts";
import type { LeadNumbers } from "#domain/lead/numbers-contract.ts";
import { type CountColumn, CountTable } from "./count-table.tsx";

/** Leads by assignee. */
export function PersonTable({ numbers: { days, people } }: { numbers: LeadNumbers }) {
  if (people.length === 0) return <p className="text-soft">None arrived.</p>;
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
      caption="Leads by person"
      heading="Person"
      rows={people}
      keyOf={({ id }) => id ?? ""}
      nameOf={({ id, name }) => (id === null ? "Nobody" : name)}
      columns={[
        column("Leads", "leads"),
        column("Waiting", "waiting"),
        column("Booked", "booked"),
        column("Won", "won"),
      ]}
    />
  );
}
