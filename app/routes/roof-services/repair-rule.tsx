import { percent } from "#content/en/figures.ts";
import { rule } from "#content/en/roof-services.ts";
import { promises } from "#content/promises.ts";

/** The point at which a repair stops being the better deal, drawn to scale. */
export function RepairRule() {
  return (
    <section className="page-grid gap-y-8 bg-limestone-100 py-section">
      <h2 className="text-heading lg:col-span-4">{rule.heading}</h2>
      <p className="max-w-prose lg:col-span-8">{rule.text}</p>
      <figure>
        <div className="grid grid-cols-[3fr_7fr] tight:grid-cols-1 font-heading font-bold">
          <p className="bg-patina-700 px-3 py-5 text-limestone-50 sm:px-5 forced-colors:border-2">
            {rule.repair}
          </p>
          <p className="border-l-4 border-copper-600 bg-limestone-200 px-3 py-5 sm:px-5">
            {rule.replace}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="grid grid-cols-[3fr_7fr] tight:hidden pt-2 text-small font-semibold tabular-nums"
        >
          <span>0</span>
          <span className="flex justify-between">
            <span className="-translate-x-1/2">{percent(promises.repairShareOfReplacement)}</span>
            <span>{percent(1)}</span>
          </span>
        </div>
        <figcaption className="pt-1 text-small text-slate-700">{rule.axis}</figcaption>
      </figure>
    </section>
  );
}
