import { useFacts } from "#app/facts/use-facts.ts";
import { FactItem } from "#app/sections/opening/fact-item.tsx";
import { SampleTag } from "#app/sections/samples/sample-tag.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import truck from "#art/masters/truck.jpg?crop=14,0,66,100&photo";
import { facts, factsLabel, story, storyPicture } from "#content/en/our-company.ts";
import { Title } from "#ui/pages/title.tsx";

/** The company's facts as the title block of a drawing, then where it comes from, beside the place where a price starts. */
export function Story() {
  const f = useFacts();
  const { heading, paragraphs } = story(f);
  const [opening, ...rest] = paragraphs;
  return (
    <section aria-labelledby="story" className="page-grid gap-y-10 pb-section lg:gap-y-16">
      <dl
        aria-label={factsLabel}
        className="grid grid-cols-2 border-limestone-400 tight:grid-cols-1 max-lg:mt-10 max-lg:border-y-2 max-lg:border-slate-900 sm:grid-cols-3 lg:grid-flow-col lg:grid-cols-none lg:border-b"
      >
        {facts(f).map(({ label, value, note, sample }) => (
          <FactItem
            key={label}
            label={label}
            className="border-limestone-400 py-3.5 pr-4 max-sm:nth-[n+3]:border-t max-sm:even:border-l max-sm:even:pl-4 tight:border-t! tight:border-l-0! tight:pl-0! sm:px-5 sm:max-lg:nth-[n+4]:border-t sm:max-lg:not-nth-[3n+1]:border-l lg:py-6 lg:first:pl-0 lg:not-first:border-l"
            valueClass="font-heading text-lead leading-snug font-bold tabular-nums"
          >
            {value}
            {note && <span className="block font-text text-small font-normal">{note}</span>}
            {sample && <SampleTag className="mt-2">{sample}</SampleTag>}
          </FactItem>
        ))}
      </dl>
      <div className="lg:col-span-7">
        <Title id="story">{heading}</Title>
        <p className="mt-8 max-w-prose text-lead">{opening}</p>
        <div className="mt-6 max-w-prose space-y-5 text-slate-700">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <CaptionedPhoto
        photo={truck}
        alt={storyPicture.alt}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 31rem"
        frame="cut-pitch aspect-[3/2] lg:aspect-[4/5]"
        position="object-[60%_60%]"
        className="lg:col-span-5 print:hidden"
      >
        {storyPicture.caption}
      </CaptionedPhoto>
    </section>
  );
}
