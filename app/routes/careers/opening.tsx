import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { opening as words } from "#content/en/careers.ts";
import { mark } from "#content/en/coming-soon.ts";
import { head } from "#generated/pages/careers.ts";
import { Lead } from "#ui/pages/lead.tsx";
import Day from "./day.svg?drawing";

/** The first view: a house with its crew at work, in elevation, and where to write. */
export function Opening() {
  return (
    <section className="ground-dark shingle-courses page-grid items-end gap-y-8 overflow-hidden pt-[calc(var(--spacing-header)+3.5rem)] lg:pt-[calc(var(--spacing-header)+4rem)] print:py-0!">
      <div className="lg:col-span-5 lg:self-center lg:pb-16">
        <p className="w-fit border-2 border-dashed border-current/60 px-3 py-1 text-small font-semibold text-limestone-200">
          {mark}
        </p>
        <h1 className="drip-edge mt-6 text-display">{head.name}</h1>
        <Lead tone="dark" className="mt-8">
          {words.lead}
        </Lead>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <ButtonLink to="/contact-us">{words.write}</ButtonLink>
          <PhoneLink className="inline-flex min-h-11 items-center font-semibold" />
        </p>
      </div>
      <Day className="w-full max-lg:mx-auto max-lg:max-w-2xl lg:col-span-7" />
    </section>
  );
}
