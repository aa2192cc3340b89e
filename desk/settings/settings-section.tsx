import { type ReactNode, useId } from "react";

/** One section of the settings: its name at the side, its controls beside it. */
export function SettingsSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-t border-line py-5 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {hint && <p className="text-small text-soft">{hint}</p>}
      </div>
      <div className="grid max-w-xl grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  );
}
