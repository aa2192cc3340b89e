import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import repair from "#art/masters/repair.jpg?photo";
import replacement from "#art/masters/replacement.jpg?photo";
import { openings, type RoofWork } from "#content/en/roof-services.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

const photos = { replacement, repairs: repair } as const satisfies Record<RoofWork, object>;

const positions: Readonly<Record<RoofWork, string>> = {
  replacement: "object-[60%_58%]",
  repairs: "object-[55%_60%]",
};

/** The first view of the open tab: its picture above a rake that falls across the page, the text below it. */
export function WorkHero({ work }: { work: RoofWork }) {
  const { heading, lead, picture } = useWords(openings)[work];
  return (
    <section className="under-rake ground-dark shingle-courses pb-10 md:pb-12 [--fall:min(66cqi,60svh)] low:[--fall:40cqi] md:[--fall:min(42cqi,72svh,42rem)]">
      <Photo
        first
        photo={photos[work]}
        alt={picture}
        sizes="(width < 48rem) 67vw, 100vw"
        className="absolute! inset-x-0 top-0 -z-10 h-(--fall) print:hidden"
        position={positions[work]}
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-40 forced-colors:hidden print:hidden bg-linear-to-b from-slate-950/85 to-transparent"
      />
      <Title as="h1">{heading}</Title>
      <Lead tone="dark" className="mt-6 low:mt-4 low:text-body lg:max-w-[36rem]">
        {lead}
      </Lead>
      <p className="mt-7 -mb-3 *:mr-4 *:mb-3 low:mt-5">
        <NextSteps steps={[waysOn.book, waysOn.contact]} />
      </p>
    </section>
  );
}
