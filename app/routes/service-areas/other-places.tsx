import { PairList } from "#app/sections/text/pair-list.tsx";
import type { otherPlaces } from "#content/en/service-areas.ts";

/** Places that no list of counties names, such as cities that belong to none. */
export function OtherPlaces({ words }: { words: NonNullable<ReturnType<typeof otherPlaces>> }) {
  return (
    <section
      aria-labelledby="other-places"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-10 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="lg:col-span-4">
        <h2 id="other-places" className="text-heading">
          {words.heading}
        </h2>
        <p className="mt-4 max-w-prose text-slate-300">{words.lead}</p>
      </div>
      <PairList
        pairs={words.places.map(({ name, text }) => [name, text])}
        className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8 lg:pl-8"
        row="border-t border-slate-500 py-5"
        term="font-heading text-lead font-bold"
        text="mt-2 max-w-prose text-slate-300"
      />
    </section>
  );
}
