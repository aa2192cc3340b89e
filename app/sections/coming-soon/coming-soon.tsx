import type { ReactNode } from "react";
import { mark } from "#content/en/coming-soon.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { WaysOn } from "./ways-on.tsx";

/** The first view of a page that is not written yet: what can be said already, and where to go next. */
export function ComingSoon({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className="page-grid gap-y-12 pt-10 pb-section">
      <div className="lg:col-span-7">
        <p className="w-fit border-2 border-dashed border-limestone-500 px-3 py-1 text-small font-semibold text-slate-700">
          {mark}
        </p>
        <h1 className="drip-edge mt-6 text-display">{heading}</h1>
        <Lead className="mt-8">{lead}</Lead>
        <div className="mt-10">{children}</div>
      </div>
      <WaysOn />
    </section>
  );
}
