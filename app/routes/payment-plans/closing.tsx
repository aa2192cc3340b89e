import ArrowRight from "lucide-react/icons/arrow-right";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { closing } from "#content/en/payment-plans.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** Three next steps: talk to somebody, ask a question, get a price. */
export function Closing() {
  const [consultation, ...others] = closing.actions;
  return (
    <section
      aria-labelledby="talk"
      className="page-grid items-end gap-y-8 bg-limestone-200 py-section print:hidden"
    >
      <div className="lg:col-span-7">
        <h2 id="talk" className="text-title">
          {closing.heading}
        </h2>
        <Lead className="mt-5">{closing.text}</Lead>
        <ButtonLink to={consultation.to} className="mt-8">
          {consultation.label}
        </ButtonLink>
      </div>
      <ul className="border-t-2 border-slate-900 lg:col-span-5 lg:ml-8">
        {others.map(({ to, label }) => (
          <li key={to} className="border-b border-limestone-400">
            <PageLink
              to={to}
              className="flex min-h-14 items-center justify-between gap-6 font-semibold decoration-2 underline-offset-4 hover:underline"
            >
              {label}
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-copper-700" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
