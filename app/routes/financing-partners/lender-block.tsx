import { LenderMark } from "#app/sections/drawing/lender-mark.tsx";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { labels, lenderWords } from "#content/en/financing-partners.ts";
import { lenders } from "#content/financing.ts";

/** One lender as a sheet: logo and title block on the left, its offer on the right. */
export function LenderBlock({ id }: { id: keyof typeof lenders }) {
  const { name } = lenders[id];
  const { tagline, description, facts, features, planTypes, application, apply } = lenderWords[id];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="page-grid gap-y-8 border-t border-limestone-400 py-section first:border-t-0 lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-span-8 lg:col-start-5 lg:pl-8">
        <h2 id={`${id}-name`} className="drip-edge text-title">
          {name}
        </h2>
        <p className="mt-6 text-heading font-semibold text-slate-700">{tagline}</p>
        <p className="mt-4 max-w-prose">{description}</p>
      </div>
      <div className="lg:col-span-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <div className="grid place-items-center bg-limestone-100 px-6 py-10">
          <LenderMark id={id} className="w-40" />
        </div>
        <dl className="border-b-2 border-slate-900">
          {facts.map(({ label, value, note }) => (
            <FactItem key={label} label={label} className="border-t border-limestone-400 py-3">
              <span className="font-heading text-lead font-bold tabular-nums">{value}</span>
              {note && <span className="block text-small text-slate-700">{note}</span>}
            </FactItem>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-8 lg:col-start-5 lg:pl-8">
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          <div>
            <h3 className="label-caps text-slate-700">{labels.features}</h3>
            <ul className="mt-3">
              {features.map((feature) => (
                <li key={feature} className="border-t border-limestone-400 py-2.5">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="label-caps text-slate-700">{labels.planTypes}</h3>
            <dl className="mt-3">
              {planTypes.map((type) => (
                <div key={type.name} className="border-t border-limestone-400 py-2.5">
                  <dt className="font-semibold">{type.name}</dt>
                  <dd className="text-slate-700">{type.description}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <h3 className="mt-10 text-heading">{labels.application}</h3>
        <ol className="mt-4 border-t-2 border-slate-900">
          {application.map((step, index) => (
            <li
              key={step.title}
              className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-b border-limestone-400 py-4 sm:grid-cols-[2.5rem_13rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="row-span-2 font-heading text-heading font-extrabold text-copper-700 tabular-nums sm:row-span-1"
              >
                {index + 1}
              </span>
              <h4 className="text-body leading-snug sm:pt-1">{step.title}</h4>
              <p className="text-slate-700 max-sm:col-start-2 sm:pt-0.5">{step.text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to="/contact-us?service=financing" variant="quiet" className="mt-8">
          {apply}
        </ButtonLink>
      </div>
    </section>
  );
}
