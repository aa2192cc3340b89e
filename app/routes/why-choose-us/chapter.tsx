import type { ReactNode } from "react";
import { PhoneFold } from "#ui/pages/phone-fold.tsx";
import { Title } from "#ui/pages/title.tsx";

/** A section that phones fold under its heading, so that the page's chapters are on one screen. */
export function Chapter({
  id,
  heading,
  ground = "",
  className = "",
  children,
}: {
  id: string;
  heading: string;
  /** The section's background and space, as class names. */
  ground?: string;
  /** How heading and text are placed on wide screens, as class names. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className={`page-grid border-t border-limestone-400 md:border-t-0 md:py-section ${ground}`}
    >
      <PhoneFold
        className={className}
        summary={
          <Title
            id={id}
            className="max-w-[14em] max-md:py-3 max-md:text-heading max-md:after:hidden print:py-0"
          >
            {heading}
          </Title>
        }
      >
        <div className="pb-12 md:pb-0 print:pb-0">{children}</div>
      </PhoneFold>
    </section>
  );
}
