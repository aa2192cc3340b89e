import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { coverageLooks } from "#app/sections/service-map/coverage-looks.ts";
import { finder } from "#content/en/service-areas.ts";
import { countyPath } from "#content/links.ts";
import { gridLinkId } from "./use-chosen-county.ts";

/** Every county as a link that shows it, or hides it when it is shown. */
export function CountyGrid({ chosen }: { chosen: string | undefined }) {
  const f = useFacts();
  return (
    <ul
      aria-label={finder(f).list}
      className="grid grid-cols-2 gap-1 @max-[22.5rem]/page:grid-cols-1 sm:grid-cols-4 lg:grid-cols-7 print:hidden"
    >
      {f.counties.map((county) => {
        const isChosen = county.id === chosen;
        return (
          <li key={county.id}>
            <PageLink
              id={gridLinkId(county.id)}
              to={isChosen ? "/service-areas" : countyPath(county)}
              preventScrollReset={isChosen}
              aria-expanded={isChosen}
              className="flex min-h-14 items-center gap-2 border-2 border-transparent bg-limestone-50 px-2.5 py-2 leading-tight font-semibold transition-colors hover:border-slate-900 aria-expanded:bg-slate-900 aria-expanded:text-limestone-50 aria-expanded:forced-chosen forced-colors:border-[CanvasText]"
            >
              <span
                aria-hidden="true"
                className={`size-3.5 shrink-0 ${coverageLooks[county.type].swatch}`}
              />
              {county.name}
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
