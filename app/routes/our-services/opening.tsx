import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { onThisPage, sheets, street, words } from "#content/en/our-services.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import StreetDrawing from "./street.svg?drawing";

/** Title, the street with everything we build on it, and the index of the page's sections. */
export function Opening() {
  return (
    <section className="page-grid pt-10 lg:pt-14">
      <Title as="h1" className="lg:col-span-7">
        {words.heading}
      </Title>
      <div className="mt-6 low:mt-4 lg:col-span-5 lg:mt-0 lg:self-end">
        <Lead className="low:text-body">{words.lead}</Lead>
        <div className="mt-6 flex flex-wrap gap-4 low:mt-4 low:gap-3">
          <NextSteps steps={[waysOn.contact, waysOn.assess]} />
        </div>
      </div>
      <div className="mt-10 max-md:-mx-gutter print:hidden">
        <StreetDrawing words={street} className="w-full" />
      </div>
      <nav aria-label={onThisPage} className="print:hidden">
        <ol className="grid border-t-2 border-slate-900 sm:grid-cols-2 lg:grid-cols-4">
          {useWords(sheets).map(({ id, label, text }, index) => (
            <li
              key={id}
              className="border-b border-limestone-400 sm:odd:border-r lg:border-r lg:border-b-0 lg:last:border-r-0"
            >
              <a
                href={`#${id}`}
                className="group flex min-h-11 gap-4 py-4 pr-4 hover:text-copper-700 sm:px-4 sm:py-5"
              >
                <span className="text-small font-semibold tabular-nums text-slate-500">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold underline decoration-1 underline-offset-4 group-hover:decoration-2">
                    {label}
                  </span>
                  <span className="text-small">{text}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </section>
  );
}
