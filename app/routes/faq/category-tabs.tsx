import { useNavigate } from "react-router";
import { useWords } from "#app/facts/use-facts.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { type Category, categories, tabsLabel } from "#content/en/faq.ts";
import type { LinkTarget } from "#content/pages.ts";
import { Accordion } from "#ui/pages/accordion.tsx";
import { useNamedPlace } from "./use-named-place.ts";
import { tabId, useTabKeys } from "./use-tab-keys.ts";

/**
 * The subjects as tabs (WAI-ARIA tabs with automatic activation), numbered as in the drawing above. The
 * address names the open one, so that Reload and Back keep it. Without scripts, all of them are shown
 * one below the other.
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
    <>
      <div className="ground-dark page-grid noscript:hidden print:hidden">
        <div
          role="tablist"
          aria-label={tabsLabel}
          onKeyDown={onKeyDown}
          className="grid grid-cols-2 tight:grid-cols-1 sm:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
        >
          {subjects.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              aria-controls={id}
              aria-selected={id === category}
              tabIndex={id === category ? 0 : -1}
              onClick={() => show(id)}
              className="group flex min-h-14 items-center gap-3 border-t-4 border-transparent px-3 py-2 text-left font-semibold text-limestone-200 transition-colors hover:text-limestone-50 aria-selected:border-copper-600 aria-selected:bg-limestone-50 aria-selected:text-slate-900 aria-selected:forced-chosen sm:px-4 lg:min-h-20"
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-slate-500 font-heading text-small font-bold tabular-nums group-aria-selected:border-slate-900 group-aria-selected:bg-slate-900 group-aria-selected:text-limestone-50"
              >
                {index + 1}
              </span>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div className="page-grid pt-10 pb-section lg:pt-14">
        <div>
          {subjects.map((one) => (
            <Panel key={one.id} {...one} isOpen={one.id === category} isLive={isLive} />
          ))}
        </div>
      </div>
    </>
  );
}

function Panel(props: Category & { isOpen: boolean; isLive: boolean }) {
  const { id, label, about, questions, more, isOpen, isLive } = props;
  const display = isOpen
    ? "lg:grid"
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
      className={`grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-12 noscript:pb-12 print:pb-4 ${display}`}
    >
      <div className="pb-6">
        <h2 className="text-title">{label}</h2>
        <p className="mt-3 max-w-prose text-slate-700">{about}</p>
        {more && (
          <p className="mt-2 print:hidden">
            <MoreLink to={more.to}>{more.label}</MoreLink>
          </p>
        )}
      </div>
      <Accordion
        items={questions.map(({ id, question, short, answer }) => ({
          id,
          title: question,
          short,
          content: <p>{answer}</p>,
        }))}
      />
    </div>
  );
}
