import type { KeyboardEvent } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { openings, type RoofWork, tabsLabel } from "#content/en/roof-services.ts";
import { panelId, tabId, works } from "./roof-work.ts";

/**
 * The two tabs, each with its own address: links, so that they work without scripts, can be shared
 * and enter the history. Arrow keys move between them, as keyboard users expect of tabs.
 */
export function WorkTabs({ open }: { open: RoofWork }) {
  const words = useWords(openings);
  return (
    <div className="ground-dark page-grid print:hidden">
      <div
        role="tablist"
        aria-label={tabsLabel}
        className="flex gap-1 tight:flex-col"
        onKeyDown={onKeyDown}
      >
        {works.map((work) => (
          <PageLink
            key={work}
            to={words[work].to}
            id={tabId(work)}
            role="tab"
            aria-selected={work === open}
            aria-controls={panelId(work)}
            preventScrollReset
            state={{ focus: tabId(work) }}
            className="flex min-h-14 min-w-0 items-center bg-slate-800 py-3 pr-12 pl-5 font-heading font-bold text-limestone-200 [clip-path:polygon(0_0,calc(100%-1.75rem/var(--pitch))_0,100%_1.75rem,100%_100%,0_100%)] hover:bg-slate-700 focus-visible:[clip-path:none] aria-selected:bg-limestone-50 aria-selected:text-slate-900 aria-selected:forced-chosen forced-colors:border-2 forced-colors:[clip-path:none] tight:pr-5 tight:[clip-path:none] md:pr-20 md:pl-8"
          >
            {words[work].tab}
          </PageLink>
        ))}
      </div>
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab.contains(event.target as Node));
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, " ": at }[event.key];
  const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  if (event.key === " ") tab.click();
}
