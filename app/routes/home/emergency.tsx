import { useFacts } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import storm from "#art/masters/storm.jpg?photo";
import { emergency } from "#content/en/home.ts";
import { Photo } from "#ui/pages/photo.tsx";

/** Emergency, 24/7: the number comes first, because somebody who needs it does not stop to read. */
export function Emergency() {
  const facts = useFacts();
  const { hotline } = facts;
  const words = emergency(facts);
  return (
    <section
      aria-labelledby="emergency"
      className="edge-eave ground-dark page-grid isolate items-end gap-y-6 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)] max-md:pt-72 md:min-h-[36rem] print:min-h-0! print:pt-4! md:content-end"
    >
      <Photo
        photo={storm}
        alt={words.picture}
        sizes="(width < 48rem) 100vw, (width < 64rem) 90vw, 75vw"
        className="absolute! print:hidden col-auto! inset-x-0 top-0 -z-10 h-80 mask-linear-[to_bottom,black_55%,transparent_95%] md:bottom-0 md:left-auto md:h-auto md:w-[56%] lg:w-[66%] md:mask-linear-[to_left,black_45%,transparent_95%]"
        position="object-[60%_40%]"
      />
      <div className="md:col-span-7">
        <h2 id="emergency" className="text-heading">
          {words.heading}
        </h2>
        <a
          href={`tel:${hotline.e164}`}
          className="mt-3 inline-block py-1 font-heading text-title font-extrabold whitespace-nowrap tabular-nums text-copper-400 underline-offset-8 hover:underline"
        >
          {hotline.display}
        </a>
        <p className="mt-5 max-w-[27rem]">{words.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          {words.links.map(({ to, label }) => (
            <MoreLink key={to} to={to}>
              {label}
            </MoreLink>
          ))}
        </p>
      </div>
    </section>
  );
}
