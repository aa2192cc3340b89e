import { onlyType } from "#content/en/counties-in-words.ts";
import { figureFaults } from "#content/en/roof-cost.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RoofCostQuestion } from "#domain/roof-cost/roof-cost.ts";
import {
  exampleOf,
  type FigureName,
  type RoofMaterial,
  readRoofCost,
  roofCostQuery,
  type TypedRoof,
  typedRoof,
} from "#domain/roof-cost/roof-cost-form.ts";

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

type Area = Pick<Facts, "counties">;

export const typedOf = (entries: Entries, { counties }: Area): TypedRoof =>
  typedRoof(
    entries,
    counties.map(({ id }) => id),
  );

/** The address's query for what the fields hold. */
export const queryOf = (entries: Entries, area: Area): string =>
  roofCostQuery(typedOf(entries, area));

type Question = RoofCostQuestion<RoofMaterial>;

/** Where all counties are of one type, which one it is does not matter. */
const read = (roof: TypedRoof, area: Area) =>
  readRoofCost(
    roof,
    (id) => area.counties.find((county) => county.id === id)?.type ?? onlyType(area),
  );

/** The question, or an error message for each faulty field, by the field's name; none for one that nobody was asked yet. */
export function readFields(
  entries: Entries,
  area: Area,
): { question: Question } | { errors: Readonly<Record<string, string>> } {
  const roof = read(typedOf(entries, area), area);
  if ("question" in roof) return roof;
  const errors = Object.entries(roof.faults)
    .filter(([name]) => entries.get(name) !== null)
    .map(([name, fault]) => [name, figureFaults[name as FigureName][fault]]);
  return { errors: Object.fromEntries(errors) };
}

/** What a range is shown for. */
export type ShownRoof = { question: Question; roof: TypedRoof; isExample: boolean };

/** The roof that is described, or an example of its kind until a size is typed; none for a size that cannot be read. */
export function shownRoof(described: TypedRoof, area: Area): ShownRoof | undefined {
  const example = exampleOf(described);
  const roof = example ?? described;
  const cost = read(roof, area);
  return "question" in cost
    ? { question: cost.question, roof, isExample: example !== undefined }
    : undefined;
}

/** What is wrong with the first faulty figure of the size. */
export function sizeFault(roof: TypedRoof, area: Area) {
  const cost = read(roof, area);
  if ("question" in cost) return undefined;
  const [first] = Object.entries(cost.faults);
  return first && { name: first[0], fault: first[1] };
}
