import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { whenWeRespond } from "#content/en/response-times-in-words.ts";
import { serviceMapWords } from "#content/en/service-map.ts";
import { countyPath } from "#content/links.ts";
import { CountyNames } from "./county-names.tsx";
import { coverageLooks, hatchId } from "./coverage-looks.ts";
import { OfficeMark } from "./office-mark.tsx";
import { useServiceMap } from "./use-service-map.ts";

/** Space on the right for the name of a county that is too small to hold it. */
const roomForNames = 80;

/**
 * The counties in their real shapes, each a link to its place on the service areas page. The focus
 * ring follows the shape: an outline would be a rectangle around it.
 */
export function CountyMap({
  chosen,
}: {
  /** Id of the county that the page already shows: its link hides it again. */
  chosen?: string | undefined;
}) {
  const facts = useFacts();
  const words = serviceMapWords(facts);
  const map = useServiceMap();
  const { width, height, cities, outline, office } = map;
  const pathOf = new Map(map.counties.map(({ id, path }) => [id, path]));
  return (
    <nav aria-label={words.map}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the navigation around it has the name; a title would follow the pointer */}
      <svg
        viewBox={`0 0 ${width + roomForNames} ${height}`}
        className="h-auto w-full print:max-h-72"
      >
        <Hatch />
        {facts.counties.map((county) => (
          <PageLink
            key={county.id}
            to={county.id === chosen ? "/service-areas" : countyPath(county)}
            preventScrollReset={county.id === chosen}
            aria-current={county.id === chosen || undefined}
            aria-label={words.county(county, whenWeRespond(facts, county.type))}
            className="group outline-transparent focus-visible:shadow-none"
          >
            <path
              d={pathOf.get(county.id)}
              strokeLinejoin="round"
              className={`stroke-limestone-100 stroke-2 transition-opacity group-hover:stroke-copper-700 group-hover:stroke-6 group-focus-visible:stroke-copper-700 group-focus-visible:stroke-8 ${coverageLooks[county.type].area}`}
            />
          </PageLink>
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group takes the focus */}
        <g aria-hidden="true" className="pointer-events-none">
          {cities.map((path) => (
            <path
              key={path}
              d={path}
              className="fill-slate-300 stroke-limestone-100 stroke-1 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText] forced-colors:stroke-2 forced-colors:[stroke-dasharray:2_3]"
            />
          ))}
          <path
            d={outline}
            className="fill-none stroke-slate-900 stroke-2"
            strokeLinejoin="round"
          />
          {chosen && (
            <path
              d={pathOf.get(chosen)}
              className="fill-none stroke-copper-700 stroke-8"
              strokeLinejoin="round"
            />
          )}
          <OfficeMark at={office} />
        </g>
        <CountyNames />
      </svg>
    </nav>
  );
}

/** Used only in forced colors. */
function Hatch() {
  return (
    <pattern
      id={hatchId}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-26.565)"
    >
      <path d="M0 0H8V8H0Z" className="fill-limestone-100" />
      <path d="M0 4H8" className="stroke-slate-700" strokeWidth="2" />
    </pattern>
  );
}
