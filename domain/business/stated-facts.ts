import { type FactEntry, factGroups, mayBeUnsaid } from "./fact-entries.ts";
import { type BusinessFacts, factAt } from "./facts.ts";
import { isOffered } from "./offers.ts";

/** Whether pages state that fact now: it is not the office's alone, is not empty, and belongs to nothing that is switched off. */
export function isStated(entry: FactEntry, f: BusinessFacts): boolean {
  const { path, group, isOfOffice, isOfStyle } = entry;
  if (isOfOffice || isOfStyle || !isOffered(f, factGroups[group])) return false;
  // A network is named by its link.
  const value = factAt(f, path.replace(/^(social\.\d+)\.network$/, "$1.url"));
  if (value === undefined || value === "") return false;
  if (Array.isArray(value)) return value.length > 0;
  const isUnsaid =
    entry.kind === "number" &&
    (group === "told" || entry.unit === "years" || mayBeUnsaid(entry.unit));
  return !isUnsaid || value !== 0;
}
