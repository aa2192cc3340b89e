import { useWords } from "#app/facts/use-facts.ts";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import fiberCement from "#art/masters/fiber-cement.jpg?small&photo";
import metal from "#art/masters/metal-siding.jpg?small&photo";
import vinyl from "#art/masters/vinyl.jpg?small&photo";
import wood from "#art/masters/wood-siding.jpg?small&photo";
import { materials, type SidingId } from "#content/en/siding-services.ts";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { ProfileDrawing } from "./profile-drawing.tsx";

const photos: Readonly<Record<SidingId, PhotoFile>> = { vinyl, fiberCement, wood, metal };

/**
 * The four materials: picture and profile on the left, description and requirements on the right.
 */
export function MaterialProfiles() {
  const { heading, lead, items, ...labels } = useWords(materials);
  return (
    <section aria-labelledby="materials" className="page-grid gap-y-10 pb-section">
      <h2 id="materials" className="text-title lg:col-span-7">
        {heading}
      </h2>
      <p className="self-end text-lead text-slate-700 lg:col-span-5">{lead}</p>
      <div className="border-b-2 border-slate-900">
        {items.map((material) => (
          <Row key={material.id} material={material} labels={labels} />
        ))}
      </div>
    </section>
  );
}

const figure = "font-heading font-bold tabular-nums";

type Words = ReturnType<typeof materials>;

function Row({
  material,
  labels,
}: {
  material: Words["items"][number];
  labels: Omit<Words, "heading" | "lead" | "items">;
}) {
  const { id, name, picture, profile, description, lifespan, maintenance, benefits } = material;
  return (
    <article
      id={id}
      className="grid gap-x-10 gap-y-5 border-t-2 border-slate-900 py-8 grid-cols-[minmax(0,1fr)] sm:grid-cols-[14rem_1fr] lg:grid-cols-[20rem_5fr_4fr]"
    >
      <figure className="sm:max-lg:row-span-2">
        <Photo
          photo={photos[id]}
          alt={picture}
          sizes="(width < 40rem) 60vw, (width < 64rem) 14rem, 20rem"
          className="aspect-16/9 print:hidden"
        />
        <figcaption className="mt-4 grid grid-cols-[8rem_minmax(0,1fr)] items-end gap-4 sm:max-lg:block tight:block">
          <ProfileDrawing id={id} className="w-full bg-limestone-100" />
          <span className="block text-small text-slate-500 sm:max-lg:mt-3 tight:mt-3">
            {profile}
          </span>
        </figcaption>
      </figure>
      <div>
        <h3 className="text-heading">{name}</h3>
        <p className="mt-3 max-w-prose">{description}</p>
        <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
          <FactItem label={labels.lifespan} valueClass={figure}>
            {lifespan}
          </FactItem>
          <FactItem label={labels.maintenance} valueClass={figure}>
            {maintenance}
          </FactItem>
        </dl>
      </div>
      <div className="sm:col-start-2 lg:col-start-auto">
        <h4 className="text-small font-semibold text-slate-500">{labels.benefits}</h4>
        <ul className="mt-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-limestone-400 py-2.5">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
