import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

/** How far each key moves; other keys are left to the browser. */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Several panels in one place (WAI-ARIA tabs with automatic activation). All of them are in the
 * page; without scripts they are all shown, one below the other.
 */
export function Tabs({
  label,
  tabs,
  initial,
}: {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly { id: string; label: string; content: ReactNode }[];
  /** `id` of the initially open tab; the first one by default. */
  initial?: string | undefined;
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      tabs.findIndex((tab) => tab.id === initial),
    ),
  );

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const step = steps[key];
    if (step === undefined && key !== "Home" && key !== "End") return;
    event.preventDefault();
    const next =
      step !== undefined
        ? (active + step + tabs.length) % tabs.length
        : key === "Home"
          ? 0
          : tabs.length - 1;
    setActive(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex flex-wrap gap-x-8 border-b border-limestone-400 noscript:hidden print:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-controls={`${prefix}-${tab.id}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
            className="-mb-px min-h-12 border-b-3 border-transparent py-2 font-semibold text-slate-500 transition-colors hover:border-limestone-500 hover:text-slate-900 aria-selected:border-copper-600 aria-selected:text-slate-900 aria-selected:forced-chosen forced-colors:px-3 forced-colors:not-aria-selected:border-[Canvas]"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without links is reached by Tab, as the pattern asks
          tabIndex={0}
          className={`pt-6 ${index === active ? "" : "hidden noscript:block print:block"}`}
        >
          <p className="mb-2 hidden font-semibold noscript:block print:block">{tab.label}</p>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
