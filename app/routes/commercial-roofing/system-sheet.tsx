import { useWords } from "#app/facts/use-facts.ts";
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
import { Lead } from "#ui/pages/lead.tsx";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";
import { SystemDrawing } from "./system-drawing.tsx";

const photos: Readonly<Record<SystemId, PhotoFile>> = {
  tpo,
  epdm,
  "modified-bitumen": bitumen,
  pvc,
  metal,
};

/**
 * The five systems as rows of one sheet: the building that each suits, its title block, and the roof
 * in section. Phones fold all but the building and the title block.
 */
export function SystemSheet() {
  const { heading, lead, items } = useWords(systems);
  return (
    <section aria-labelledby="systems" className="page-grid gap-y-8 py-section lg:gap-y-10">
      <Title id="systems" className="lg:col-span-6">
        {heading}
      </Title>
      <Lead className="self-end lg:col-span-6">{lead}</Lead>
      <div className="border-2 border-slate-900">
        {items.map((system, index) => (
          <Row key={system.id} system={system} number={index + 1} total={items.length} />
        ))}
      </div>
    </section>
  );
}

function Row(props: { system: System; number: number; total: number }) {
  const { system, number, total } = props;
  const { id, name, inFull, picture, description, benefits, idealFor, layers } = system;
  return (
    <article
      id={id}
      className="border-slate-900 not-first:border-t-2 lg:grid lg:grid-cols-[4fr_9fr]"
    >
      <Photo
        photo={photos[id]}
        alt={picture}
        sizes="(width < 48rem) 60vw, (width < 64rem) 92vw, 25rem"
        className="aspect-5/2 border-b border-slate-900 md:aspect-7/2 lg:aspect-auto lg:border-r lg:border-b-0 print:hidden"
      />
      <PhoneFold
        className="px-5 md:px-0"
        summaryClass="md:grid md:grid-cols-[5fr_6fr_auto] md:grid-rows-[auto_1fr] md:border-b md:border-slate-900"
        summary={
          <>
            <h3 className="text-heading md:px-6 md:pt-4">{name}</h3>
            <span className="text-small text-slate-500 md:row-start-2 md:px-6 md:pb-4">
              {inFull}
            </span>
            <span className="text-small max-md:mt-2 md:row-span-2 md:row-start-1 md:border-l md:border-limestone-400 md:px-6 md:py-4">
              <span className="text-slate-500 md:block">{systemLabels.idealFor}</span>{" "}
              <span className="font-semibold md:block">{idealFor}</span>
            </span>
            <span className="hidden border-l border-limestone-400 px-5 py-4 text-small md:row-span-2 md:row-start-1 md:block">
              <span className="block text-slate-500">{systemLabels.detail}</span>{" "}
              <span className="block font-semibold whitespace-nowrap tabular-nums">
                {systemLabels.place(number, total)}
              </span>
            </span>
          </>
        }
      >
        <div className="grid gap-y-5 pb-6 md:grid-cols-[5fr_6fr] md:gap-y-0 md:pb-0">
          <div className="md:px-6 md:py-5">
            <p className="max-w-prose">{description}</p>
            <ul className="mt-4 list-disc pl-5 marker:text-copper-600">
              {benefits.map((benefit) => (
                <li key={benefit} className="py-0.5">
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
          <div className="bg-limestone-100 max-md:-mx-5 md:border-l md:border-limestone-400">
            <SystemDrawing id={id} className="w-full" />
            <ol className="grid gap-x-8 border-t border-limestone-400 px-5 py-3 text-small sm:grid-cols-2 md:px-6">
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
        </div>
      </PhoneFold>
    </article>
  );
}
