import { mark } from "#content/en/coming-soon.ts";
import { lead } from "#content/en/locations.ts";
import { head } from "#generated/pages/locations.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Office } from "./office.tsx";
import { RingMap } from "./ring-map.tsx";

/** The first view: where the office is, beside the counties around it, with rings of miles. */
export function Opening() {
  return (
    <section className="page-grid relative isolate -mt-below-bar gap-y-8 overflow-hidden bg-limestone-200 pt-[calc(var(--spacing-header)+3.25rem)] pb-10 lg:min-h-[46rem] lg:pb-14 print:m-0! print:py-0!">
      <div className="lg:col-span-6 xl:col-span-5">
        <p className="w-fit border-2 border-dashed border-limestone-500 px-3 py-1 text-small font-semibold text-slate-700">
          {mark}
        </p>
        <h1 className="drip-edge mt-6 text-display">{head.name}</h1>
        <Lead className="mt-8">{lead}</Lead>
      </div>
      <RingMap />
      <Office />
    </section>
  );
}
