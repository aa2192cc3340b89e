import { useFacts } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { coverages } from "#content/coverages.ts";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { countyPath } from "#content/links.ts";
import type { Coverage, ServedCounty } from "#domain/service-area/county.ts";
import { coverageLooks } from "./coverage-looks.ts";

/**
 * The meaning of the colors, with the counties of each. On wide screens the map holds the links; on
 * small ones, where its shapes are small targets, this list does.
 */
export function CoverageLegend() {
  const { counties } = useFacts();
  const served = coverages.filter(({ type }) => counties.some((county) => county.type === type));
  return (
    <div className="border-t-2 border-slate-900">
      {served.map((coverage) => (
        <CoverageEntry key={coverage.type} {...coverage} />
      ))}
    </div>
  );
}

function CoverageEntry({ type, name, emergency, commercial }: Coverage) {
  const facts = useFacts();
  const members = facts.counties.filter((county) => county.type === type);
  return (
    <section className="grid grid-cols-[calc(var(--spacing)*6)_1fr] gap-x-4 border-b border-limestone-400 py-5">
      <span aria-hidden="true" className={`mt-1 size-6 ${coverageLooks[type].swatch}`} />
      <div>
        <h3 className="text-lead leading-snug">
          {name}{" "}
          <span className="font-text font-medium text-slate-700">{whenWeRespond(facts, type)}</span>
        </h3>
        <p className="mt-1 text-small text-slate-700">
          {emergency}. {commercial}.
        </p>
        <ul className="mt-2 grid gap-x-2 @min-[22.5rem]/page:grid-cols-2 sm:grid-cols-3 lg:block">
          {members.map((county, index) => (
            <li key={county.id} className="lg:inline lg:text-small">
              <CountyName county={county} />
              {index < members.length - 1 && <span className="hidden lg:inline">, </span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CountyName({ county }: { county: ServedCounty }) {
  return (
    <>
      <MoreLink to={countyPath(county)} className="lg:hidden">
        {county.name}
      </MoreLink>
      <span className="hidden lg:inline">{county.name}</span>
    </>
  );
}
