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
  /** Headings and phrasing: a `<summary>` may hold nothing else. One below the other on phones. */
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
      <summary
        className={`relative flex min-h-12 flex-col justify-center self-start py-2.5 pr-10 md:min-h-0 md:py-0 print:min-h-0 ${summaryClass}`}
      >
        {summary}
        <Plus className="absolute top-1/2 right-0 size-6 -translate-y-1/2 text-(--accent,var(--color-copper-700)) transition-transform group-open:rotate-45 print:hidden" />
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
