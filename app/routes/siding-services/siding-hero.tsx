import { ButtonLink } from "#app/sections/links/button-link.tsx";
import siding from "#art/masters/siding.jpg?photo";
import { picture, words } from "#content/en/siding-services.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/** A wall, 60 % of the window's height, and the text on a gable in front of it. */
export function SidingHero() {
  return (
    <section className="ground-dark relative isolate grid min-h-[60svh] print:min-h-0!">
      <Photo
        first
        photo={siding}
        alt={picture}
        sizes="(width < 48rem) 67vw, 100vw"
        className="absolute! inset-0 -z-10 print:hidden"
        position="object-[72%_50%]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-slate-950/85 to-transparent print:hidden forced-colors:hidden"
      />
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-slate-950/94 forced-color-adjust-none [clip-path:polygon(0_8.5rem,60%_8.5rem,calc(60%+2rem/var(--pitch))_10.5rem,100%_10.5rem,100%_100%,0_100%)] md:[clip-path:polygon(0_0,36%_0,calc(36%+60svh*var(--pitch))_100%,0_100%)] forced-colors:bg-[Canvas] print:hidden"
      />
      <div className="page-grid content-end pt-48 pb-10 md:content-center md:pt-31 md:pb-6">
        <div className="md:col-span-6 lg:col-span-5">
          <Title as="h1">{words.heading}</Title>
          <p className="mt-5 text-lead text-limestone-200">{words.lead}</p>
          <ButtonLink to={words.action.to} className="mt-7">
            {words.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
