import type { ReactNode, Ref } from "react";

/** One numbered step of a form, ruled off like the title block of a sheet. */
export function Step(props: {
  id: string;
  number: number;
  title: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <section
      id={props.id}
      ref={props.ref}
      aria-labelledby={`${props.id}-title`}
      className="min-w-0 border-t-2 border-slate-900 pt-4 pb-10"
    >
      <div className="flex items-baseline gap-3">
        <span
          aria-hidden
          className="font-heading text-heading font-bold tabular-nums text-copper-700"
        >
          {props.number}
        </span>
        {/* 'Continue' moves the focus here, so that reading starts at the heading. */}
        <h2 id={`${props.id}-title`} tabIndex={-1} className="text-heading">
          {props.title}
        </h2>
      </div>
      <div className="mt-4">{props.children}</div>
    </section>
  );
}
