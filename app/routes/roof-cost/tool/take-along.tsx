import { carryRoofCost } from "#app/sections/carried/carried-roof-cost.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { materialNames, notesOf, result as words } from "#content/en/roof-cost.ts";
import type { RoofCost } from "#domain/roof-cost/roof-cost.ts";
import type { RoofMaterial } from "#domain/roof-cost/roof-cost-form.ts";
import { amountsOf, surfaceOf } from "./range-words.ts";

/** The next steps. What the visitor takes along stands in the form's notes, where it can be changed. */
export function TakeAlong({
  cost: { price, surface },
  material,
  query,
}: {
  cost: RoofCost;
  material: RoofMaterial;
  query: string;
}) {
  const carry = () =>
    carryRoofCost(
      notesOf({
        range: price && amountsOf(price.total),
        material: materialNames[material],
        surface: surfaceOf(surface),
        address: `${location.origin}/roof-cost?${query}`,
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
    </div>
  );
}
