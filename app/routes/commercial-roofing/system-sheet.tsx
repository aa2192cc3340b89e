import { Lead } from "#app/ui/lead.tsx";
import { Photo, type PhotoFile } from "#app/ui/photo.tsx";
import { Title } from "#app/ui/title.tsx";
import epdm from "#art/masters/epdm.jpg?small&photo";
import metal from "#art/masters/metal-roof.jpg?small&photo";
import bitumen from "#art/masters/modified-bitumen.jpg?small&photo";
import pvc from "#art/masters/pvc.jpg?small&photo";
import tpo from "#art/masters/tpo.jpg?small&photo";
import {
  type System,
  type SystemId,
  systemLabels,
  systems,
} from "#content/en/commercial-roofing.ts";
import { SystemDrawing } from "./system-drawing.tsx";

const photos: Readonly<Record<SystemId, PhotoFile>> = {
  tpo,
  epdm,
  "modified-bitumen": bitumen,
  pvc,
  metal,
};

/**
 * The five systems as details of a drawing set: section, legend and picture, each with a title
 * block below.
 */
export function SystemSheet() {
  return (
    <section aria-labelledby="systems" className="page-grid gap-y-10 py-section">
      <Title id="systems" className="lg:col-span-6">
        {systems.heading}
      </Title>
      <Lead className="self-end lg:col-span-6">{systems.lead}</Lead>
      <div className="grid gap-px border-2 border-slate-900 bg-slate-900 lg:grid-cols-2">
        {systems.items.map((system, index) => (
          <Detail key={system.id} system={system} number={index + 1} isWide={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Detail({ system, number, isWide }: { system: System; number: number; isWide: boolean }) {
  const { id, name, inFull, picture, description, benefits, idealFor, layers } = system;
  return (
    <article
      id={id}
      className={`grid bg-limestone-50 forced-colors:border ${isWide ? "lg:col-span-2 lg:grid-cols-[7fr_5fr]" : "lg:row-span-2 lg:grid-rows-subgrid lg:gap-0"}`}
    >
      <div
        className={`bg-limestone-100 ${isWide ? "lg:flex lg:flex-col lg:border-r lg:border-slate-900" : ""}`}
      >
        <SystemDrawing id={id} className="my-auto w-full" />
        <ol className="grid gap-x-8 border-t border-limestone-400 px-5 py-4 text-small sm:grid-cols-2 md:px-8">
          {layers.map((layer, index) => (
            <li key={layer} className="flex gap-3 py-1">
              <span className="w-4 shrink-0 font-semibold text-copper-700 tabular-nums">
                {index + 1}
              </span>
              {layer}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col px-5 pt-6 md:px-8">
        <Photo
          photo={photos[id]}
          alt={picture}
          sizes="(width < 48rem) 60vw, (width < 64rem) 92vw, 36rem"
          className="-mx-5 -mt-6 mb-6 aspect-21/9 border-b border-slate-900 md:-mx-8 print:hidden"
        />
        <h3 className="text-heading">{name}</h3>
        <p className="text-small text-slate-500">{inFull}</p>
        <p className="mt-4 max-w-prose">{description}</p>
        <ul className="mt-4 list-disc pl-5 marker:text-copper-600">
          {benefits.map((benefit) => (
            <li key={benefit} className="py-0.5">
              {benefit}
            </li>
          ))}
        </ul>
        <dl className="-mx-5 mt-auto grid grid-cols-[1fr_auto] text-small md:-mx-8">
          <div className="mt-6 border-t border-slate-900 px-5 py-3 md:px-8">
            <dt className="text-slate-500">{systemLabels.idealFor}</dt>
            <dd className="font-semibold">{idealFor}</dd>
          </div>
          <div className="mt-6 border-t border-l border-slate-900 px-5 py-3">
            <dt className="text-slate-500">{systemLabels.detail}</dt>
            <dd className="font-semibold tabular-nums">
              {systemLabels.place(number, systems.items.length)}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
