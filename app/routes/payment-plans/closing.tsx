import { ButtonLink } from "#app/ui/button.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { closing } from "#content/en/payment-plans.ts";

/** Three ways on: somebody to talk to, a question, a price. */
export function Closing() {
  const [consultation, ...others] = closing.actions;
  return (
    <section
      aria-labelledby="talk"
      className="edge-eave ground-dark shingle-courses page-grid items-end gap-y-8 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)] print:hidden"
    >
      <div className="lg:col-span-7">
        <h2 id="talk" className="text-title">
          {closing.heading}
        </h2>
        <p className="mt-5 max-w-prose text-lead text-limestone-200">{closing.text}</p>
      </div>
      <div className="lg:col-span-5 lg:pl-8">
        <ButtonLink to={consultation.to}>{consultation.label}</ButtonLink>
        <p className="mt-4 flex flex-wrap gap-x-8">
          {others.map(({ to, label }) => (
            <PageLink
              key={to}
              to={to}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {label}
            </PageLink>
          ))}
        </p>
      </div>
    </section>
  );
}
