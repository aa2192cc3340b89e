import { countyTypes } from "#domain/business/response-times.ts";
import { type County, countyId } from "#domain/service-area/county.ts";
import { type CountyName, countyNames } from "./county-names.ts";

const entries: Readonly<Record<CountyName, Omit<County, "id" | "name" | "type">>> = {
  Franklin: {
    projects: 140,
    details:
      "Our shop is here. Slate in German Village, brick doubles in Clintonville, and ranches in Whitehall and Grove City whose second roof is due.",
  },
  Delaware: {
    projects: 90,
    details:
      "Powell, Lewis Center and Sunbury grew within a few years, so whole streets need their first new roof at once. Associations there often choose the color with you.",
  },
  Licking: {
    projects: 50,
    details:
      "Newark, Granville and Pataskala. Standing seam on farmhouses, and barns that we measure on the same trip.",
  },
  Fairfield: {
    projects: 40,
    details:
      "Lancaster, Pickerington and Baltimore. Old streets with steep roofs, so we bring staging and price it in the open.",
  },
  Union: {
    projects: 25,
    details: "Marysville, Richwood and Plain City. One trip a week, so booking ahead pays.",
  },
};

/** The counties we serve, nearest coverage first. */
export const counties: readonly County[] = countyTypes.flatMap((type) =>
  countyNames[type].map((name) => ({ id: countyId(name), name, type, ...entries[name] })),
);
