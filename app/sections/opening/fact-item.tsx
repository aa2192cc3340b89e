import type { ReactNode } from "react";

/** One fact of a list (`dl`) on a light ground: a small label above its value. */
export function FactItem({
  label,
  className,
  valueClass,
  children,
}: {
  label: string;
  className?: string;
  valueClass?: string;
  /** The value. */
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt className="text-small text-slate-500">{label}</dt>
      <dd className={valueClass}>{children}</dd>
    </div>
  );
}
