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
 * The four materials: picture and profile as one plate, equally large; beside or below it what the material is and asks for.
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
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 border-t-2 border-slate-900 py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:py-10"
    >
      <figure className="grid items-end gap-x-4 gap-y-3 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:grid-cols-2 sm:gap-x-0 tight:grid-cols-[minmax(0,1fr)]">
        <Photo
          photo={photos[id]}
          alt={picture}
          sizes="(width < 40rem) 60vw, (width < 64rem) 46vw, 20rem"
          className="max-sm:col-span-full max-sm:aspect-16/9 sm:aspect-square print:hidden"
        />
        <ProfileDrawing
          id={id}
          className="w-full border border-limestone-400 bg-limestone-100 tight:max-w-60"
        />
        <figcaption className="text-small text-slate-500 sm:col-span-full">{profile}</figcaption>
      </figure>
      <div>
        <h3 className="text-heading">{name}</h3>
        <p className="mt-3 max-w-prose">{description}</p>
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
          <FactItem label={labels.lifespan} valueClass={figure}>
            {lifespan}
          </FactItem>
          <FactItem label={labels.maintenance} valueClass={figure}>
            {maintenance}
          </FactItem>
        </dl>
        <h4 className="mt-6 text-small font-semibold text-slate-500">{labels.benefits}</h4>
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="border-t border-limestone-400 py-2">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
