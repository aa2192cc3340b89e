import { useWords } from "#app/facts/use-facts.ts";
import { useOwnArea } from "#app/facts/use-own-area.ts";
import { CountyMap } from "#app/sections/service-map/county-map.tsx";
import { counties as builtCounties } from "#content/counties.ts";
import { finder } from "#content/en/service-areas.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { CountyGrid } from "./county-grid.tsx";
import { CountyPanel } from "./county-panel.tsx";
import { useChosenCounty } from "./use-chosen-county.ts";
import { ZipCheck } from "./zip-check.tsx";

/** The counties as a grid and as a map, with the details of the selected one. */
export function CountyFinder() {
  const { isLive, chosen } = useChosenCounty();
  const words = useWords(finder);
  const counties = useOwnArea()?.counties ?? builtCounties;
  if (counties.length === 0) return null;
  return (
    <section
      aria-labelledby="counties"
      className="page-grid gap-y-8 bg-limestone-100 py-section lg:gap-y-10"
    >
      <Title id="counties" className="lg:col-span-6">
        {words.heading}
      </Title>
      <Lead className="lg:col-span-6 lg:self-end">{words.lead}</Lead>
      <CountyGrid chosen={chosen} />
      <div data-panels className="flex flex-col gap-8 lg:order-1 lg:col-span-5 lg:col-start-8">
        <div className="max-lg:order-last">
          <ZipCheck />
        </div>
        <p
          className={`grid grow place-content-center border border-dashed border-limestone-500 p-8 text-center text-slate-700 print:hidden ${chosen ? "hidden" : isLive ? "" : "in-[[data-panels]:has(:target)]:hidden"}`}
        >
          {words.empty}
        </p>
        {counties.map((county) => (
          <CountyPanel
            key={county.id}
            county={county}
            state={isLive ? (chosen === county.id ? "open" : "closed") : "by-address"}
          />
        ))}
      </div>
      <div className="print:hidden lg:col-span-7 lg:col-start-1">
        <CountyMap chosen={chosen} />
      </div>
    </section>
  );
}
