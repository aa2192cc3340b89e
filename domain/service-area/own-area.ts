import type { County } from "./county.ts";
import type { CountyCenters } from "./drive-estimate.ts";
import type { ServiceMap } from "./service-map.ts";
import type { ZipGroup } from "./zip-check.ts";

/** What follows from counties that an owner has chosen. For those of `content/` it is in the pages' scripts. */
export type OwnArea = {
  counties: readonly County[];
  zipGroups: readonly ZipGroup[];
  map: ServiceMap;
  /** Length of a mile on the map, in its units. */
  mile: number;
  centers: CountyCenters;
};
