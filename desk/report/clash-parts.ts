import { clashFields, clashNone, findings } from "#content/en/desk/report.ts";
import { roofSideNames } from "#content/en/desk/roof-photos.ts";
import {
  adviceNames,
  lookedAtNames,
  notCloseNames,
  urgencyNames,
  yearsText,
} from "#content/en/report.ts";
import type { ReportContent } from "#domain/report/report-content.ts";
import type { Clash } from "#domain/report/three-way-merge.ts";
import { roofSides } from "#domain/roof-photo/roof-photo.ts";
import { partName, type RoofWords } from "#domain/roof-photo/roof-words.ts";

/** What two people have chosen differently, in words: `Finding 2, condition`, and what the other has chosen. */
export function clashParts(
  { of, field, theirs }: Clash,
  content: ReportContent,
  words: RoofWords,
): { field: string; theirs: string } {
  const number = content.findings.findIndex(({ id }) => id === of) + 1;
  const name = clashFields[field] ?? field;
  return {
    field: number > 0 ? `${findings.name(number)}, ${name.toLowerCase()}` : name,
    theirs: wordOf(field, theirs, words),
  };
}

const namesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  side: roofSideNames,
  urgency: urgencyNames,
  how: lookedAtNames,
  why: notCloseNames,
  kind: adviceNames,
};

function wordOf(field: string, value: unknown, words: RoofWords): string {
  if (value === null || value === undefined) return clashNone;
  if (field === "part") return partName(words, String(value)) ?? String(value);
  if (field === "condition")
    return new Map(Object.entries(words.conditions)).get(String(value)) ?? "";
  if (field === "squareTenths") return String(Number(value) / 10);
  if (typeof value === "object" && "from" in value && "to" in value) {
    return yearsText({ from: Number(value.from), to: Number(value.to) });
  }
  if (typeof value === "object") return wordsIn(value);
  return namesOf[field]?.[String(value)] ?? String(value);
}

/** What is written in a finding or a slope for which there was no room. */
function wordsIn(value: object): string {
  const said = new Map<string, unknown>(Object.entries(value));
  const side = roofSides.find((one) => one === said.get("side"));
  const words = [said.get("partWord"), side && roofSideNames[side], said.get("seen")];
  return words.filter(Boolean).join(", ") || clashNone;
}
