import { useWords } from "#app/facts/use-facts.ts";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { waysOn } from "#content/en/ways-on.ts";
import { opening } from "#content/en/why-choose-us.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { CheckSheet } from "./check-sheet.tsx";
import { LayersDrawing } from "./layers-drawing.tsx";

/** The head of the page as a sheet: its title across, the roof layer by layer, and at its foot all that can be checked. */
export function WhyHero() {
  const words = useWords(opening);
  return (
    <>
      <section className="page-grid -mt-below-bar gap-y-8 bg-limestone-200 pt-[calc(var(--spacing-header)+4.25rem)] low:pt-[calc(var(--spacing-header)+1.5rem)] pb-10 print:m-0! print:py-0!">
        <h1 className="drip-edge text-title sm:text-display lg:col-span-11">{words.heading}</h1>
        <div className="lg:col-span-4 lg:self-end">
          <Lead>{words.lead}</Lead>
          <div className="mt-7 flex flex-wrap gap-4 low:mt-5 low:gap-3">
            <NextSteps steps={[waysOn.book, waysOn.assess]} />
          </div>
        </div>
        <LayersDrawing className="max-lg:-mt-6 lg:col-span-8 lg:-mt-28 lg:pl-6" />
      </section>
      <CheckSheet />
    </>
  );
}
