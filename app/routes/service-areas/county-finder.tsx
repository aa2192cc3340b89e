import { CountyMap } from "#app/sections/service-map/county-map.tsx";
import { Lead } from "#app/ui/lead.tsx";
import { Title } from "#app/ui/title.tsx";
import { counties } from "#content/counties.ts";
import { finder as words } from "#content/en/service-areas.ts";
import { CountyGrid } from "./county-grid.tsx";
import { CountyPanel } from "./county-panel.tsx";
import { useChosenCounty } from "./use-chosen-county.ts";
import { ZipCheck } from "./zip-check.tsx";

/** The 14 counties as a grid and as a map, with the details of the selected one. */
export function CountyFinder() {
  const { isLive, chosen } = useChosenCounty();
  return (
    <section
      aria-labelledby="counties"
      className="page-grid gap-y-8 bg-limestone-100 py-section lg:gap-y-10"
    >
      <div className="lg:col-span-6">
        <Title id="counties">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <div className="lg:col-span-5 lg:col-start-8">
        <ZipCheck />
      </div>
      <CountyGrid chosen={chosen} />
      <div className="group/panels lg:order-1 lg:col-span-6 lg:col-start-7 lg:pl-4">
        <p
          className={`border border-dashed border-limestone-500 p-8 text-center text-slate-700 lg:px-20 lg:py-32 print:hidden ${chosen ? "hidden" : isLive ? "" : "group-has-target/panels:hidden"}`}
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
      <div className="print:hidden lg:col-span-6 lg:col-start-1">
        <CountyMap chosen={chosen} />
      </div>
    </section>
  );
}
