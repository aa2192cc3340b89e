import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { serviceMapWords } from "#content/en/service-map.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { CountyMap } from "./county-map.tsx";
import { CoverageLegend } from "./coverage-legend.tsx";
import { OfficeMark } from "./office-mark.tsx";
import { useServiceMap } from "./use-service-map.ts";

/** Where we work and how fast we arrive: the counties, as a map and a list; nothing while there are none. */
export function ServiceMap() {
  const words = useWords(serviceMapWords);
  if (useFacts().counties.length === 0) return null;
  return (
    <section
      aria-labelledby="service-map"
      className="page-grid gap-y-8 bg-limestone-100 py-section lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-span-5">
        <Title id="service-map">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:-mr-6 lg:self-center">
        <CountyMap />
        <MapKey />
      </div>
      <div className="lg:col-span-5">
        <CoverageLegend />
        <p className="mt-4">
          <MoreLink to={words.all.to}>{words.all.label}</MoreLink>
        </p>
      </div>
    </section>
  );
}

/** The legend for everything but the counties. */
function MapKey() {
  const { key } = useWords(serviceMapWords);
  return (
    <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small text-slate-700">
      <span className="flex items-center gap-2">
        <svg aria-hidden="true" viewBox="-15 -19 30 21" className="h-5 w-auto">
          <OfficeMark at={[0, 0]} />
        </svg>
        {key.office}
      </span>
      {useServiceMap().cities.length > 0 && (
        <span className="flex items-center gap-2">
          <span className="size-4 bg-slate-300 forced-colors:border-2 forced-colors:border-dotted" />
          {key.cities}
        </span>
      )}
    </p>
  );
}
