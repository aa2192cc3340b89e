import ArrowRight from "lucide-react/icons/arrow-right";
import { useWords } from "#app/facts/use-facts.ts";
import EaveDrawing from "#app/sections/drawing/eave.svg?drawing";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import commercial from "#art/masters/commercial.jpg?photo";
import replacement from "#art/masters/replacement.jpg?photo";
import { eave } from "#content/en/eave.ts";
import { flatRoof, services } from "#content/en/home.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Photo } from "#ui/pages/photo.tsx";
import FlatRoofDrawing from "./flat-roof.svg?drawing";

/** The two things we build, each with a picture and a section; emergency work follows below. */
export function Services() {
  const { heading, lead, steep, flat } = useWords(services);
  return (
    <section aria-labelledby="services" className="page-grid gap-y-12 py-section lg:gap-y-20">
      <h2 id="services" className="drip-edge max-w-[11em] text-title lg:col-span-7">
        {heading}
      </h2>
      <p className="max-w-prose text-lead text-slate-700 max-lg:-mt-6 print:mt-4! lg:col-span-5 lg:self-end lg:pl-8">
        {lead}
      </p>
      <Photo
        photo={replacement}
        alt={steep.picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 80rem"
        className="cut-pitch print:hidden aspect-4/3 lg:col-span-7 lg:row-start-2 lg:aspect-auto"
        position="object-[64%_50%]"
      />
      <div className="lg:col-span-5 lg:row-start-2 lg:pl-8">
        <EaveDrawing words={eave} className="mb-8 hidden w-full max-w-sm lg:block" />
        <h3 className="text-heading">{steep.heading}</h3>
        <p className="mt-3 max-w-prose text-slate-700">{steep.text}</p>
        <dl className="mt-6 grid max-w-prose grid-cols-[auto_1fr] tight:grid-cols-1 gap-x-8 border-b border-limestone-400">
          {steep.facts?.map(({ label, value }) => (
            <div
              key={label}
              className="col-span-full grid grid-cols-subgrid border-t border-limestone-400 py-2.5"
            >
              <dt className="text-slate-500">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 flex flex-wrap gap-x-8">
          <More links={steep.links} />
        </div>
      </div>
      <Photo
        photo={commercial}
        alt={flat.picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 58rem"
        className="print:hidden aspect-4/3 lg:col-span-7 lg:col-start-6 lg:row-start-3"
        position="object-[35%_50%]"
      />
      <div className="lg:col-span-5 lg:row-start-3 lg:self-end lg:pr-8">
        <FlatRoofDrawing words={flatRoof} className="mb-8 hidden w-full max-w-sm lg:block" />
        <h3 className="text-heading">{flat.heading}</h3>
        <p className="mt-3 max-w-prose text-slate-700">{flat.text}</p>
        <div className="mt-4">
          <More links={flat.links} />
        </div>
      </div>
    </section>
  );
}

function More({ links }: { links: readonly NavigationLink[] }) {
  return links.map(({ to, label }) => (
    <MoreLink key={to} to={to} className="gap-2">
      {label}
      <ArrowRight className="size-5" />
    </MoreLink>
  ));
}
