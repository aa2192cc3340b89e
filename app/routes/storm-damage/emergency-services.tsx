import { PairList } from "#app/sections/text/pair-list.tsx";
import { services as words } from "#content/en/storm-damage.ts";

/** What the on-call crew does, as the lines of a work order. */
export function EmergencyServices() {
  return (
    <section aria-labelledby="emergency-services" className="page-grid gap-y-8 py-section">
      <div className="lg:col-span-4">
        <h2 id="emergency-services" className="drip-edge text-heading">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-prose text-slate-700">{words.lead}</p>
      </div>
      <PairList
        pairs={words.rows.map(({ title, text }) => [title, text])}
        className="border-t-2 border-slate-900 lg:col-span-8"
        row="border-b border-limestone-400 py-4 md:grid md:grid-cols-[15rem_1fr] md:gap-x-6"
        term="font-heading text-lead leading-snug font-bold"
        text="mt-1 text-slate-700 md:mt-0"
      />
    </section>
  );
}
