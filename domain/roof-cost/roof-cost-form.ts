import type { Span } from "#domain/page/span.ts";
import { type FigureKind, readFigure } from "#domain/page/typed-figure.ts";
import type { CountyType } from "#domain/service-area/county.ts";
import {
  type RoofCostQuestion,
  type RoofSize,
  roofLayers,
  roofPitches,
  roofShapes,
  sizeKinds,
} from "./roof-cost.ts";

/** A form's entries or an address's query. */
type Entries = { get(name: string): unknown };

/** The figures that are typed. */
export const figureNames = ["area", "length", "width", "squares"] as const;
export type FigureName = (typeof figureNames)[number];

const figureKinds: Readonly<Record<FigureName, FigureKind>> = {
  area: "square-feet",
  length: "feet",
  width: "feet",
  squares: "squares",
};

/** What may be typed: square feet of living area, feet of a wall, squares of roof surface. */
export const figureLimits: Readonly<Record<FigureName, Span>> = {
  area: { from: 300, to: 20_000 },
  length: { from: 10, to: 300 },
  width: { from: 10, to: 300 },
  squares: { from: 1, to: 500 },
};

export const floorCounts = ["1", "1.5", "2", "3"] as const;
export const chimneyCounts = ["0", "1", "2", "3", "4"] as const;
export const skylightCounts = ["0", "1", "2", "3", "4", "5", "6", "7", "8"] as const;

/** Every field with its answers, the first being the one that a form begins with; null: typed. */
export const roofCostFields = {
  size: sizeKinds,
  area: null,
  floors: ["2", "1", "1.5", "3"],
  length: null,
  width: null,
  squares: null,
  pitch: ["unknown", ...roofPitches],
  shape: ["unknown", ...roofShapes],
  layers: ["unknown", ...roofLayers],
  material: ["asphalt", "metal", "cedar", "slate", "synthetic"],
  chimneys: chimneyCounts,
  skylights: skylightCounts,
  county: null,
} as const;

export type RoofMaterial = (typeof roofCostFields.material)[number];
type FieldName = keyof typeof roofCostFields;

/** The sizes of an example. */
export const exampleFigures: Readonly<Record<FigureName, string>> = {
  area: "2,400",
  length: "48",
  width: "28",
  squares: "22",
};

/** The fields as they stand; those without a known answer have the first. */
export type TypedRoof = Readonly<Record<FieldName, string>>;

export type RoofCostFaults = Partial<Record<FigureName, "empty" | "no-figure" | "out-of-range">>;

/** The figures that a way to give the size needs. */
export const figuresOf: Readonly<Record<RoofSize["kind"], readonly FigureName[]>> = {
  "living-area": ["area"],
  outline: ["length", "width"],
  squares: ["squares"],
};

/** What the fields hold. `counties` are the ids that the county's field knows. */
export function typedRoof(entries: Entries, counties: readonly string[]): TypedRoof {
  const fields = Object.entries(roofCostFields).map(([name, answers]) => {
    const value = entries.get(name);
    const text = typeof value === "string" ? value : undefined;
    if (name === "county") return [name, counties.includes(text ?? "") ? text : ""];
    if (!answers) return [name, text ?? ""];
    return [name, answers.some((answer) => answer === text) ? text : answers[0]];
  });
  return Object.fromEntries(fields);
}

/** The roof as it is described, with an example's size; undefined once something of the size is typed. */
export function exampleOf(typed: TypedRoof): TypedRoof | undefined {
  const names = figuresOf[typed.size as RoofSize["kind"]];
  if (names.some((name) => typed[name].trim() !== "")) return undefined;
  return { ...typed, ...Object.fromEntries(names.map((name) => [name, exampleFigures[name]])) };
}

/** The question, or the faults of the typed figures. `countyType` is that of the county's id. */
export function readRoofCost(
  typed: TypedRoof,
  countyType: (id: string) => CountyType | undefined,
): { question: RoofCostQuestion<RoofMaterial> } | { faults: RoofCostFaults } {
  const kind = typed.size as RoofSize["kind"];
  const faults = Object.fromEntries(
    figuresOf[kind].flatMap((name) => {
      const fault = faultOf(typed, name);
      return fault ? [[name, fault]] : [];
    }),
  );
  if (Object.keys(faults).length > 0) return { faults };
  const figure = (name: FigureName) => readFigure(typed[name], figureKinds[name]);
  const size: Record<RoofSize["kind"], () => RoofSize> = {
    "living-area": () => ({
      kind: "living-area",
      area: figure("area"),
      floors: Number(typed.floors),
    }),
    outline: () => ({ kind: "outline", length: figure("length"), width: figure("width") }),
    squares: () => ({ kind: "squares", squares: figure("squares") }),
  };
  type Question = RoofCostQuestion<RoofMaterial>;
  return {
    question: {
      size: size[kind](),
      pitch: typed.pitch as Question["pitch"],
      shape: typed.shape as Question["shape"],
      layers: typed.layers as Question["layers"],
      material: typed.material as RoofMaterial,
      chimneys: Number(typed.chimneys),
      skylights: Number(typed.skylights),
      county: countyType(typed.county) ?? "unknown",
    },
  };
}

function faultOf(typed: TypedRoof, name: FigureName): RoofCostFaults[FigureName] {
  if (typed[name].trim() === "") return "empty";
  const figure = readFigure(typed[name], figureKinds[name]);
  const { from, to } = figureLimits[name];
  if (Number.isNaN(figure)) return "no-figure";
  return figure >= from && figure <= to ? undefined : "out-of-range";
}

/** The query of an address that shows the same: only what differs from the beginning, and the size that is meant. */
export function roofCostQuery(typed: TypedRoof): string {
  const kind = typed.size as RoofSize["kind"];
  const meant = new Set<string>(figuresOf[kind]);
  const entries = Object.entries(typed).filter(([name, value]) => {
    const isFigure = figureNames.some((figure) => figure === name);
    if (isFigure) return meant.has(name) && value.trim() !== "";
    if (name === "floors") return kind === "living-area";
    const answers = roofCostFields[name as FieldName];
    return name === "size" || value !== (answers?.[0] ?? "");
  });
  return new URLSearchParams(entries).toString();
}
