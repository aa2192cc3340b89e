import type { PictureFile, ProjectPicture, PublishedProject } from "#domain/project/project.ts";
import type { ProjectStage } from "#domain/project/project-terms.ts";

const file = (name: string): PictureFile => ({
  avif: `/project-pictures/${name}/800.avif 800w`,
  webp: `/project-pictures/${name}/800.webp 800w`,
  src: `/project-pictures/${name}/800.webp`,
  width: 1200,
  height: 800,
  color: "#7a6a58",
});

const picture = (id: string, stage: ProjectStage, says = ""): ProjectPicture => {
  return { id, stage, says, file: file(id) };
};

const metal: PublishedProject = {
  id: "project-metal",
  slug: "metal-roof-leesburg-2026-10",
  kind: "residential",
  town: "Leesburg",
  county: { id: "loudoun", name: "Loudoun County" },
  finished: { year: 2026, month: 10 },
  days: 6,
  squareTenths: 245,
  material: "metal",
  priceBand: { from: 2_000_000, to: 2_500_000 },
  found: "Two layers of shingles, and along the chimney the decking had turned soft.",
  sheets: 7,
  words: "",
  pictures: [
    picture("metal-before", "before", "Shingles that had lost their granules"),
    picture("metal-during", "during"),
    picture("metal-after", "after"),
  ],
  publishedAt: "2026-11-20T15:00:00.000Z",
};

/** Three finished roofs, none of a public building; the second has no picture from before, the third no price. */
export const projects: readonly PublishedProject[] = [
  metal,
  {
    ...metal,
    id: "project-slate",
    slug: "slate-roof-fairfax-2026-08",
    town: "Fairfax",
    county: { id: "fairfax", name: "Fairfax County" },
    finished: { year: 2026, month: 8 },
    days: 12,
    material: "slate",
    priceBand: { from: 5_000_000, to: 7_500_000 },
    found: "",
    sheets: null,
    pictures: [picture("slate-after", "after", "Slate in three widths")],
    publishedAt: "2026-09-02T15:00:00.000Z",
  },
  {
    ...metal,
    id: "project-tpo",
    slug: "tpo-roof-leesburg-2025-06",
    kind: "commercial",
    finished: { year: 2025, month: 6 },
    days: 1,
    squareTenths: 1_200,
    material: "tpo",
    priceBand: null,
    found: "Wet insulation under a third of the roof.",
    sheets: 0,
    words: "White membrane, laps welded.\nThe store stayed open.",
    pictures: [picture("tpo-before", "before"), picture("tpo-after", "after")],
    publishedAt: "2026-09-01T15:00:00.000Z",
  },
];
