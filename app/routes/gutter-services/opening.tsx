import { NextSteps } from "#app/sections/links/next-steps.tsx";
import phone from "#art/masters/gutter.jpg?crop=18,0,70,70&photo";
import gutter from "#art/masters/gutter.jpg?photo";
import { actions, picture, rain, words } from "#content/en/gutter-services.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * The text on the left; the gutter on the right, from the bar down to the figure that explains it.
 */
export function Opening() {
  return (
    <section className="page-grid relative isolate gap-y-8 low:gap-y-5 lg:min-h-[44rem] lg:grid-rows-[1fr_auto]">
      <Photo
        first
        photo={gutter}
        phone={phone}
        alt={picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 100vw, 54vw"
        className="-mx-gutter h-[clamp(5rem,calc(100svh-var(--spacing-contact-bar)-31rem),18rem)] low:h-20 md:h-96 lg:absolute! lg:col-auto! lg:top-0 lg:right-0 lg:left-[46%] lg:mx-0 lg:h-[44rem] lg:[clip-path:polygon(0_0,100%_0,100%_100%,16rem_100%,0_calc(100%-16rem*var(--pitch)))]"
        position="object-[60%_20%] lg:object-[58%_50%]"
      />
      <div className="lg:col-span-5 lg:self-center lg:pt-6">
        <Title as="h1">{words.heading}</Title>
        <Lead className="mt-6 low:mt-4 low:text-body">{words.lead}</Lead>
        <div className="mt-7 flex flex-wrap gap-4 low:mt-5 low:gap-3">
          <NextSteps steps={actions} />
        </div>
      </div>
      <div className="border-t-2 border-slate-900 pt-4 pb-10 lg:col-span-5 lg:row-start-2">
        <p className="font-heading text-title font-extrabold tabular-nums">{rain.figure}</p>
        <p className="mt-1 max-w-prose">{rain.text}</p>
      </div>
    </section>
  );
}
