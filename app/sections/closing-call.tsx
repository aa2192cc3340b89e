import type { ReactNode } from "react";

/**
 * The end of a page that has its own next step: a dark gable with the question in it, and the ways on
 * below. The gable is the 6 in 12 of the whole site.
 */
export function ClosingCall(props: {
  heading: string;
  text: string;
  /** `ButtonLink`s; the first is the page's main action. */
  actions: ReactNode;
}) {
  return (
    <section aria-labelledby="closing-call" className="overflow-hidden pt-section print:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 1600 120"
        preserveAspectRatio="xMidYMax slice"
        className="-mb-px block h-16 w-full text-slate-900 md:h-28"
      >
        <path d="M-800 120H560L800 0 1040 120H2400Z" fill="currentColor" />
        <path
          d="M548 120 800 -6 1052 120"
          fill="none"
          strokeWidth="6"
          className="stroke-copper-600"
        />
      </svg>
      <div className="ground-dark page-grid gap-y-6 pt-4 pb-section text-center">
        <h2 id="closing-call" className="text-title">
          {props.heading}
        </h2>
        <p className="mx-auto max-w-[34rem] text-lead text-slate-300">{props.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-4">{props.actions}</div>
      </div>
    </section>
  );
}
