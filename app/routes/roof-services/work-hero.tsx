import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import repair from "#art/masters/repair.jpg?photo";
import replacement from "#art/masters/replacement.jpg?photo";
import { openings, type RoofWork } from "#content/en/roof-services.ts";
import { waysOn } from "#content/en/ways-on.ts";

const photos = { replacement, repairs: repair } as const satisfies Record<RoofWork, object>;

const positions: Readonly<Record<RoofWork, string>> = {
  replacement: "object-[45%_40%]",
  repairs: "object-[55%_60%]",
};

/** The first view of the open tab. */
export function WorkHero({ work }: { work: RoofWork }) {
  const { heading, lead, picture } = useWords(openings)[work];
  return (
    <PageHero
      heading={heading}
      photo={photos[work]}
      alt={picture}
      position={positions[work]}
      actions={<NextSteps steps={[waysOn.book, waysOn.contact]} />}
    >
      {lead}
    </PageHero>
  );
}
