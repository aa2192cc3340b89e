import { useFacts } from "#app/facts/use-facts.ts";
import { carryRoofCost } from "#app/sections/carried/carried-roof-cost.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { materialNames, notesOf, result as words } from "#content/en/roof-cost.ts";
import { bidComparison as bidComparisonWay } from "#content/en/ways-on.ts";
import type { RoofPrice } from "#domain/roof-cost/roof-cost.ts";
import { roofCostQuery } from "#domain/roof-cost/roof-cost-form.ts";
import type { ShownRoof } from "./described-roof.ts";
import { amountsOf, roofInWords } from "./range-words.ts";

/**
 * The next steps. What the visitor takes along stands in the form's notes, where it can be changed; nobody takes an example
 * along.
 */
export function TakeAlong({
  shown: { question, roof, isExample },
  likely,
  possible,
}: {
  shown: ShownRoof;
  likely: RoofPrice | undefined;
  /** Where it differs from the likely one. */
  possible: RoofPrice | undefined;
}) {
  const f = useFacts();
  const bidComparison = bidComparisonWay(f);
  const carry = () =>
    carryRoofCost(
      notesOf({
        range: likely && amountsOf(likely.total),
        possible: possible && amountsOf(possible.total),
        material: materialNames[question.material],
        roof: roofInWords({ question, roof }, f),
        address: `${location.origin}/roof-cost?${roofCostQuery(roof)}`,
      }),
    );
  return (
    <div className="mt-6 grid justify-items-start gap-3 print:hidden">
      {!isExample && (
        <ButtonLink to="/schedule-inspection" onClick={carry}>
          {words.actions.book}
        </ButtonLink>
      )}
      <PageLink
        to="/contact-us"
        onClick={isExample ? undefined : carry}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {isExample ? words.actions.askInstead : words.actions.ask}
      </PageLink>
      {bidComparison && <MoreLink to={bidComparison.to}>{words.actions.compare}</MoreLink>}
    </div>
  );
}
