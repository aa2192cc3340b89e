import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { Gable } from "#app/sections/drawing/gable.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { ColumnChoice } from "#app/sections/text/column-choice.tsx";
import { monthlyPrice, planChoice, planNames } from "#content/en/plan-price.ts";
import { type Tiers, tiers } from "#content/en/protection-plans.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The three plans as three gables in a row. */
export function PlanTiers() {
  const words = useWords(tiers);
  return (
    <section aria-labelledby="tiers" className="page-grid gap-y-5 pt-9 md:gap-y-10 md:pt-section">
      <Title id="tiers" className="lg:col-span-5">
        {words.heading}
      </Title>
      <p className="max-w-prose self-end text-slate-700 lg:col-span-6 lg:col-start-7">
        {words.lead}
      </p>
      <div className="sm:hidden print:hidden">
        <ColumnChoice
          legend={planChoice}
          columns={words.plans.map(({ id }) => planNames[id])}
          shown={planNames[words.recommended]}
        />
      </div>
      <ul className="grid sm:mt-4 gap-x-1 gap-y-4 md:gap-y-8 md:grid-cols-3">
        {words.plans.map((tier) => (
          <li key={tier.id} data-column="" className="grid grid-rows-[auto_1fr]">
            <p className="label-caps text-center text-copper-700 md:min-h-6">
              {tier.id === words.recommended && words.mark}
            </p>
            <TierCard tier={tier} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TierCard({ tier, words }: { tier: Tiers["plans"][number]; words: Tiers }) {
  const facts = useFacts();
  const { id, to, description, features } = tier;
  const name = planNames[id];
  const isRecommended = id === words.recommended;
  return (
    <Gable
      tone={isRecommended ? "dark" : "light"}
      top={
        <>
          <h3 className="text-heading">{name}</h3>
          <p className="mt-1">
            <span className="font-heading text-title font-bold tabular-nums">
              {monthlyPrice(facts, id)}
            </span>{" "}
            <span className="block text-small">{words.frequency}</span>
          </p>
        </>
      }
    >
      <p className="border-t border-current/30 pt-4 lg:min-h-28">{description}</p>
      <PhoneFold
        className="mt-4 border-t border-current/30 md:mt-5 md:border-0"
        summary={<span className="font-semibold md:sr-only">{words.included}</span>}
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
        {words.more(name)}
        <ArrowRight className="size-5" />
      </PageLink>
    </Gable>
  );
}
