import { type ReactNode, useId } from "react";

/** An on/off switch that acts at once. While `busy` it shows the new state and ignores presses. */
export function Switch({
  label,
  hint,
  checked,
  busy = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  busy?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onClick={() => busy || onChange(!checked)}
        className="group inline-flex min-h-9 items-center gap-2.5 text-left pointer-coarse:min-h-11"
      >
        <span
          aria-hidden="true"
          className="flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-panel px-0.5 transition-colors group-aria-checked:justify-end group-aria-checked:border-good group-aria-checked:bg-good"
        >
          <span className="size-3.5 rounded-full border border-edge bg-edge group-aria-checked:border-panel group-aria-checked:bg-panel" />
        </span>
        <span>{label}</span>
      </button>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
