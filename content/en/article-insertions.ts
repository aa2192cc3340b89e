import { lawYear } from "#content/dated-facts.ts";
import { whileOffered } from "#domain/article/offered-parts.ts";

/** Markdown that articles insert by name, and that no fact can change beyond whether it is there: `{{lawYear}}` and the like. */
export const articleInsertions: Readonly<Record<string, string>> = {
  lawYear: String(lawYear),
  planAtNight: whileOffered(
    "plans",
    "If you have a [protection plan](/protection-plans), it says what is included at night. ",
  ),
  costRange: whileOffered(
    "costRange",
    "Our [roof cost page](/roof-cost) does this arithmetic for your own roof, without asking who you are. ",
  ),
  bidComparison: whileOffered(
    "bidComparison",
    "Or type them into our [page for comparing bids](/compare-bids): it draws the table, and keeps nothing. ",
  ),
};
