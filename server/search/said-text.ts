import { outcomeNames } from "#content/en/desk/terms.ts";
import { projectMaterialNames } from "#content/en/project.ts";
import { estimateContent } from "#domain/estimate/estimate-content.ts";
import type { LeadEvent } from "#domain/lead/lead-event.ts";
import { projectContent } from "#domain/project/project-content.ts";
import { reportContent } from "#domain/report/report-content.ts";
import { type EventColumns, readEvent } from "#server/database/stored-event.ts";

/** Kinds of events in which somebody said something. */
export const saidKinds = [
  "note",
  "call",
  "text",
  "reply",
  "estimate",
] as const satisfies readonly LeadEvent["kind"][];

/** The words of an event: how a call went, and what somebody wrote. Empty for one in which nobody said anything. */
export function saidInEvent(columns: EventColumns): string {
  const { kind, details } = readEvent(columns);
  switch (kind) {
    case "note":
    case "text":
      return details.text;
    case "reply":
      return [details.subject, details.text].filter(Boolean).join("\n");
    case "estimate":
      return "text" in details ? details.text : "";
    case "call":
      return [outcomeNames[details.outcome], details.text].filter(Boolean).join(". ");
    default:
      return "";
  }
}

/** What somebody wrote in a report: what was seen, what we advise, what was corrected. Empty if a later release has written it in another form. */
export function saidInReport(content: string): string {
  const read = reportContent.safeParse(parsed(content));
  if (!read.success) return "";
  const { findings, advice, lookedAt, correction } = read.data;
  const seen = findings.map((finding) =>
    [finding.partWord, finding.seen].filter(Boolean).join(": "),
  );
  const said = [correction, ...seen, advice.words, ...lookedAt.map(({ note }) => note)];
  return said.filter(Boolean).join("\n");
}

/** What somebody wrote in an estimate: its options, lines, and what is not in it. Empty if a later release has written it in another form. */
export function saidInEstimate(content: string): string {
  const read = estimateContent.safeParse(parsed(content));
  if (!read.success) return "";
  const { words, options, correction } = read.data;
  const ofOptions = options.flatMap((option) => [
    ...[option.name, option.words],
    ...option.lines.flatMap(({ what, brand, product, why }) => [what, brand, product, why]),
    ...option.allowances.map(({ what }) => what),
    ...option.notIncluded.map(({ text }) => text),
  ]);
  return [correction, words, ...ofOptions].filter(Boolean).join("\n");
}

/** What a finished roof says: where it is, of what it is, and what somebody wrote about it. Empty if a later release has written it in another form. */
export function saidInProject(content: string): string {
  const read = projectContent.safeParse(parsed(content));
  if (!read.success) return "";
  const { town, county, material, found, words, pictures } = read.data;
  const what = [material && projectMaterialNames[material], town, county?.name];
  const said = [what.filter(Boolean).join(", "), found, words, ...pictures.map(({ says }) => says)];
  return said.filter(Boolean).join("\n");
}

/** Subject and text of a letter, or the words of a text, and who wrote it; empty if a later release has written it in another form. */
export function saidInLetter(payload: string): { text: string; staffId: string | null } {
  const { subject = "", text = "", body = "", staffId = null } = readFields(payload);
  return { text: [subject, text, body].filter(Boolean).join("\n"), staffId };
}

type Fields = Partial<Record<"subject" | "text" | "body" | "staffId", string>>;

/** What an unreadable row says nobody can search for, but it must not keep others from being found. */
function readFields(json: string): Fields {
  const entries = Object.entries(parsed(json) ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
