import type { County, Coverage } from "#domain/service-area/county.ts";
import { type CountyName, countyNames } from "./county-names.ts";

/** Response, emergency and commercial service by distance. */
export const coverages: readonly Coverage[] = [
  {
    type: "primary",
    name: "Primary area",
    emergency: "Emergency service around the clock",
    commercial: "Full commercial service",
  },
  {
    type: "secondary",
    name: "Secondary area",
    emergency: "Emergency service around the clock",
    commercial: "Limited commercial service",
  },
  {
    type: "extended",
    name: "Extended area",
    emergency: "Limited emergency service",
    commercial: "Limited commercial service",
  },
];

const entries: Readonly<Record<CountyName, Omit<County, "id" | "name">>> = {
  Marion: {
    type: "primary",
    projects: 120,
    details:
      "Our shop is here. Ranch houses in Keizer and Woodburn, hop barns and dairies, and older homes around the Capitol with three layers of history on the roof.",
  },
  Polk: {
    type: "secondary",
    projects: 60,
    details:
      "Dallas, Monmouth and the hills of West Salem. Firs drop needles all year, so valleys and gutters need a look before the rain.",
  },
  Yamhill: {
    type: "extended",
    projects: 30,
    details:
      "McMinnville, Newberg and the vineyards between them. Standing seam on tasting rooms, cedar on farmhouses.",
  },
};

/** The counties we serve, nearest coverage first. */
export const counties: readonly County[] = countyNames.map((name) => ({
  name,
  ...entries[name],
  id: name.toLowerCase().replaceAll(" ", "-"),
}));
