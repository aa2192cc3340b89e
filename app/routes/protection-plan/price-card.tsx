import { useFacts } from "#app/facts/use-facts.ts";
import { Gable } from "#app/sections/drawing/gable.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { everyPlan, monthlyPrice, planNames } from "#content/en/plan-price.ts";
import { planOpening } from "#content/en/protection-plan.ts";
import type { LinkTarget } from "#content/pages.ts";
import type { PlanId } from "#domain/plan/protection-plan.ts";

/** The plan's price and payment terms, under the gable known from the overview. */
export function PriceCard(props: {
  id: PlanId;
  ask: { label: string; to: LinkTarget };
  className?: string | undefined;
}) {
  const { id, ask } = props;
  const facts = useFacts();
  const { billing, minimum, notice, upgrade } = everyPlan(facts);
  return (
    <Gable
      tone="light"
      className={`max-w-md text-slate-900 ${props.className ?? ""}`}
      top={
        <>
          <p className="label-caps">{planNames[id]}</p>
          <p>
            <span className="font-heading text-display tabular-nums">
              {monthlyPrice(facts, id)}
            </span>{" "}
            <span className="block text-small">{planOpening.perMonth}</span>
          </p>
        </>
      }
    >
      <ul className="border-t border-current/30 text-small">
        {[billing, minimum, notice, upgrade].map((term) => (
          <li key={term} className="border-b border-current/30 py-2.5">
            {term}
          </li>
        ))}
      </ul>
      <div className="ground-light mt-6 bg-transparent">
        <ButtonLink to={ask.to} className="w-full">
          {ask.label}
        </ButtonLink>
      </div>
    </Gable>
  );
}
