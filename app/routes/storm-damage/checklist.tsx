import { useWords } from "#app/facts/use-facts.ts";
import { PrintButton } from "#app/sections/print/print-button.tsx";
import { RichText } from "#app/sections/text/rich-text.tsx";
import { checklist } from "#content/en/storm-damage.ts";
import { Title } from "#ui/pages/title.tsx";

/**
 * Prevention as a sheet to hang up. Its button prints it alone; printed with the page, it gets its
 * own sheet.
 */
export function Checklist() {
  const words = useWords(checklist);
  return (
    <section
      id="checklist"
      data-print-sheet=""
      aria-labelledby="checklist-heading"
      className="page-grid gap-y-8 py-section print:break-before-page print:break-inside-avoid"
    >
      <div className="lg:col-span-7">
        <Title id="checklist-heading">{words.heading}</Title>
        <p className="mt-6 max-w-prose text-slate-700 print:hidden">
          <RichText text={words.lead} />
        </p>
      </div>
      <div className="self-end lg:col-span-5 lg:text-right">
        <PrintButton sheet="checklist">{words.print}</PrintButton>
      </div>
      <div className="grid gap-8 border-2 border-slate-900 bg-white p-6 sm:p-10 lg:grid-cols-2 lg:gap-12">
        {words.groups.map(({ title, items }) => (
          <section key={title}>
            <h3 className="text-heading">{title}</h3>
            <ul className="mt-4">
              {items.map((item) => (
                <li key={item} className="flex gap-4 border-t border-limestone-400 py-3">
                  <span
                    aria-hidden="true"
                    className="mt-1 size-5 shrink-0 rounded-sm border-2 border-slate-900"
                  />
                  <span className="leading-snug">{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
