import type { ReactNode } from "react";
import Gable from "./gable.svg?drawing";

/**
 * The end of a page that has its own next step: a gable with the question under it, and links. The
 * gable has the site's 6 in 12 pitch.
 */
export function OwnStepClosing(props: {
  heading: string;
  text: string;
  /** `ButtonLink`s; the first is the page's main action. */
  actions: ReactNode;
}) {
  return (
    <section
      aria-labelledby="gable-call"
      className="overflow-hidden pt-8 md:pt-section print:hidden"
    >
      <Gable className="-mb-px block h-18 w-full md:h-30" />
      <div className="page-grid gap-y-5 bg-limestone-200 pt-6 pb-10 md:pt-8 md:pb-section text-center">
        <h2 id="gable-call" className="text-title">
          {props.heading}
        </h2>
        <p className="mx-auto max-w-[34rem] text-lead text-slate-700">{props.text}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-4">{props.actions}</div>
      </div>
    </section>
  );
}
