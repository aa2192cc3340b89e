import { builtBusinessFacts as built } from "#content/business-facts.ts";
import { logoMarks } from "#content/logo-marks.ts";
import { entriesOf } from "#domain/business/fact-entries.ts";
import { type FactValue, factAt, type Overrides } from "#domain/business/facts.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";

const settable = entriesOf(built).filter(({ fixed }) => !fixed);

/** Every figure at one end of its range, as far as the rules across them allow. */
export function figuresAt(end: "least" | "most"): Overrides {
  const overrides: Record<string, FactValue> = {};
  for (const entry of settable) {
    const { path, kind } = entry;
    if (kind === "number") overrides[path] = entry[end];
    if (kind === "span") overrides[path] = { from: entry[end], to: entry[end] };
    if (kind === "numbers") {
      const [count, step] = [entry.count ?? 1, end === "least" ? 1 : -1];
      const list = Array.from({ length: count }, (_, at) => entry[end] + step * at);
      overrides[path] = list.sort((one, other) => one - other);
    }
  }
  const { least, most } = { least: [3, 2, 1], most: [10_000, 9_999, 9_998] };
  for (const [at, id] of ["platinum", "gold", "silver"].entries()) {
    overrides[`plans.${id}.monthlyPrice`] = (end === "least" ? least : most)[at] ?? 0;
  }
  // The largest of all is a year to come.
  if (end === "most") overrides.foundedYear = 2021;
  return overrides;
}

/** Every fact that is no figure, as another than the site was built with. */
export function otherWords(): Overrides {
  const overrides: Record<string, FactValue> = {};
  for (const [at, { path, kind }] of settable.entries()) {
    // A state, which decides what pages say and is said by none.
    if (path === "law.confirmedFor") continue;
    if (kind === "text")
      overrides[path] = path.startsWith("reminders.") ? "At {time}" : `Set ${at}`;
    if (kind === "color") overrides[path] = `#1d5f${at + 10}`;
    if (kind === "logo") overrides[path] = logoMarks[5].mark;
    if (kind === "link") overrides[path] = `https://set.example/${at}`;
    if (kind === "zip") overrides[path] = "22999";
    if (kind === "mailbox") overrides[path] = `set-${at}@set.example`;
    if (kind === "times") overrides[path] = [7 * 60 + 30, 10 * 60 + 15, 13 * 60 + 30];
    if (kind === "day") overrides[path] = "2026-02-03";
    if (kind === "hours") {
      const hours = factAt(built, path) as WeekHours;
      overrides[path] = { ...hours, Monday: { opens: 10 * 60, closes: 16 * 60 } };
    }
  }
  return {
    ...overrides,
    phone: { display: "(703) 555-0177", e164: "+17035550177" },
    hotline: { display: "(703) 555-0188", e164: "+17035550188" },
  };
}
