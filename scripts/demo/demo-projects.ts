import type { ProjectContent } from "#domain/project/project-content.ts";
import { type ProjectStage, priceBandOf } from "#domain/project/project-terms.ts";

/** A picture of art/masters, and what it shows. */
type DemoPicture = { picture: string; stage: ProjectStage; says: string };

/** A finished roof of the demo, with its invented owner. */
export type DemoProject = {
  name: string;
  street: string;
  zip: string;
  dollars: number;
  /** Months ago. */
  ago: number;
  pictures: readonly DemoPicture[];
} & Pick<
  ProjectContent,
  "kind" | "town" | "days" | "squareTenths" | "material" | "found" | "sheets" | "words"
> & {
    /** Id of a county. */
    county: string;
  };

const before = (picture: string, says: string): DemoPicture => ({
  ...{ picture, stage: "before", says },
});
const during = (picture: string, says: string): DemoPicture => ({
  ...{ picture, stage: "during", says },
});
const after = (picture: string, says: string): DemoPicture => ({
  ...{ picture, stage: "after", says },
});

/** Six finished roofs, all of them invented, with rendered pictures. */
export const demoProjects: readonly DemoProject[] = [
  {
    ...{ name: "Lorraine Whitcomb", street: "14 Paddock Lane", zip: "20175", dollars: 18_400 },
    ...{ kind: "residential", town: "Leesburg", county: "loudoun", ago: 2, days: 3 },
    ...{ squareTenths: 265, material: "asphalt", sheets: 6 },
    found:
      "Two layers of shingles, and six sheets of decking that had gone soft below the rear valley.",
    words:
      "Both layers came off. The valley has new metal, and the attic breathes through a ridge vent.",
    pictures: [
      before("storm", "After the storm, under a tarp"),
      during("replacement", "The old roof off, the new one on its way"),
      after("hero", "The finished roof from the street"),
    ],
  },
  {
    ...{ name: "Gerald Ostrander", street: "230 Mill Race Road", zip: "22192", dollars: 41_500 },
    ...{ kind: "residential", town: "Woodbridge", county: "prince-william", ago: 4, days: 8 },
    ...{ squareTenths: 310, material: "metal", sheets: 2 },
    found: "One layer, well nailed. The flashing at the chimney had been sealed over three times.",
    words: "Standing seams from ridge to eave, over a new underlayment.",
    pictures: [
      before("moss", "Moss on the north side"),
      during("standing-seam", "The seams, before the ridge is closed"),
      after("farmhouse", "The finished roof from the road"),
    ],
  },
  {
    ...{ name: "Beatrix Langford", street: "8 Cameron Mews", zip: "22201", dollars: 64_000 },
    ...{ kind: "residential", town: "Arlington", county: "arlington", ago: 7, days: 15 },
    ...{ squareTenths: 224, material: "slate", sheets: 0 },
    found: "Boards of old pine, dry after ninety years. Nothing had to be replaced.",
    words: "Slates that could be saved went back to the street side.",
    pictures: [
      before("torn", "Where the wind had torn the old covering"),
      during("flashing", "New flashing at the wall"),
      after("slate", "Slate, with guards against snow"),
    ],
  },
  {
    ...{ name: "Northgate Storage", street: "5500 Depot Way", zip: "20109", dollars: 118_000 },
    ...{ kind: "commercial", town: "Manassas", county: "prince-william", ago: 3, days: 11 },
    ...{ squareTenths: 1_460, material: "tpo", sheets: null },
    found: "Wet insulation around two drains. It was cut out and replaced.",
    words:
      "The tenants stayed open all the while: we worked in sections, and closed each by night.",
    pictures: [
      before("modified-bitumen", "The old covering, patched many times"),
      after("tpo", "The finished roof, its seams welded"),
    ],
  },
  {
    ...{ name: "Parkside Townhouses", street: "1 Commons Circle", zip: "22030", dollars: 86_500 },
    ...{ kind: "commercial", town: "Fairfax", county: "fairfax", ago: 9, days: 12 },
    ...{ squareTenths: 720, material: "asphalt", sheets: 19 },
    found: "Nineteen sheets of decking, most of them along the eaves where ice had stood.",
    words: "Eight houses in a row, one after the other, so that nobody moved out.",
    pictures: [
      before("leak", "Where it came through, below one of the roofs"),
      during("bundles", "New shingles, carried up the same morning"),
      after("townhouses", "The row, finished"),
    ],
  },
  {
    ...{
      name: "County Works Department",
      street: "77 Yard Street",
      zip: "21701",
      dollars: 152_000,
    },
    ...{ kind: "government", town: "Frederick", county: "frederick", ago: 5, days: 16 },
    ...{ squareTenths: 980, material: "epdm", sheets: null },
    found: "Fasteners that had backed out, and one drain that led nowhere.",
    words: "A membrane over new boards, with walkways to what has to be serviced.",
    pictures: [
      before("metal-roof", "The old metal, whose fasteners had backed out"),
      after("epdm", "The membrane, finished"),
    ],
  },
];

/** What is said of it. @param ids Of its photos, in their order. */
export function contentOfDemo(
  { name: _, street, zip, dollars, ago, pictures, county, ...facts }: DemoProject,
  { ids, now, countyName }: { ids: readonly string[]; now: Date; countyName: string },
): ProjectContent {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1));
  return {
    ...{ ...facts, version: 1, county: { id: county, name: countyName } },
    finished: { year: month.getUTCFullYear(), month: month.getUTCMonth() + 1 },
    priceBand: priceBandOf(dollars * 100) ?? null,
    pictures: pictures.map(({ stage, says }, index) => ({ id: ids[index] ?? "", stage, says })),
  };
}
