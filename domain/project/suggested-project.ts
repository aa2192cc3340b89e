import type { ReportContent } from "#domain/report/report-content.ts";
import { emptyProject, type ProjectContent } from "./project-content.ts";
import { priceBandOf, projectLimits } from "./project-terms.ts";
import { townInAddress } from "./town-in-address.ts";

/** What a project can begin with, from what is known of its lead; whoever writes it changes what is not so. */
export function suggestedProject({
  report,
  amountCents,
  isCommercial,
  address,
}: {
  /** The newest report; null: there is none. */
  report: ReportContent | null;
  /** What the lead was won for; null: it was not, or nobody has said. */
  amountCents: number | null;
  isCommercial: boolean;
  /** Of the lead, of which nothing but the town is taken over. */
  address: string;
}): ProjectContent {
  const { squareTenths = null, decking } = report?.measures ?? {};
  const below = (report?.findings ?? []).filter(({ part }) => part === "decking");
  const found = below.map(({ seen }) => seen.trim()).filter((seen) => seen !== "");
  return {
    ...emptyProject,
    kind: isCommercial ? "commercial" : "residential",
    town: townInAddress(address).slice(0, projectLimits.town),
    squareTenths,
    sheets: decking?.badSheets ?? null,
    priceBand: amountCents === null ? null : (priceBandOf(amountCents) ?? null),
    found: found.join(" ").slice(0, projectLimits.found),
  };
}
