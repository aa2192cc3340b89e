import { z } from "zod/mini";
import { multiLine, singleLine } from "#domain/person/contact-details.ts";
import {
  priceBands,
  projectKinds,
  projectLimits,
  projectMaterials,
  projectStages,
} from "./project-terms.ts";

/*
 * What a finished roof says, as data, from its first field on: whatever nobody has said yet is null or empty. What must be said
 * before its owner is asked is `missingFromProject`.
 */

const whole = (from: number, to: number, what: string) => {
  const error = `${what}: a whole number from ${from} to ${to}`;
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
};

/** Empty where nobody has written anything, never missing. */
const text = (label: string, max: number) => multiLine({ label, max })._zod.def.innerType;

const line = (label: string, max: number) => singleLine({ label, max });

/** A number, as houses and ZIP codes have, is no part of a town's name. */
const town = line("Town", projectLimits.town).check(
  z.refine((said) => !/\d/.test(said), { error: "The town alone, without street and number" }),
);

/** One of `priceBands`. */
const priceBand = z.object({ from: z.int(), to: z.nullable(z.int()) }).check(
  z.refine(({ from, to }) => priceBands.some((band) => band.from === from && band.to === to), {
    error: "No such price band",
  }),
);

/** A roof photo that is shown. */
export const chosenPicture = z.object({
  /** Of the roof photo. */
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: "No such photo" })),
  stage: z.enum(projectStages),
  says: line("What a photo shows", projectLimits.says),
});

export type ChosenPicture = z.output<typeof chosenPicture>;

export const projectContent = z.object({
  /** Of this form of the content, which outlives releases. */
  version: z.literal(1),
  kind: z.nullable(z.enum(projectKinds)),
  town,
  /** Of a county, and how it is called in full; null: nobody has said. */
  county: z.nullable(
    z.object({
      id: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, { error: "No such county" })),
      name: line("County", 80),
    }),
  ),
  finished: z.nullable(z.object({ year: whole(1990, 2100, "Year"), month: whole(1, 12, "Month") })),
  days: z.nullable(whole(1, projectLimits.days, "Days of work")),
  /** Of the new roof, in whole tenths of a square (100 square feet): 23.5 squares are 235. */
  squareTenths: z.nullable(whole(1, projectLimits.squareTenths, "Squares")),
  material: z.nullable(z.enum(projectMaterials)),
  /** Null: it is not shown. */
  priceBand: z.nullable(priceBand),
  found: text("What was under the old roof", projectLimits.found),
  sheets: z.nullable(whole(0, projectLimits.sheets, "Sheets of decking")),
  words: text("More about the work", projectLimits.words),
  pictures: z.array(chosenPicture).check(
    z.maxLength(projectLimits.pictures, {
      error: `A project has ${projectLimits.pictures} photos at most`,
    }),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      error: "A photo stands here twice",
    }),
  ),
});

export type ProjectContent = z.output<typeof projectContent>;

/** A project of which nobody has said anything. */
export const emptyProject: ProjectContent = {
  version: 1,
  kind: null,
  town: "",
  county: null,
  finished: null,
  days: null,
  squareTenths: null,
  material: null,
  priceBand: null,
  found: "",
  sheets: null,
  words: "",
  pictures: [],
};

/** What must be said before anybody is asked whether it may be shown. */
export const neededOfProject = [
  "kind",
  "town",
  "county",
  "finished",
  "days",
  "squareTenths",
  "material",
  "after",
] as const;

export type NeededOfProject = (typeof neededOfProject)[number];

/** What is still missing, in the order in which it is asked; `after`: a picture of the finished roof. */
export function missingFromProject(content: ProjectContent): NeededOfProject[] {
  return neededOfProject.filter((field) => {
    if (field === "after") return !content.pictures.some(({ stage }) => stage === "after");
    return content[field] === null || content[field] === "";
  });
}

type Said<Field extends keyof ProjectContent> = NonNullable<ProjectContent[Field]>;

/** A project of which all is said that must be. */
export type CompleteProject = Omit<ProjectContent, Exclude<NeededOfProject, "after">> & {
  [Field in Exclude<NeededOfProject, "after">]: Said<Field>;
};

export function isCompleteProject(content: ProjectContent): content is CompleteProject {
  return missingFromProject(content).length === 0;
}
