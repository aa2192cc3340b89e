import { counties } from "#content/counties.ts";
import { lawYear } from "#content/dated-facts.ts";
import { isOffered } from "#content/offers.ts";
import { listed } from "./figures.ts";

/** Markdown that articles insert by name, and that only another build can change: `{{region}}` and the like. */
export const articleInsertions: Readonly<Record<string, string>> = {
  lawYear: String(lawYear),
  extendedCounties: listed(
    counties.filter(({ type }) => type === "extended").map(({ name }) => name),
  ),
  planAtNight: isOffered({ offer: "plans" })
    ? "If you have a [protection plan](/protection-plans), it says what is included at night. "
    : "",
  costRange: isOffered({ offer: "costRange" })
    ? "Our [roof cost page](/roof-cost) does this arithmetic for your own roof, without asking who you are. "
    : "",
  bidComparison: isOffered({ offer: "bidComparison" })
    ? "Or type them into our [page for comparing bids](/compare-bids): it draws the table, and keeps nothing. "
    : "",
};
