import type { ReactNode } from "react";

const columns = ["1", "2", "3", "4", "5", "6", "7", "8"];
const rows = ["A", "B", "C", "D", "E", "F"];

/** A sheet of a drawing set: border, zone marks in the margin, and the title block on the right. */
export function DrawingSheet(props: { titleBlock: ReactNode; children: ReactNode }) {
  return (
    <div className="relative bg-limestone-50 shadow-float lg:p-7">
      <div className="border-2 border-slate-900 print:border-0 lg:grid lg:grid-cols-[1fr_20rem] xl:grid-cols-[1fr_22rem]">
        <div className="min-w-0">{props.children}</div>
        {props.titleBlock}
      </div>
      {/* Last in the markup, so that a half-loaded page does not draw them around its beginning. */}
      <ZoneMarks
        names={columns}
        className="inset-x-7 top-0 grid h-7 grid-flow-col *:not-first:border-l"
      />
      <ZoneMarks
        names={columns}
        className="inset-x-7 bottom-0 grid h-7 grid-flow-col *:not-first:border-l"
      />
      <ZoneMarks names={rows} className="inset-y-7 left-0 grid w-7 *:not-first:border-t" />
      <ZoneMarks names={rows} className="inset-y-7 right-0 grid w-7 *:not-first:border-t" />
    </div>
  );
}

function ZoneMarks({ names, className }: { names: readonly string[]; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`absolute auto-cols-fr auto-rows-fr max-lg:hidden ${className}`}
    >
      {names.map((name) => (
        <span
          key={name}
          className="grid place-items-center border-limestone-400 text-[0.6875rem] leading-none text-slate-500"
        >
          {name}
        </span>
      ))}
    </div>
  );
}
