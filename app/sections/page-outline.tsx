import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";

/** A page's title and its one most useful sentence, with the two ways to go on. */
export function PageOutline({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="page-grid py-section">
      <div className="col-span-full max-w-prose lg:col-span-8">
        <h1 className="drip-edge text-title">{heading}</h1>
        <p className="mt-8 text-lead text-slate-700">{children}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/schedule-inspection">Schedule a free inspection</ButtonLink>
          <ButtonLink to="/contact-us" variant="quiet">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
