import { conditionNames } from "#content/en/report.ts";
import {
  type BuiltRoofPart,
  builtRoofParts,
  type VisitKind,
  visitKinds,
} from "#domain/roof-photo/roof-photo.ts";
import type { RoofWords, VisitShots } from "#domain/roof-photo/roof-words.ts";
import { builtShotLists } from "#domain/roof-photo/shot-list.ts";

const partNames: Record<BuiltRoofPart, string> = {
  slope: "Slope",
  ridge: "Ridge",
  valley: "Valley",
  eave: "Eave",
  rake: "Rake",
  flashing: "Flashing",
  chimney: "Chimney",
  skylight: "Skylight",
  vent: "Vent or pipe",
  gutter: "Gutter",
  drain: "Drain",
  decking: "Decking",
  attic: "Attic",
  ceiling: "Ceiling",
  siding: "Siding",
  house: "Whole house",
  other: "Something else",
};

/** What photos of roofs say and should show until an owner sets something else. */
export const builtRoofWords: RoofWords = {
  parts: { parts: builtRoofParts.map((id) => ({ id, name: partNames[id] })) },
  conditions: conditionNames,
  shots: Object.fromEntries(
    visitKinds.map((kind): [VisitKind, VisitShots] => [kind, { shots: builtShotLists[kind] }]),
  ) as Record<VisitKind, VisitShots>,
};
