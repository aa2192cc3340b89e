import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { opening } from "#content/en/service-areas.ts";
import { HeroMap } from "./hero-map.tsx";

/** The first view: the service area as a night drawing, with two sentences about it. */
export function Hero() {
  const words = useWords(opening);
  const hasCounties = useFacts().counties.length > 0;
  return (
    <section className="ground-dark relative isolate grid min-h-svh overflow-hidden [--map:clamp(5rem,calc(100svh-var(--spacing-header)-var(--spacing-contact-bar)-26rem),38svh)] low:[--map:5rem] print:min-h-0!">
      <HeroMap />
      <div className="page-grid content-end pt-[calc(var(--spacing-header)+var(--map))] pb-[calc(var(--spacing-contact-bar)+1rem)] md:pb-8 lg:content-center lg:pt-header lg:pb-8 print:py-4!">
        <div className="lg:col-span-6">
          {/* Forces two lines: on a phone, the heading would just fit on one line in some fonts. */}
          <h1 className="drip-edge max-w-[6em] text-display">{words.heading}</h1>
          <p className="mt-6 max-w-[34rem] text-lead low:mt-4 low:text-body text-limestone-200 lg:max-w-[29rem]">
            {words.lead}
          </p>
          <div className="mt-8 flex flex-wrap gap-3 low:mt-5 sm:gap-4">
            <ButtonLink to="/contact-us" className="max-sm:px-5">
              {words.contact}
            </ButtonLink>
            {hasCounties && (
              <ButtonLink to="#zip-check" look="quiet" className="max-sm:px-5">
                {words.check}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
