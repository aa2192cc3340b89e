import { withThousands } from "#domain/page/thousands.ts";
import type { PublishedProject } from "#domain/project/project.ts";
import type { ProjectKind, ProjectMaterial } from "#domain/project/project-terms.ts";
import { countInWords, days } from "./figures.ts";
import { monthText, projectMaterialNames } from "./project.ts";

/* Sentences about one finished roof. Names and figures are in `project.ts`, what its pages say besides in `finished-roofs.ts`. */

/** Whose roof it is. */
export const buildingNames: Readonly<Record<ProjectKind, string>> = {
  residential: "Home",
  commercial: "Commercial building",
  government: "Public building",
};

/** `Asphalt shingles`, at the beginning of a line. */
export function materialName(material: ProjectMaterial): string {
  const name = projectMaterialNames[material];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `2,450 sq ft` */
export const squareFeet = (tenths: number): string => `${withThousands(tenths * 10)} sq ft`;

/** `A home in Leesburg, Loudoun County. Finished in October 2026, after six days on the roof.` */
export function projectSummary({
  kind,
  town,
  county,
  finished,
  days: worked,
}: Pick<PublishedProject, "kind" | "town" | "county" | "finished" | "days">): string {
  const took = worked < 2 ? "one day" : worked < 10 ? `${countInWords(worked)} days` : days(worked);
  return `A ${buildingNames[kind].toLowerCase()} in ${placeOf({ town, county })}. Finished in ${monthText(finished)}, after ${took} on the roof.`;
}

/** `Leesburg, Loudoun County`; an independent city is itself. */
export const placeOf = ({ town, county }: Pick<PublishedProject, "town" | "county">): string =>
  ["", town, `${town} City`].includes(county.name) ? town : `${town}, ${county.name}`;
