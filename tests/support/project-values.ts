import type { PictureFile, PublishedProject } from "#domain/project/project.ts";
import type { CompleteProject } from "#domain/project/project-content.ts";
import type { ProjectStage } from "#domain/project/project-terms.ts";

/** What a finished roof says, of which nothing is missing. */
export function someProjectContent(own: Partial<CompleteProject> = {}): CompleteProject {
  return {
    ...{ version: 1, kind: "residential", town: "Leesburg", days: 3, squareTenths: 245 },
    county: { id: "loudoun", name: "Loudoun County" },
    ...{ finished: { year: 2026, month: 5 }, material: "asphalt" },
    priceBand: { from: 1_500_000, to: 2_000_000 },
    ...{ found: "Two layers of old shingles, and a valley without metal.", sheets: 4, words: "" },
    pictures: [
      { id: "photo-before", stage: "before", says: "" },
      { id: "photo-after", stage: "after", says: "The rear slope from the garden" },
    ],
    ...own,
  };
}

function file(name: string): PictureFile {
  const src = `/project-pictures/${name}/800.webp`;
  const sizes = { width: 1_200, height: 900, color: "#88776a" };
  return { avif: `${src} 800w`, webp: `${src} 800w`, src, ...sizes };
}

/** A finished roof as everybody sees it. */
export function someProject(own: Partial<PublishedProject> = {}): PublishedProject {
  const { version: _, ...facts } = someProjectContent();
  const pictures = (["before", "during", "after"] as const).map((stage: ProjectStage) => ({
    ...{ id: stage, stage, says: "", file: file(stage) },
  }));
  return {
    ...{ ...facts, id: "project", slug: "asphalt-roof-leesburg-2026-05", pictures },
    publishedAt: "2026-06-01T12:00:00.000Z",
    ...own,
  };
}
