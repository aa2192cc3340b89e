import type { ComponentProps, ReactNode } from "react";
import { Lead } from "./lead.tsx";
import { Title } from "./title.tsx";

/** How many of the twelve columns the heading has, and the lead beside it. */
const spans = {
  4: ["lg:col-span-4", "self-end lg:col-span-8"],
  5: ["lg:col-span-5", "self-end lg:col-span-7"],
  6: ["lg:col-span-6", "self-end lg:col-span-6"],
  7: ["lg:col-span-7", "self-end lg:col-span-5"],
  8: ["lg:col-span-8", "self-end lg:col-span-4"],
  12: ["", ""],
} as const;

/**
 * A section of a page, named by its heading; what follows heading and lead is placed in the page's grid.
 * Its gaps, a light ground and the space above and below it are in `className`.
 */
export function Section({
  id,
  headingId = id && `${id}-heading`,
  heading,
  span = 12,
  lead,
  dark = false,
  className,
  children,
  ...rest
}: ComponentProps<"section"> & {
  /** For a section that no link leads to; one with an `id` has `<id>-heading`. */
  headingId?: string | undefined;
  heading: ReactNode;
  span?: keyof typeof spans;
  lead?: ReactNode;
  dark?: boolean;
  className: string;
}) {
  const [columns, others] = spans[span];
  return (
    <section
      id={id}
      {...rest}
      aria-labelledby={headingId}
      className={`${dark ? "ground-dark shingle-courses " : ""}page-grid ${className}`}
    >
      <Title id={headingId} className={columns}>
        {heading}
      </Title>
      {lead && (
        <Lead tone={dark ? "dark" : "light"} className={others}>
          {lead}
        </Lead>
      )}
      {children}
    </section>
  );
}
