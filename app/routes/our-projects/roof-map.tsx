import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { OfficeMark } from "#app/sections/service-map/office-mark.tsx";
import { useServiceMap } from "#app/sections/service-map/use-service-map.ts";
import { map as words } from "#content/en/finished-roofs.ts";
import type { ProjectList } from "#domain/project/project-list.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { listAddress } from "./list-path.ts";

/** In units of the map. */
const roomForOffice = 40;

/** The counties in their real shapes: those with finished roofs are links, and say how many there are. */
export function RoofMap({ list: { query, counties } }: { list: ProjectList }) {
  const { width, height, counties: shapes, cities, outline, office } = useServiceMap();
  if (shapes.length === 0 || counties.length === 0) return null;
  const toCounty = (county: string | null) => listAddress({ ...query, county });
  const found = counties.map((county) => ({
    ...county,
    isChosen: county.id === query.county,
    shape: shapes.find(({ id }) => id === county.id),
  }));
  return (
    <section
      aria-labelledby="roof-map"
      className="page-grid gap-y-8 bg-limestone-100 py-section lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-span-5">
        <Title id="roof-map">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-center">
        {/* The list beside it has the same links, for thumbs, keys and ears. */}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto w-full print:max-h-72"
        >
          {shapes.map(({ id, path }) => (
            <path
              key={id}
              d={path}
              strokeLinejoin="round"
              className="fill-limestone-200 stroke-limestone-100 stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
            />
          ))}
          {found.map(({ id, shape, isChosen }) => (
            <PageLink
              key={id}
              to={toCounty(isChosen ? null : id)}
              preventScrollReset
              tabIndex={-1}
              className="group"
            >
              <path
                d={shape?.path}
                strokeLinejoin="round"
                className={`stroke-limestone-100 stroke-2 transition-opacity group-hover:stroke-copper-700 group-hover:stroke-6 ${isChosen ? "fill-patina-700" : "fill-patina-400"} forced-colors:fill-[Highlight]`}
              />
            </PageLink>
          ))}
          <g className="pointer-events-none">
            {cities.map((path) => (
              <path key={path} d={path} className="fill-slate-300 stroke-limestone-100 stroke-1" />
            ))}
            <path
              d={outline}
              className="fill-none stroke-slate-900 stroke-2"
              strokeLinejoin="round"
            />
            {found.map(({ id, shape, count, isChosen }) => {
              const [x = 0, y = 0] = shape?.widest?.at ?? shape?.center ?? [];
              // The house of the office stands where the number would.
              const isAtOffice = Math.hypot(x - office[0], y - office[1]) < roomForOffice;
              return (
                <text
                  key={id}
                  x={x}
                  y={isAtOffice ? office[1] + roomForOffice : y}
                  dy="0.35em"
                  textAnchor="middle"
                  className={`font-heading text-[34px] font-extrabold tabular-nums forced-colors:fill-[HighlightText] ${isChosen ? "fill-limestone-50" : "fill-slate-950"}`}
                >
                  {count}
                </text>
              );
            })}
            <OfficeMark at={office} />
          </g>
        </svg>
      </div>
      <nav aria-label={words.label} className="lg:col-span-5">
        <ul className="border-t-2 border-slate-900">
          {found.map(({ id, name, count, isChosen }) => (
            <li key={id} className="border-b border-limestone-400">
              <PageLink
                to={toCounty(isChosen ? null : id)}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className="flex min-h-12 items-center justify-between gap-4 px-3 font-semibold decoration-copper-600 decoration-2 underline-offset-4 hover:underline aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen"
              >
                {name}
                <span className="font-normal tabular-nums">{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
        {query.county && (
          <p className="mt-2">
            <MoreLink to={toCounty(null)} preventScrollReset>
              {words.everywhere}
            </MoreLink>
          </p>
        )}
      </nav>
    </section>
  );
}
