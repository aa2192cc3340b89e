import type { ReactNode } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { isAskedFor, labels, lenderWords } from "#content/en/financing-partners.ts";
import type { LenderPlace } from "#domain/financing/financing.ts";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { RoofFrame } from "./roof-frame.tsx";

/** What the table has no room for: whom a lender suits, its plans, and how to apply. */
export function LenderBlock({ place }: { place: LenderPlace }) {
  const f = useFacts();
  const { id, name } = f.lenders[place];
  const { tagline, description, features, planTypes, application, apply } = lenderWords(f)[place];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="page-grid gap-y-6 border-t border-limestone-400 py-12 first:border-t-0 md:py-16"
    >
      <div className="lg:col-span-4">
        <RoofFrame lit={[place]} className="mb-6 border-b-2 border-slate-900" />
        <h2 id={`${id}-name`} className="text-heading">
          {name}
        </h2>
        <p className="mt-3 text-lead leading-snug font-semibold text-slate-700">{tagline}</p>
        <p className="mt-3 max-w-prose">{description}</p>
        {isAskedFor(f, place) && (
          <ButtonLink to="/contact-us?service=financing" look="quiet" className="mt-6">
            {apply}
          </ButtonLink>
        )}
      </div>
      <div className="grid border-b border-limestone-400 md:grid-cols-2 md:gap-x-10 md:gap-y-8 md:border-b-0 lg:col-span-8 lg:pl-8">
        <Part heading={labels.features}>
          <ul className="pb-4 md:mt-3 md:pb-0">
            {features.map((feature) => (
              <li key={feature} className="border-t border-limestone-400 py-2">
                {feature}
              </li>
            ))}
          </ul>
        </Part>
        <Part heading={labels.planTypes}>
          <dl className="pb-4 md:mt-3 md:pb-0">
            {planTypes.map((type) => (
              <div key={type.name} className="border-t border-limestone-400 py-2">
                <dt className="font-semibold">{type.name}</dt>
                <dd className="text-slate-700">{type.description}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part heading={labels.application} className="md:col-span-2">
          <ol
            className={`grid gap-x-8 gap-y-4 border-t-2 border-slate-900 pt-4 pb-6 sm:grid-cols-2 md:mt-3 md:pb-0 ${application.length === 3 ? "md:grid-cols-3" : "xl:grid-cols-4"}`}
          >
            {application.map((step, index) => (
              <li key={step.title}>
                <h4 className="text-body leading-snug">
                  <span aria-hidden="true" className="mr-2 text-copper-700 tabular-nums">
                    {index + 1}
                  </span>
                  {step.title}
                </h4>
                <p className="mt-1 text-small text-slate-700">{step.text}</p>
              </li>
            ))}
          </ol>
        </Part>
      </div>
    </section>
  );
}

/** A part of the block, which phones fold under its heading. */
function Part(props: { heading: string; className?: string; children: ReactNode }) {
  return (
    <PhoneFold
      className={`border-t border-limestone-400 md:border-t-0 ${props.className ?? ""}`}
      summary={<h3 className="label-caps text-slate-700">{props.heading}</h3>}
    >
      {props.children}
    </PhoneFold>
  );
}
