import { useWords } from "#app/facts/use-facts.ts";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import { PairList } from "#app/sections/text/pair-list.tsx";
import claim from "#art/masters/insurance.jpg?photo";
import { benefits, claimPicture } from "#content/en/insurance-claims.ts";
import { Section } from "#ui/pages/section.tsx";

/** The benefits of having us at the inspection, as a list of six beside a photo of the work. */
export function Benefits() {
  const words = useWords(benefits);
  return (
    <Section headingId="benefits" heading={words.heading} span={8} className="gap-y-10 py-section">
      <CaptionedPhoto
        photo={claim}
        alt={claimPicture.alt}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 50rem"
        frame="aspect-[4/3] lg:aspect-square"
        position="object-[42%_50%]"
        className="print:hidden lg:col-span-5"
      >
        {claimPicture.caption}
      </CaptionedPhoto>
      <PairList
        pairs={words.items.map(({ title, text }) => [title, text])}
        className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:pl-6"
        row="border-t-2 border-slate-900 pt-4 pb-8"
        term="font-heading text-lead leading-snug font-bold"
        text="mt-2 text-slate-700"
      />
    </Section>
  );
}
