import { MoreLinks } from "#app/sections/links/more-links.tsx";
import gutter from "#art/masters/gutter.jpg?photo";
import { related } from "#content/en/siding-services.ts";
import { Photo } from "#ui/pages/photo.tsx";

/** A frequent cause of stained siding, as a picture with a note pinned to it. */
export function GutterCard() {
  return (
    <section aria-labelledby="related" className="page-grid items-end">
      <Photo
        photo={gutter}
        alt={related.picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 60rem"
        className="cut-pitch aspect-16/10 lg:col-span-9 lg:col-start-1 lg:row-start-1 lg:aspect-21/10"
        position="object-[50%_25%]"
      />
      <div className="relative bg-limestone-100 p-6 md:p-8 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mb-10 forced-colors:border-2">
        <h2 id="related" className="text-heading">
          {related.heading}
        </h2>
        <p className="mt-3">{related.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          <MoreLinks links={[related, related.all]} />
        </p>
      </div>
    </section>
  );
}
