import { ButtonLink } from "#app/ui/button.tsx";
import { Title } from "#app/ui/title.tsx";
import { waysOn } from "#content/en/ways-on.ts";
import { opening } from "#content/en/why-choose-us.ts";
import { LayersDrawing } from "./layers-drawing.tsx";

/** The head of the page: what we promise, beside the roof it is about, layer by layer. */
export function WhyHero() {
  return (
    <section className="ground-dark shingle-courses page-grid items-center gap-y-10 pt-[calc(var(--spacing-header)+3.5rem)] pb-section print:pt-0">
      <div className="lg:col-span-6">
        <Title as="h1">{opening.heading}</Title>
        <p className="mt-6 max-w-[34rem] text-lead text-limestone-200">{opening.lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <ButtonLink to={waysOn.book.to}>{waysOn.book.label}</ButtonLink>
          <ButtonLink to={waysOn.assess.to} variant="quiet">
            {waysOn.assess.label}
          </ButtonLink>
        </div>
      </div>
      <LayersDrawing className="lg:col-span-6" />
    </section>
  );
}
