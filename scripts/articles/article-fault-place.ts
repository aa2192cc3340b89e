import { isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { ContentFault } from "../content-fault.ts";

/** The parts of a fault, and its line number, from 1. */
export type FaultPlace = { file: string; field: string; rule: string; line: number };

/** Finds a fault's line in its file. A fault without a line of its own counts for the first. */
export function placeOfFault(fault: ContentFault, text: string): FaultPlace {
  const [file = "", field = "", ...rule] = fault.split(": ");
  const said = rule.join(": ");
  const line = statedLine(said) ?? (field === "body" ? bodyLine : fieldLine)(said, text, field);
  return { file, field, rule: said, line };
}

/** The line number at the end of a fault in a drawing. */
function statedLine(rule: string): number | undefined {
  const [, line] = /\(line (\d+)\)$/.exec(rule) ?? [];
  return line ? Number(line) : undefined;
}

/** The line of the insertion, drawing or heading that the rule quotes: the last one if there are two. */
function bodyLine(rule: string, text: string): number {
  const [, insertion, drawing, heading] = /(\{\{.*?\}\})|(drawing:[^\s,]*)|"(.+)"/.exec(rule) ?? [];
  const lines = text.split("\n");
  const end = lines.indexOf("---", 1);
  const isIt = (line: string, index: number) => {
    if (index <= end) return false;
    if (insertion) return line.includes(insertion);
    if (drawing) return /\((drawing:[^\s)]*)/.exec(line)?.[1] === drawing;
    if (heading) return /^#+ /.test(line) && plain(line) === plain(heading);
    return rule.includes("picture") && line.includes("![");
  };
  return Math.max(1, lines.findLastIndex(isIt) + 1);
}

/** A heading for comparison: faults quote it as rendered, without markup and with typographic quotes. */
function plain(heading: string): string {
  return heading.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
}

function fieldLine(rule: string, text: string, field: string): number {
  const ofYaml = / at line (\d+), column \d+$/.exec(rule)?.[1];
  // The front matter begins on the second line.
  if (ofYaml) return Number(ofYaml) + 1;
  const [, head = ""] = /^---\r?\n([\s\S]*?\n)---/.exec(text) ?? [];
  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter });
  const path = field.split(".");
  // A missing field counts for the line of its parent.
  while (path.length > 0) {
    const [name] = path.slice(-1);
    const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === name) : undefined;
    const start = isNode(pair?.key) ? pair.key.range?.[0] : undefined;
    if (start !== undefined) return counter.linePos(start).line + 1;
    path.pop();
  }
  return 1;
}
