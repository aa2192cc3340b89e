import type { Fact } from "#domain/page/fact.ts";

/**
 * Facts as the title block of a drawing: rule, label, value. Two columns on phones, one row on
 * wider screens.
 */
export function FactSheet({
  facts,
  label = "At a glance",
  className = "",
}: {
  facts: readonly Fact[];
  /** The list's name for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}) {
  const columns = facts.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <dl
      aria-label={label}
      className={`grid grid-cols-2 tight:grid-cols-1 gap-x-6 gap-y-8 ${columns} ${className}`}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="border-t-2 border-current pt-3">
          <dt className="text-small opacity-75">{fact.label}</dt>
          <dd>
            <span className="block font-heading text-heading font-bold tabular-nums">
              {fact.value}
            </span>
            {fact.note && <span className="text-small opacity-85">{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
