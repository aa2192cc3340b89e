import { PageLink } from "#app/sections/links/page-link.tsx";
import { guides } from "#content/en/customer-resources.ts";
import { GuideDrawing } from "./guide-drawing.tsx";

/** The four guides, each with the drawing of its subject; the whole card follows its link. */
export function Guides() {
  return (
    <section
      aria-labelledby="guides"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-10 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <h2 id="guides" className="text-title text-pretty lg:col-span-8">
        {guides.heading}
      </h2>
      <p className="max-w-prose self-end text-slate-300 lg:col-span-4">{guides.lead}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {guides.cards.map(({ id, to, title, text, needs }) => (
          <li
            key={id}
            className="ground-light group relative flex flex-col p-6 forced-colors:border-2 print:p-0"
          >
            <GuideDrawing subject={id} />
            <h3 className="mt-6 text-heading">
              <PageLink
                to={to}
                className="decoration-copper-600 decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </PageLink>
            </h3>
            <p className="mt-2 text-slate-700">{text}</p>
            <p className="mt-auto pt-5 text-small text-slate-700">
              <span className="font-semibold">{guides.needs}</span>
              {needs}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
