import type { Coverage } from "#domain/service-area/county.ts";

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
