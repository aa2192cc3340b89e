import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import { coverages } from "#content/coverages.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { finder } from "#content/en/service-areas.ts";
import { type County, countyInFull } from "#domain/service-area/county.ts";

const display = {
  open: "",
  closed: "hidden print:block",
  /**
   * Before the scripts have loaded, the county that the address names; without scripts, all of
   * them.
   */
  "by-address": "hidden target:block noscript:mb-8 noscript:block print:block",
};

/** The details of one county. All counties are in the page. */
export function CountyPanel({ county, state }: { county: County; state: keyof typeof display }) {
  const { id, type, details, projects } = county;
  const f = useFacts();
  const words = finder(f);
  const { finishedRoofs } = f;
  // Those that can be looked at, once there are any: nobody can check another number.
  const done = finishedRoofs ? (finishedRoofs.counties[id] ?? 0) : projects;
  const name = countyInFull(county);
  const coverage = coverages.find((one) => one.type === type);
  return (
    <article
      id={id}
      aria-label={name}
      className={`border-t-4 border-copper-600 bg-limestone-50 p-6 outline-offset-0 sm:p-8 print:border-t print:p-0 print:pt-2 ${display[state]}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-heading">{name}</h3>
        {state === "open" && (
          <MoreLink
            to="/service-areas"
            preventScrollReset
            aria-label={`${words.close} ${name}`}
            className="print:hidden"
          >
            {words.close}
          </MoreLink>
        )}
      </div>
      {details && <p className="mt-3 max-w-prose text-slate-700">{details}</p>}
      <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:mt-2 print:flex print:gap-y-1">
        <Row label={words.response} value={whenWeRespond(f, type)} />
        {done > 0 && <Row label={words.projects} value={words.done(done)} />}
        <Row label={words.emergency} value={coverage?.emergency} />
        <Row label={words.commercial} value={coverage?.commercial} />
      </dl>
      {finishedRoofs && done > 0 && (
        <p className="mt-4 print:hidden">
          <MoreLink to={`/our-projects?county=${id}`} aria-label={words.lookIn(county)}>
            {words.look}
          </MoreLink>
        </p>
      )}
      <ButtonLink to={`/contact-us?county=${id}`} className="mt-8">
        {words.schedule(county)}
      </ButtonLink>
    </article>
  );
}

function Row({ label, value }: { label: string; value: string | undefined }) {
  return (
    <FactItem
      label={label}
      className="border-t border-limestone-400 pt-2"
      valueClass="font-semibold tabular-nums first-letter:uppercase"
    >
      {value}
    </FactItem>
  );
}
