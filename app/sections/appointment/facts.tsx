import { Pieces } from "./pieces.tsx";

/** Facts set like the title block of a drawing: label, rule, value. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid border-b border-limestone-200 sm:grid-cols-2 sm:gap-x-10 print:grid-cols-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="min-w-0 border-t border-limestone-200 py-3 last:odd:col-span-full"
        >
          <dt className="text-small text-slate-500">{label}</dt>
          <dd className="break-words font-semibold tabular-nums">
            <Pieces text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
