import type { ReactNode } from "react";

/** One numbered step of a form, on a sheet of its own. */
export function Step(props: { id: string; number: number; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className="border-t border-limestone-400 pb-12 pt-6 md:grid md:grid-cols-[4rem_1fr]"
    >
      <span
        aria-hidden
        className="font-heading text-heading font-bold tabular-nums text-copper-700 max-md:mr-3 max-md:inline"
      >
        {props.number}
      </span>
      <div className="max-md:contents">
        <h2 id={`${props.id}-title`} className="text-heading max-md:inline">
          {props.title}
        </h2>
        <div className="mt-6">{props.children}</div>
      </div>
    </section>
  );
}
