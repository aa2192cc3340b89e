import type { LabeledValue } from "#domain/page/labeled-value.ts";

/**
 * Labeled values as the title block of a drawing: rule, label, value. Two columns on phones, one row on
 * wider screens.
 */
export function LabeledValues({
  values,
  label = "At a glance",
  className = "",
}: {
  values: readonly LabeledValue[];
  /** The list's name for assistive technology. */
  label?: string | undefined;
  className?: string | undefined;
}) {
  const columns = values.length % 4 === 0 ? "lg:grid-cols-4" : "lg:grid-cols-3";
  return (
    <dl
      aria-label={label}
      className={`grid grid-cols-2 tight:grid-cols-1 gap-x-6 gap-y-8 ${columns} ${className}`}
    >
      {values.map(({ label, value, note }) => (
        <div key={label} className="border-t-2 border-current pt-3">
          <dt className="text-small opacity-75">{label}</dt>
          <dd>
            <span className="block font-heading text-heading font-bold tabular-nums">{value}</span>
            {note && <span className="text-small opacity-85">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
