import { EaveDrawing } from "#app/sections/drawing/eave-drawing.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { gutters } from "#content/en/maintenance-tips.ts";

/** How to clean gutters, beside a section through the eave. */
export function Gutters() {
  return (
    <section
      id="gutters"
      aria-labelledby="gutters-heading"
      className="page-grid items-center gap-y-8 py-section"
    >
      <EaveDrawing className="w-full md:col-span-8 lg:col-span-5" />
      <div className="lg:col-span-7 lg:pl-10">
        <h2 id="gutters-heading" data-reveal="" className="drip-edge text-title">
          {gutters.heading}
        </h2>
        <p className="mt-6 max-w-prose text-lead text-slate-700">{gutters.lead}</p>
        <ol className="mt-6 grid gap-x-8 sm:grid-cols-2">
          {gutters.steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-limestone-400 py-4">
              <h3 className="text-lead leading-snug">
                <span className="mr-2 text-copper-700 tabular-nums">{index + 1}</span> {title}
              </h3>
              <p className="mt-1 text-slate-700">{text}</p>
            </li>
          ))}
        </ol>
        <PageLink
          to={gutters.more.to}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {gutters.more.label}
        </PageLink>
      </div>
    </section>
  );
}
