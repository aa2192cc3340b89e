import { withThousands } from "#domain/page/thousands.ts";
import type { Month } from "#domain/project/project.ts";
import type {
  PriceBand,
  ProjectKind,
  ProjectMaterial,
  ProjectStage,
} from "#domain/project/project-terms.ts";

/* The words of finished roofs, as pages, their owners and the desk read them. */

export const projectKindNames: Record<ProjectKind, string> = {
  residential: "Residential",
  commercial: "Commercial",
  government: "Government",
};

export const projectStageNames: Record<ProjectStage, string> = {
  before: "Before",
  during: "During",
  after: "After",
};

/** In the middle of a sentence. */
export const projectMaterialNames: Record<ProjectMaterial, string> = {
  asphalt: "asphalt shingles",
  metal: "standing seam metal",
  cedar: "cedar",
  slate: "slate",
  synthetic: "synthetic slate or shake",
  tile: "tile",
  tpo: "TPO membrane",
  epdm: "EPDM membrane",
  "modified-bitumen": "modified bitumen",
};

/** With the word 'roof'. */
const roofNames: Record<ProjectMaterial, string> = {
  asphalt: "Asphalt shingle roof",
  metal: "Metal roof",
  cedar: "Cedar roof",
  slate: "Slate roof",
  synthetic: "Synthetic slate or shake roof",
  tile: "Tile roof",
  tpo: "TPO flat roof",
  epdm: "EPDM flat roof",
  "modified-bitumen": "Modified bitumen flat roof",
};

/** `Slate roof in Leesburg` */
export function projectTitle({ material, town }: { material: ProjectMaterial; town: string }) {
  return `${roofNames[material]} in ${town}`;
}

const dollarsOf = (cents: number) => `$${withThousands(cents / 100)}`;

/** `$15,000 to $20,000`, `Under $5,000`, `$500,000 or more` */
export function priceBandText({ from, to }: PriceBand): string {
  if (to === null) return `${dollarsOf(from)} or more`;
  return from === 0 ? `Under ${dollarsOf(to)}` : `${dollarsOf(from)} to ${dollarsOf(to)}`;
}

const months = [
  ...["January", "February", "March", "April", "May", "June", "July"],
  ...["August", "September", "October", "November", "December"],
];

/** `May 2026` */
export const monthText = ({ year, month }: Month): string => `${months[month - 1]} ${year}`;

/** `1 day`, `12 days` */
export const daysText = (days: number): string =>
  days === 1 ? "1 day" : `${withThousands(days)} days`;

/** `23.5 squares`, `1 square` */
export function squaresText(squareTenths: number): string {
  const figure = `${withThousands(Math.floor(squareTenths / 10))}${squareTenths % 10 ? `.${squareTenths % 10}` : ""}`;
  return squareTenths === 10 ? "1 square" : `${figure} squares`;
}

/** `7 sheets of decking replaced` */
export function sheetsText(sheets: number): string {
  if (sheets === 0) return "No sheet of decking had to be replaced";
  return `${withThousands(sheets)} ${sheets === 1 ? "sheet" : "sheets"} of decking replaced`;
}

/** What a picture of a project shows, for who does not see it. */
export function projectPictureAlt(
  { material, town }: { material: ProjectMaterial; town: string },
  { stage, says }: { stage: ProjectStage; says: string },
): string {
  if (says !== "") return `${projectStageNames[stage]}: ${says}`;
  const title = projectTitle({ material, town });
  if (stage === "before") return `The old roof in ${town}, before the work`;
  return stage === "during" ? `${title}, during the work` : `${title}, finished`;
}
