import { useNavigate } from "react-router";
import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { type Category, categories, tabsLabel } from "#content/en/faq.ts";
import type { LinkTarget } from "#content/pages.ts";
import { Accordion } from "#ui/pages/accordion.tsx";
import { useNamedPlace } from "./use-named-place.ts";
import { tabId, useTabKeys } from "./use-tab-keys.ts";

/**
 * The six subjects as tabs (WAI-ARIA tabs with automatic activation). The address names the open
 * one, so that Reload and Back keep it. Without scripts, all of them are shown one below the other.
 */
export function CategoryTabs() {
  const subjects = useWords(categories);
  const { category = "general", isLive } = useNamedPlace();
  const navigate = useNavigate();
  const show = (id: string) =>
    navigate(`/faq#${id}` satisfies LinkTarget, {
      replace: true,
      preventScrollReset: true,
      state: { focus: tabId(id) },
    });
  const onKeyDown = useTabKeys(category, show);
  return (
    <div className="page-grid gap-y-8 pb-section">
      <div
        role="tablist"
        aria-label={tabsLabel}
        onKeyDown={onKeyDown}
        className="grid grid-cols-2 gap-1 tight:grid-cols-1 sm:grid-cols-3 lg:sticky lg:top-[calc(var(--spacing-header)+1rem)] lg:col-span-3 lg:grid-cols-1 lg:self-start noscript:hidden print:hidden"
      >
        {subjects.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={id}
            aria-selected={id === category}
            tabIndex={id === category ? 0 : -1}
            onClick={() => show(id)}
            className="min-h-12 border-l-4 border-limestone-200 bg-limestone-100 px-4 py-2 text-left font-semibold text-slate-700 transition-colors hover:border-limestone-500 hover:text-slate-900 aria-selected:border-copper-600 aria-selected:bg-slate-900 aria-selected:text-limestone-50 aria-selected:forced-chosen"
          >
            {label}
          </button>
        ))}
      </div>
      <div className="lg:col-span-9 lg:pl-8">
        {subjects.map((one) => (
          <Panel key={one.id} {...one} isOpen={one.id === category} isLive={isLive} />
        ))}
      </div>
    </div>
  );
}

function Panel(props: Category & { isOpen: boolean; isLive: boolean }) {
  const { id, label, questions, more, isOpen, isLive } = props;
  const display = isOpen
    ? ""
    : isLive
      ? "hidden print:block"
      : "hidden target:block has-target:block noscript:block print:block";
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={tabId(id)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as the pattern asks
      tabIndex={0}
      className={`noscript:pb-12 print:pb-4 ${display}`}
    >
      <h2 className="pb-4 text-heading">{label}</h2>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
      {more && (
        <p className="mt-4 print:hidden">
          <MoreLink to={more.to}>{more.label}</MoreLink>
        </p>
      )}
    </div>
  );
}
