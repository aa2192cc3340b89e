import { DarkBand } from "#app/sections/dark-band.tsx";
import { QuestionList } from "#app/sections/question-list.tsx";
import { Timeline } from "#app/sections/timeline.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { actions, claims, closing, questions } from "#content/en/financing.ts";
import { LenderCards } from "./lender-cards.tsx";
import { PlanCards } from "./plan-cards.tsx";

/** Plans, lenders, the claim that may come before both, and what people ask. */
export function LowerPage() {
  return (
    <>
      <PlanCards />
      <LenderCards />
      <DarkBand heading={claims.heading}>
        <p className="max-w-prose text-lead text-limestone-200">{claims.text}</p>
        <div className="mt-10">
          <Reveal items="li">
            <Timeline steps={claims.steps} />
          </Reveal>
        </div>
        <ButtonLink to={claims.link.to} variant="quiet" className="mt-10">
          {claims.link.label}
        </ButtonLink>
      </DarkBand>
      <QuestionList heading="Financing questions" questions={questions} />
      <section
        aria-labelledby="first-the-price"
        className="page-grid items-end gap-y-8 border-t border-limestone-400 py-section print:hidden"
      >
        <div className="lg:col-span-7">
          <h2 id="first-the-price" className="text-title">
            {closing.heading}
          </h2>
          <p className="mt-5 max-w-prose text-lead text-slate-700">{closing.text}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4 lg:col-span-5 lg:justify-end">
          <ButtonLink to={actions.estimate.to}>{actions.estimate.label}</ButtonLink>
          <PageLink
            to={actions.financing.to}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {actions.financing.label}
          </PageLink>
        </p>
      </section>
    </>
  );
}
