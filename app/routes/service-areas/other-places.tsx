import { RichText } from "#app/sections/text/rich-text.tsx";
import type { otherPlaces } from "#content/en/service-areas.ts";

/** Places that no list of counties names, such as cities that belong to none. */
export function OtherPlaces({ words }: { words: NonNullable<typeof otherPlaces> }) {
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
      <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8 lg:pl-8">
        {words.places.map(({ name, text }) => (
          <div key={name} className="border-t border-slate-500 py-5">
            <dt className="font-heading text-lead font-bold">{name}</dt>
            <dd className="mt-2 max-w-prose text-slate-300">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
