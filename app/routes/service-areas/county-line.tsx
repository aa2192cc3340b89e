import { Title } from "#app/ui/title.tsx";
import { countyLine as words } from "#content/en/service-areas.ts";

/**
 * What differs from county to county, as notes in the margin of a plan: subject left, note right.
 */
export function CountyLine() {
  return (
    <section aria-labelledby="county-line" className="page-grid gap-y-8 pt-section">
      <div className="lg:col-span-8">
        <Title id="county-line">{words.heading}</Title>
        <p className="mt-6 text-lead text-slate-700">{words.lead}</p>
      </div>
      <dl className="border-b border-limestone-400">
        {words.rows.map(({ subject, text }) => (
          <div
            key={subject}
            className="border-t border-limestone-400 py-5 lg:grid lg:grid-cols-12 lg:gap-x-8"
          >
            <dt className="font-heading text-lead font-bold lg:col-span-4">{subject}</dt>
            <dd className="mt-1 max-w-prose text-slate-700 lg:col-span-8 lg:mt-0">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
