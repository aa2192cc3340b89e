import { PageLink } from "#app/sections/links/page-link.tsx";
import { planOpening } from "#content/en/protection-plan.ts";

/** The link back to all plans, above the title. */
export function PlanTrail() {
  return (
    <PageLink
      to="/protection-plans"
      className="label-caps inline-flex min-h-11 items-center hover:underline"
    >
      {planOpening.trail}
    </PageLink>
  );
}
