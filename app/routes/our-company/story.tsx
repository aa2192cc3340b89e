import { useFacts } from "#app/facts/use-facts.ts";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import truck from "#art/masters/truck.jpg?photo";
import { facts, factsLabel, story, storyPicture } from "#content/en/our-company.ts";
import { Title } from "#ui/pages/title.tsx";

/** Where the company comes from, beside its facts as the title block of a drawing. */
export function Story() {
  const f = useFacts();
  const { heading, paragraphs } = story(f);
  return (
    <section aria-labelledby="story" className="page-grid gap-y-10 py-section">
      <div className="lg:col-span-7">
        <Title id="story">{heading}</Title>
        <div className="mt-8 max-w-prose space-y-5 text-slate-700 *:first:text-lead *:first:text-slate-900">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <CaptionedPhoto
        photo={truck}
        alt={storyPicture.alt}
        sizes="(width < 48rem) 67vw, (width < 76rem) 92vw, 76rem"
        frame="aspect-[3/2] md:aspect-[16/9]"
        position="object-[55%_60%]"
        className="order-last print:hidden"
      >
        {storyPicture.caption}
      </CaptionedPhoto>
      <dl
        aria-label={factsLabel}
        className="grid border-2 border-slate-900 sm:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:grid-cols-1 lg:self-end"
      >
        {facts(f).map(({ label, value, note, sample }) => (
          <FactItem
            key={label}
            label={label}
            className="border-t border-limestone-400 px-5 py-3.5 first:border-t-0 sm:max-lg:nth-2:border-t-0 sm:max-lg:even:border-l sm:max-lg:last:odd:col-span-2"
            valueClass="font-heading text-lead leading-snug font-bold tabular-nums"
          >
            {value}
            {note && <span className="block font-text text-small font-normal">{note}</span>}
            {sample && <SampleTag className="mt-2">{sample}</SampleTag>}
          </FactItem>
        ))}
      </dl>
    </section>
  );
}
