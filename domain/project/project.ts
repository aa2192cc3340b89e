import {
  fewestShown,
  type PriceBand,
  type ProjectKind,
  type ProjectMaterial,
  type ProjectStage,
  projectStages,
} from "./project-terms.ts";

/** A picture in its sizes, as pages show their own (`PhotoFile` of `ui/pages/photo.tsx`). */
export type PictureFile = {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** `srcset` of the WebP files. */
  webp: string;
  /** A WebP file, for a browser that uses neither `srcset`. */
  src: string;
  /** Size of the largest file in pixels. */
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
};

/** A picture of a project, upright, without anything drawn on it, and without where it was taken. */
export type ProjectPicture = {
  id: string;
  stage: ProjectStage;
  /** What it shows, in words of the office; empty: nobody has written any. */
  says: string;
  file: PictureFile;
};

/** A month of a year, from 1 to 12. */
export type Month = { year: number; month: number };

/** A finished roof as everybody may see it: its owner has agreed to exactly this. */
export type PublishedProject = {
  id: string;
  /** Its page is `/our-projects/<slug>`; it never changes, and is never another's. */
  slug: string;
  kind: ProjectKind;
  /** Never more of the place than this. */
  town: string;
  /** As it was called then, in full; by its id, it is one of those that we serve, unless that has changed since. */
  county: { id: string; name: string };
  /** When the work was finished. */
  finished: Month;
  /** Days that the crew worked. */
  days: number;
  /** Of the new roof, in whole tenths of a square (100 square feet). */
  squareTenths: number;
  material: ProjectMaterial;
  /** Null: its owner's, or ours, to keep. */
  priceBand: PriceBand | null;
  /** What was under the old roof, in a few sentences; empty: nothing that is worth saying. */
  found: string;
  /** Sheets of decking that were replaced; null: nobody has said. */
  sheets: number | null;
  /** More about the work, in a few sentences; empty: none. */
  words: string;
  /** At least one of after; in the order of stages, within one as the office has put them. */
  pictures: readonly ProjectPicture[];
  /** Since when it is published without a break: an ISO moment. */
  publishedAt: string;
};

/** The projects that pages show: all that are published, the newest roof first, or none while there are few. */
export function shownProjects(published: readonly PublishedProject[]): readonly PublishedProject[] {
  if (published.length < fewestShown) return [];
  return published.toSorted(
    (one, other) =>
      other.finished.year - one.finished.year ||
      other.finished.month - one.finished.month ||
      other.publishedAt.localeCompare(one.publishedAt) ||
      one.id.localeCompare(other.id),
  );
}

type Pictured = { readonly pictures: readonly ProjectPicture[] };

/** The picture that stands for a project: the first of the finished roof. */
export function faceOf({ pictures }: Pictured): ProjectPicture | undefined {
  return pictures.find(({ stage }) => stage === "after") ?? pictures.at(-1);
}

/** Two pictures that can be compared: the first of before and of after; undefined where one of them is missing. */
export function pairOf({
  pictures,
}: Pictured): { before: ProjectPicture; after: ProjectPicture } | undefined {
  const [before, after] = (["before", "after"] as const).map((stage) =>
    pictures.find((picture) => picture.stage === stage),
  );
  return before && after && { before, after };
}

/** Pictures, or what else has a stage, in the order of stages. */
export function inStages<Staged extends { stage: ProjectStage }>(
  pictures: readonly Staged[],
): Staged[] {
  return pictures.toSorted(
    (one, other) => projectStages.indexOf(one.stage) - projectStages.indexOf(other.stage),
  );
}
