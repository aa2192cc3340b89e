import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { opening, sets } from "#content/en/customer-resources.ts";
import { Lead } from "#ui/pages/lead.tsx";

/** The index of a drawing set: sheet number, title, contents, and when to use it. */
export function SheetIndex() {
  return (
    <section className="page-grid gap-y-12 pt-14 pb-section">
      <div className="lg:col-span-7">
        <h1 className="drip-edge text-display">{opening.heading}</h1>
      </div>
      <Lead className="self-end lg:col-span-5">{opening.lead}</Lead>
      {useWords(sets).map(({ mark, heading, lead, sheets }) => (
        <section key={mark} aria-labelledby={`set-${mark}`} className="border-2 border-slate-900">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b-2 border-slate-900 bg-limestone-100 px-4 py-3 sm:px-6">
            <h2 id={`set-${mark}`} className="text-heading">
              {heading}
            </h2>
            <p className="text-slate-700">{lead}</p>
          </div>
          <ol>
            {sheets.map((sheet, index) => (
              <li
                key={sheet.to}
                className="group relative grid grid-cols-[3.5rem_1fr] tight:grid-cols-1 gap-x-4 border-t border-limestone-400 px-4 py-4 transition-colors first:border-t-0 hover:bg-limestone-100 sm:px-6 lg:grid-cols-[5rem_19rem_1fr_15rem] lg:items-baseline"
              >
                <span
                  aria-hidden="true"
                  className="font-heading text-heading font-extrabold text-limestone-500 tabular-nums group-hover:text-copper-700"
                >
                  {mark}-{index + 1}
                </span>
                <h3 className="text-lead leading-snug">
                  <PageLink
                    to={sheet.to}
                    className="text-copper-700 underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
                  >
                    {sheet.title}
                  </PageLink>
                </h3>
                <p className="max-lg:col-start-2 tight:col-start-1!">{sheet.text}</p>
                <p className="text-small text-slate-700 max-lg:col-start-2 tight:col-start-1! max-lg:mt-1 lg:text-right">
                  {sheet.use}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
