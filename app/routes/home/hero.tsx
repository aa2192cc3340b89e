import { useWords } from "#app/facts/use-facts.ts";
import { HeroFilm } from "#app/sections/hero-film/hero-film.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import h264 from "#art/film/hero.mp4?url";
import av1 from "#art/film/hero.webm?url";
import { hero, heroLead } from "#content/en/home.ts";
import { Credentials } from "./credentials.tsx";
import { HeroPicture, heroFrame, heroPosition } from "./hero-picture.tsx";
import { InspectionDoor } from "./inspection-door.tsx";

/**
 * The first view: a house in the evening sun, and the text on a 6 in 12 roof plane that falls
 * across it. The plane is dark enough for text over any picture, and opaque where the picture ends.
 * The picture gets what the text leaves: on phones above the bar, elsewhere above the window's end.
 */
export function Hero() {
  return (
    <section className="ground-dark relative isolate grid min-h-[min(46rem,calc(100svh-var(--spacing-contact-bar)))] overflow-hidden [--sky:clamp(6rem,calc(100svh-var(--spacing-contact-bar)-31rem),22rem)] low:[--sky:6rem] [--eave:calc(var(--sky)-7rem)] low:[--eave:-4rem] [--picture:calc(var(--eave)+2rem+100vw*var(--pitch))] md:min-h-[min(56rem,100svh)] md:[--sky:clamp(15.5rem,100svh-32.625rem,26rem)] md:[--eave:calc(var(--sky)-9.5rem)] md:[--picture:min(100%,var(--eave)+100vw*var(--pitch))] lg:[--eave:calc(var(--sky)-11.5rem)] print:min-h-0!">
      <HeroPicture />
      <HeroFilm av1={av1} h264={h264} frame={heroFrame} position={heroPosition} />
      <div
        aria-hidden="true"
        className="print:hidden forced-colors:hidden absolute inset-x-0 top-0 -z-10 h-44 bg-linear-to-b from-slate-950/75 to-transparent"
      />
      <RoofPlane />
      <div className="page-grid content-end pt-(--sky) pb-4 md:pb-14 print:py-4!">
        <div className="col-span-full lg:col-span-8">
          <h1 className="text-display whitespace-nowrap">
            <span className="block">{hero.heading[0]}</span> {hero.heading[1]}
          </h1>
          <p className="mt-4 max-w-[34rem] text-lead low:text-body md:mt-6">{useWords(heroLead)}</p>
          <div className="mt-6 flex flex-wrap gap-3 low:mt-4 low:gap-2 md:mt-8">
            <ButtonLink
              to={hero.action.to}
              className="min-h-14 tracking-wide max-sm:w-full low:min-h-12 low:px-3 low:text-[1rem] low:tracking-normal"
            >
              {hero.action.label}
            </ButtonLink>
            <InspectionDoor />
          </div>
          <Credentials />
        </div>
      </div>
    </section>
  );
}

/** Everything below the slope, with a copper drip edge along it. */
function RoofPlane() {
  return (
    <div
      aria-hidden="true"
      className="print:hidden absolute inset-0 -z-10 lg:[--eave:calc(var(--sky)-11.5rem-max(var(--spacing-gutter),(100vw-76rem)/2)*var(--pitch))]"
    >
      <div className="absolute inset-0 bg-linear-to-b from-slate-950/85 to-slate-950 to-[length:var(--picture)] md:from-slate-950/88 forced-color-adjust-none forced-colors:bg-[Canvas] forced-colors:bg-none [clip-path:polygon(0_var(--eave),100vw_calc(var(--eave)+100vw*var(--pitch)),100vw_200vh,0_200vh)]" />
      <div className="forced-mark absolute inset-0 bg-copper-400 [clip-path:polygon(0_var(--eave),100vw_calc(var(--eave)+100vw*var(--pitch)),100vw_calc(var(--eave)+3px+100vw*var(--pitch)),0_calc(var(--eave)+3px))]" />
    </div>
  );
}
