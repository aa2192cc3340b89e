import { useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import plans from "#art/masters/plans.jpg?photo";
import { hero } from "#content/en/protection-plans.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The house in the shape of the gables that its plans are shown in, standing on the section below. */
export function Opening() {
  const words = useWords(hero);
  return (
    <section className="page-grid items-end gap-y-7 pt-10 low:pt-6">
      <div className="md:order-2 md:col-span-6 md:self-center md:pl-6 md:pt-[4vw] md:pb-10 lg:pl-12">
        <Title as="h1">{words.heading}</Title>
        <Lead className="mt-6 low:mt-4 low:text-body">{words.lead}</Lead>
        <div className="mt-7 flex flex-wrap gap-4 low:mt-5 low:gap-3">
          <ButtonLink to="/schedule-inspection">{words.book}</ButtonLink>
          <ButtonLink to="#plan-finder" look="quiet">
            {words.find}
          </ButtonLink>
        </div>
      </div>
      <div className="relative md:order-1 md:col-span-6 print:hidden">
        <Photo
          first
          photo={plans}
          alt={words.picture}
          sizes="(width < 48rem) 62vw, 46vw"
          className="aspect-16/9 [--eave:44.4%] [clip-path:polygon(0_var(--eave),50%_0,100%_var(--eave),100%_100%,0_100%)] md:aspect-4/5 md:[--eave:20%] lg:aspect-square lg:[--eave:25%]"
          position="object-[38%_50%]"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 400 106"
          fill="none"
          strokeWidth="6"
          className="absolute inset-x-0 top-0 overflow-visible stroke-slate-700"
        >
          <path d="M-6 104 200 1 406 104" />
        </svg>
      </div>
    </section>
  );
}
