import { type ReactNode, useId } from "react";

/** A dark section across the page, under its own eave, for what must not be missed. */
export function DarkBand({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="edge-eave ground-dark shingle-courses page-grid gap-y-8 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <h2 id={headingId} className="text-title lg:col-span-5">
        {heading}
      </h2>
      <div className="lg:col-span-7 lg:pl-8">{children}</div>
    </section>
  );
}
