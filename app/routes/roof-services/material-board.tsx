import type { ReactNode } from "react";
import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { LifespanScale } from "#app/sections/text/lifespan-scale.tsx";
import cedar from "#art/masters/cedar.jpg?photo";
import asphalt from "#art/masters/shingles.jpg?photo";
import slate from "#art/masters/slate.jpg?photo";
import metal from "#art/masters/standing-seam.jpg?photo";
import synthetic from "#art/masters/synthetic.jpg?photo";
import { years } from "#content/en/figures.ts";
import { materialLabels as labels, type MaterialId, materials } from "#content/en/roof-services.ts";
import { costRange as costRangeWay } from "#content/en/ways-on.ts";
import type { RoofingMaterial } from "#domain/material/material.ts";
import type { Lifespan } from "#domain/page/lifespan.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

const photos: Readonly<Record<MaterialId, PhotoFile>> = { asphalt, metal, cedar, slate, synthetic };

/** The materials on one scale of years, then as the samples that we bring along. */
export function MaterialBoard({ hasPictures }: { hasPictures: boolean }) {
  const { roofing } = useFacts();
  const words = useWords(materials);
  const costRange = useWords(costRangeWay);
  const lifespans: readonly Lifespan[] = words.items.map(({ id, name, note }) => {
    const { lifespanYears } = roofing[id];
    return { name, span: lifespanYears, note };
  });
  return (
    <section className="page-grid gap-y-12 py-section">
      <Title className="lg:col-span-5">{words.heading}</Title>
      <Lead className="lg:col-span-7">{words.lead}</Lead>
      <div>
        <LifespanScale label={words.scale} unit={words.unit} items={lifespans} />
        {costRange && (
          <MoreLink to={costRange.to} className="mt-6">
            {costRange.label}
          </MoreLink>
        )}
      </div>
      <ul className="grid gap-x-5 gap-y-12 md:grid-cols-2 lg:grid-cols-5">
        {words.items.map((material) => (
          <Sample
            key={material.id}
            {...material}
            {...roofing[material.id]}
            hasPicture={hasPictures}
          />
        ))}
      </ul>
    </section>
  );
}

function Sample({
  id,
  name,
  description,
  benefits,
  picture,
  lifespanYears,
  dollarSigns,
  hasPicture,
}: ReturnType<typeof materials>["items"][number] & RoofingMaterial & { hasPicture: boolean }) {
  return (
    <li
      className={`md:max-lg:last:odd:col-span-2 md:max-lg:last:odd:grid md:max-lg:last:odd:grid-cols-2 md:max-lg:last:odd:gap-x-5 lg:grid lg:grid-rows-subgrid lg:gap-y-4 ${hasPicture ? "lg:row-span-4" : "lg:row-span-3"}`}
    >
      {hasPicture && (
        <Photo
          photo={photos[id]}
          alt={picture}
          sizes="(width < 48rem) 60vw, (width < 64rem) 30vw, 20rem"
          className="aspect-2/1 md:aspect-16/10 md:max-lg:row-span-3 lg:aspect-3/4 print:hidden"
        />
      )}
      <div className="border-b-2 border-slate-900 pt-4 pb-3 lg:pt-0">
        <h3 className="text-heading">{name}</h3>
        <dl className="mt-2 text-small">
          <Row label={labels.lifespan}>{years(lifespanYears)}</Row>
          <Row label={labels.cost}>
            {"$".repeat(dollarSigns)}
            <span className="sr-only">{labels.ofFive}</span>
          </Row>
        </dl>
      </div>
      <p className="mt-4 text-small lg:mt-0">{description}</p>
      <ul aria-label={labels.benefits(name)} className="mt-4 text-small lg:mt-0">
        {benefits.map((benefit) => (
          <li key={benefit} className="border-t border-limestone-400 py-2">
            {benefit}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-slate-500">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
