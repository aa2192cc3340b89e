import { MoreLinks } from "#app/sections/links/more-links.tsx";
import { signs } from "#content/en/insurance-claims.ts";
import { Title } from "#ui/pages/title.tsx";
import HouseDrawing from "./house.svg?drawing";

/** Where to look after a storm: a house with numbered places, and the matching list. */
export function StormSigns() {
  return (
    <section
      aria-labelledby="signs"
      className="edge-eave page-grid gap-y-10 bg-limestone-200 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="lg:col-span-7">
        <Title id="signs">{signs.heading}</Title>
        <p className="mt-6 max-w-prose text-slate-700">{signs.lead}</p>
      </div>
      <div className="self-center lg:col-span-6">
        <HouseDrawing className="w-full" />
        <p className="sr-only">{signs.drawing}</p>
      </div>
      <ol className="border-t-2 border-slate-900 lg:col-span-6 lg:ml-4">
        {signs.groups.map(({ place, items }, index) => (
          <li
            key={place}
            className="grid grid-cols-[2rem_1fr] gap-x-4 border-b border-limestone-400 py-4"
          >
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full border-2 border-copper-700 font-heading text-small font-bold tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead leading-snug">{place}</h3>
              {items.map((item) => (
                <p key={item} className="mt-1.5 text-slate-700">
                  {item}.
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-10">
        <MoreLinks links={signs.links} />
      </p>
    </section>
  );
}
