import { useFacts } from "#app/facts/use-facts.ts";
import { percent } from "#content/en/figures.ts";
import { rule } from "#content/en/roof-services.ts";

/** The point at which a repair stops being the better deal, drawn to scale. */
export function RepairRule() {
  const facts = useFacts();
  const words = rule(facts);
  return (
    <section className="page-grid gap-y-8 bg-limestone-100 py-section">
      <h2 className="text-heading lg:col-span-4">{words.heading}</h2>
      <p className="max-w-prose lg:col-span-8">{words.text}</p>
      <figure>
        <div className="grid grid-cols-[3fr_7fr] tight:grid-cols-1 font-heading font-bold">
          <p className="bg-patina-700 px-3 py-5 text-limestone-50 sm:px-5 forced-colors:border-2">
            {words.repair}
          </p>
          <p className="border-l-4 border-copper-600 bg-limestone-200 px-3 py-5 sm:px-5">
            {words.replace}
          </p>
        </div>
        <div
          aria-hidden="true"
          className="grid grid-cols-[3fr_7fr] tight:hidden pt-2 text-small font-semibold tabular-nums"
        >
          <span>0</span>
          <span className="flex justify-between">
            <span className="-translate-x-1/2">
              {percent(facts.promises.repairShareOfReplacement)}
            </span>
            <span>{percent(1)}</span>
          </span>
        </div>
        <figcaption className="pt-1 text-small text-slate-700">{words.axis}</figcaption>
      </figure>
    </section>
  );
}
