import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { guide } from "#content/en/payment-plans.ts";
import { Title } from "#ui/pages/title.tsx";

/** How to choose, as a decision table: the first line that is true has the answer. */
export function Guide() {
  const { heading, lead, rows } = useWords(guide);
  return (
    <section
      aria-labelledby="how-to-choose"
      className="page-grid gap-y-6 py-9 md:gap-y-8 md:py-section"
    >
      <div className="lg:col-span-4">
        <Title id="how-to-choose">{heading}</Title>
        <p className="mt-4 text-slate-700 md:mt-6">{lead}</p>
      </div>
      <ol className="border-t-2 border-slate-900 lg:col-span-8 lg:pl-0">
        {rows.map(({ when, choose, why, to }) => (
          <li
            key={when}
            className="grid gap-x-8 gap-y-1 border-b border-limestone-400 py-4 sm:grid-cols-2 md:py-6"
          >
            <p className="font-semibold">{when}</p>
            <div>
              <p className="font-heading text-lead font-bold">
                <PageLink to={to} className="link inline-flex min-h-11 items-center sm:-mt-2">
                  {choose}
                </PageLink>
              </p>
              <p className="text-slate-700">{why}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
