import { carryRoofCost } from "#app/sections/carried/carried-roof-cost.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { materialNames, notesOf, result as words } from "#content/en/roof-cost.ts";
import { bidComparison } from "#content/en/ways-on.ts";
import type { RoofCost } from "#domain/roof-cost/roof-cost.ts";
import {
  type RoofMaterial,
  roofCostQuery,
  type TypedRoof,
} from "#domain/roof-cost/roof-cost-form.ts";
import { amountsOf, roofInWords } from "./range-words.ts";

/** The next steps. What the visitor takes along stands in the form's notes, where it can be changed. */
export function TakeAlong({
  cost: { price },
  material,
  roof,
}: {
  cost: RoofCost;
  material: RoofMaterial;
  roof: TypedRoof;
}) {
  const carry = () =>
    carryRoofCost(
      notesOf({
        range: price && amountsOf(price.total),
        material: materialNames[material],
        roof: roofInWords(roof),
        address: `${location.origin}/roof-cost?${roofCostQuery(roof)}`,
      }),
    );
  return (
    <div className="mt-6 grid justify-items-start gap-3 print:hidden">
      <ButtonLink to="/schedule-inspection" onClick={carry}>
        {words.actions.book}
      </ButtonLink>
      <PageLink
        to="/contact-us"
        onClick={carry}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {words.actions.ask}
      </PageLink>
      {bidComparison && <MoreLink to={bidComparison.to}>{words.actions.compare}</MoreLink>}
    </div>
  );
}
