import { ButtonLink } from "#app/ui/button.tsx";
import { opening } from "#content/en/service-areas.ts";
import { HeroMap } from "./hero-map.tsx";

/** The first view: the area itself, as a night drawing, and what can be said of it in two sentences. */
export function Hero() {
  return (
    <section className="ground-dark relative isolate grid min-h-svh overflow-hidden print:min-h-0!">
      <HeroMap className="absolute -top-6 left-[12%] -z-10 h-[62svh] w-auto max-w-none opacity-60 sm:left-auto sm:right-0 lg:top-1/2 lg:right-[max(var(--spacing-gutter),(100%-76rem)/2)] lg:h-[86svh] lg:-translate-y-1/2 lg:opacity-100" />
      <div className="page-grid content-end bg-linear-to-t from-slate-900 from-45% to-transparent pt-[38svh] pb-12 lg:content-center lg:bg-none lg:pt-header lg:pb-8 print:py-4!">
        <div className="lg:col-span-6">
          <h1 className="drip-edge text-display">{opening.heading}</h1>
          <p className="mt-6 max-w-[34rem] text-lead text-limestone-200">{opening.lead}</p>
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
