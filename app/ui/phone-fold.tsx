import Plus from "lucide-react/icons/plus";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * A text that phones fold under its summary. Wider pages show it always (`phone-fold`), and there the
 * summary is no control.
 */
export function PhoneFold({
  summary,
  children,
  className = "",
  summaryClass = "",
}: {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClass?: string;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const settle = () => ref.current && settled(ref.current);
    settle();
    window.addEventListener("resize", settle);
    return () => window.removeEventListener("resize", settle);
  }, []);
  return (
    <details ref={ref} className={`phone-fold group ${className}`}>
      <summary className="flex min-h-14 items-center gap-4 self-start py-3 md:min-h-0 md:py-0 print:min-h-0">
        <div className={`min-w-0 grow ${summaryClass}`}>{summary}</div>
        <Plus className="size-6 shrink-0 text-(--accent,var(--color-copper-700)) transition-transform group-open:rotate-45 print:hidden" />
      </summary>
      {children}
    </details>
  );
}

/** Where the text is always shown, keys pass the summary by and assistive technology is told that it is open. */
function settled(details: HTMLDetailsElement): void {
  const summary = details.querySelector("summary");
  if (!summary) return;
  const isAlwaysOpen = getComputedStyle(summary).pointerEvents === "none";
  summary.tabIndex = isAlwaysOpen ? -1 : 0;
  if (isAlwaysOpen) details.open = true;
}
