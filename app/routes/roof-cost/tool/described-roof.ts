import { counties } from "#content/counties.ts";
import { figureFaults } from "#content/en/roof-cost.ts";
import type { RoofCostQuestion } from "#domain/roof-cost/roof-cost.ts";
import {
  type FigureName,
  type RoofMaterial,
  readRoofCost,
  roofCostQuery,
  type TypedRoof,
  typedRoof,
} from "#domain/roof-cost/roof-cost-form.ts";

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

const countyIds = counties.map(({ id }) => id);

export const typedOf = (entries: Entries): TypedRoof => typedRoof(entries, countyIds);

/** The address's query for what the fields hold. */
export const queryOf = (entries: Entries): string => roofCostQuery(typedOf(entries));

/** The question, or an error message for each faulty field, by the field's name. */
export function readFields(
  entries: Entries,
): { question: RoofCostQuestion<RoofMaterial> } | { errors: Readonly<Record<string, string>> } {
  const read = readRoofCost(
    typedOf(entries),
    (id) => counties.find((county) => county.id === id)?.type,
  );
  if ("question" in read) return read;
  const errors = Object.entries(read.faults).map(([name, fault]) => [
    name,
    figureFaults[name as FigureName][fault],
  ]);
  return { errors: Object.fromEntries(errors) };
}
