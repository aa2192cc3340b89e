import { type ReactNode, useId } from "react";

/** One row of the sheet: a name and what it looks like. */
export function Specimen({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-6 border-t border-limestone-400 py-12 lg:grid-cols-[14rem_1fr] lg:gap-12"
    >
      <div>
        <h2 id={titleId} className="text-heading">
          {title}
        </h2>
        {note && <p className="mt-2 text-small text-slate-500">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
