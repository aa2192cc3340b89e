import { useId } from "react";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import type { NavigationLink } from "#content/navigation.ts";
import { Lead } from "#ui/pages/lead.tsx";

/**
 * The end of a service page, as a slab under a pitch: why to act now, and two ways to start, or a
 * call.
 */
export function ServiceClosing({
  heading,
  text,
  actions,
}: {
  heading: string;
  text: string;
  /** The main action comes first. */
  actions: readonly NavigationLink[];
}) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-grid pb-section">
      <div className="ground-dark shingle-courses cut-pitch px-6 pt-16 pb-10 md:px-12 md:pt-20 md:pb-14">
        <h2 id={headingId} className="max-w-[16em] text-title">
          {heading}
        </h2>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-7">
          <Lead tone="dark" className="flex-1 basis-[20rem]">
            {text}
          </Lead>
          <div className="flex flex-wrap items-center gap-4">
            <NextSteps steps={actions} />
            <PhoneLink className="inline-flex min-h-12 items-center font-semibold" />
          </div>
        </div>
      </div>
    </section>
  );
}
