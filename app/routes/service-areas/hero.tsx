import { late } from "#app/sections/late/late.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { opening } from "#content/en/service-areas-opening.ts";

/** Its shapes are in the HTML; the script that draws them again can wait. */
const HeroMap = late(async () => (await import("./hero-map.tsx")).HeroMap);

/** The first view: the area itself, as a night drawing, and what can be said of it in two sentences. */
export function Hero() {
  return (
    <section className="ground-dark relative isolate grid min-h-svh overflow-hidden print:min-h-0!">
      <HeroMap />
      <div className="page-grid content-end pt-[calc(var(--spacing-header)+38svh)] pb-[calc(var(--spacing-contact-bar)+2rem)] lg:content-center lg:pt-header lg:pb-8 print:py-4!">
        <div className="lg:col-span-6">
          {/* Two lines in any face: on a phone it would just fit into one in some. */}
          <h1 className="drip-edge max-w-[6em] text-display">{opening.heading}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-limestone-200 lg:max-w-[29rem]">
            {opening.lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink to="/contact-us">{opening.contact}</ButtonLink>
            <ButtonLink to="#zip-check" variant="quiet">
              {opening.check}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
