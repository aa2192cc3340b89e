import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { actions, closing } from "#content/en/insurance-claims.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** The first thing to do, and the pages for other cases. */
export function Closing() {
  return (
    <section
      aria-labelledby="start"
      className="page-grid gap-y-8 border-t border-limestone-400 py-section print:hidden"
    >
      <div className="lg:col-span-8">
        <h2 id="start" className="text-title">
          {closing.heading}
        </h2>
        <Lead className="mt-5">{closing.text}</Lead>
        <div className="mt-8 flex flex-wrap gap-4">
          <NextSteps steps={[actions.inspection, actions.contact]} />
        </div>
      </div>
      <ul className="self-end border-t-2 border-slate-900 lg:col-span-4">
        {closing.links.map(({ to, label }) => (
          <li key={to} className="border-b border-limestone-400">
            <PageLink to={to} className="link flex min-h-12 items-center font-semibold">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
