import ArrowRight from "lucide-react/icons/arrow-right";
import { Gable } from "#app/sections/drawing/gable.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Title } from "#app/ui/title.tsx";
import { monthlyPrice } from "#content/en/plan-price.ts";
import { plansInWords } from "#content/en/protection-plan.ts";
import { tiers } from "#content/en/protection-plans.ts";

/** The three plans as three gables in a row. */
export function PlanTiers() {
  return (
    <section aria-labelledby="tiers" className="page-grid gap-y-6 pb-section md:gap-y-10">
      <Title id="tiers" className="lg:col-span-5">
        {tiers.heading}
      </Title>
      <p className="max-w-prose self-end text-slate-700 lg:col-span-6 lg:col-start-7">
        {tiers.lead}
      </p>
      <ul className="mt-4 grid gap-x-1 gap-y-4 md:gap-y-8 md:grid-cols-3">
        {tiers.plans.map((tier) => (
          <li key={tier.id} className="grid grid-rows-[auto_1fr]">
            <p className="label-caps text-center text-copper-700 md:min-h-6">
              {tier.id === tiers.recommended && tiers.mark}
            </p>
            <TierCard tier={tier} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TierCard({ tier }: { tier: (typeof tiers.plans)[number] }) {
  const { id, to, description, features } = tier;
  const { name } = plansInWords[id];
  const isRecommended = id === tiers.recommended;
  return (
    <Gable
      tone={isRecommended ? "dark" : "light"}
      top={
        <>
          <h3 className="text-heading">{name}</h3>
          <p className="mt-1">
            <span className="font-heading text-title font-bold tabular-nums">
              {monthlyPrice(id)}
            </span>{" "}
            <span className="block text-small">{tiers.frequency}</span>
          </p>
        </>
      }
    >
      <p className="border-t border-current/30 pt-4 lg:min-h-28">{description}</p>
      <PhoneFold
        className="mt-4 border-t border-current/30 md:mt-5 md:border-0"
        summary={<span className="font-semibold md:sr-only">{tiers.included}</span>}
      >
        <ul>
          {features.map((feature) => (
            <li key={feature} className="border-t border-current/30 py-2.5 font-semibold">
              {feature}
            </li>
          ))}
        </ul>
      </PhoneFold>
      <PageLink to={to} className="link mt-4 inline-flex min-h-11 items-center gap-2 font-semibold">
        {tiers.more(name)}
        <ArrowRight className="size-5" />
      </PageLink>
    </Gable>
  );
}
