import { Timeline } from "#app/sections/text/timeline.tsx";
import gloves from "#art/masters/gloves.jpg?crop=7,0,84.3,100&photo";
import { crewDay, mayStop } from "#content/en/crew-day.ts";
import { culture } from "#content/en/our-company.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";
import { useAskedSection } from "./use-asked-section.ts";

/** How a crew spends a day at somebody's house. Right below the page's dark opening, it needs no edge of its own. */
export function Culture() {
  const isFirst = useAskedSection() === "culture";
  return (
    <section
      id="culture"
      aria-labelledby="culture-heading"
      className={`ground-dark shingle-courses page-grid gap-y-10 pb-section ${isFirst ? "pt-10" : "edge-eave"}`}
    >
      <div className="lg:col-span-5">
        <Title id="culture-heading">{culture.heading}</Title>
        <Lead tone="dark" className="mt-6">
          {culture.lead}
        </Lead>
        <Photo
          photo={gloves}
          alt={culture.picture}
          sizes="(width < 48rem) 67vw, 34rem"
          className="cut-pitch mt-10 aspect-3/2 print:hidden"
        />
      </div>
      <div className="lg:col-span-6 lg:col-start-7 lg:pt-2">
        <Timeline steps={crewDay} />
        <p className="mt-10 max-w-prose border-t-2 border-copper-400 pt-4 font-heading text-heading font-bold">
          {mayStop}
        </p>
      </div>
    </section>
  );
}
