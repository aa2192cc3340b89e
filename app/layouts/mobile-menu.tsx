import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { hotlineWords } from "#content/en/hotline.ts";
import { type LinkGroup, type MenuItem, menu, mobileMenuAction } from "#content/navigation.ts";
import { FeaturedTitles } from "./featured-articles.tsx";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";
import { useCurrentPath } from "./use-current-path.ts";
import { useMenuEntry } from "./use-menu-entry.ts";

const row =
  "-mx-3 flex min-h-14 items-center justify-between gap-4 px-3 py-3 font-heading text-lead font-bold -outline-offset-3 focus-visible:shadow-none focus-visible:outline-copper-400";
const entry =
  "flex min-h-11 items-center border-l-2 border-slate-500 py-1.5 pl-4 leading-snug text-limestone-100 decoration-copper-400 underline-offset-4 -outline-offset-3 hover:border-copper-400 focus-visible:shadow-none focus-visible:outline-copper-400 aria-[current=page]:border-copper-400 aria-[current=page]:font-semibold aria-[current=page]:forced-chosen md:-mx-3 md:border-l-0 md:px-3 md:hover:underline md:aria-[current=page]:text-copper-400";

/**
 * The menu on screens too narrow for the bar. Native `<details>`, so that it opens without scripts;
 * with them it also closes after a link is followed, on Escape, on Back and when the focus leaves.
 */
export function MobileMenu() {
  const facts = useFacts();
  const box = useRef<HTMLDetailsElement>(null);

  function close() {
    if (!box.current?.open) return;
    const { activeElement } = document;
    if (box.current.contains(activeElement)) box.current.querySelector("summary")?.focus();
    for (const section of box.current.querySelectorAll("details")) section.open = false;
    box.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") close();
  }

  // Not when the page takes the focus after a navigation: closing then has its own delay.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const next = relatedTarget as HTMLElement | null;
    if (next && next.tabIndex >= 0 && !currentTarget.contains(next)) close();
  }

  const stayOpen = useCloseOnNavigation(close);
  useMenuEntry(box, close);

  return (
    <details
      ref={box}
      data-menu=""
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={stayOpen}
      className="group/menu xl:hidden"
    >
      <summary className="-mr-2 flex min-h-12 items-center gap-2 px-2 font-semibold">
        <Menu className="size-6 group-open/menu:hidden tight:hidden" />
        <X className="hidden size-6 group-open/menu:block tight:hidden!" />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full flex h-[calc(100dvh-var(--spacing-header))] flex-col ground-dark"
      >
        <ul className="grow overflow-y-auto overscroll-contain border-t border-slate-500 px-gutter pb-6">
          {menu(facts).map((item) => (
            <li key={item.id} className="border-b border-slate-700">
              <MenuEntry item={item} />
            </li>
          ))}
        </ul>
        <div className="grid gap-x-8 gap-y-1 border-t border-slate-500 bg-slate-950 px-gutter pt-4 pb-3 md:grid-cols-2 md:py-4">
          <ButtonLink to={mobileMenuAction.to}>{mobileMenuAction.label}</ButtonLink>
          <a
            href={`tel:${facts.hotline.e164}`}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 text-small md:justify-end"
          >
            {hotlineWords.short}
            <span className="text-lead font-semibold tabular-nums">{facts.hotline.display}</span>
          </a>
        </div>
      </nav>
    </details>
  );
}

/** Another kind of panel does not compile before somebody decides what is shown of it here. */
type DrawnItem = MenuItem & { panel: { kind: "benefits" | "projects" | "articles" | "roof-age" } };

function MenuEntry({ item }: { item: DrawnItem }) {
  return (
    <details className="group/section" name="menu-section">
      <summary className={row}>
        {item.label}
        <ChevronDown className="size-5 text-copper-400 transition-transform group-open/section:rotate-180" />
      </summary>
      <div className="grid gap-x-8 pb-4 md:grid-cols-3">
        <SectionLinks links={[{ label: `${item.label} overview`, to: item.to }]} />
        {item.groups.map((group) => (
          <SectionLinks key={group.links[0]?.to} {...group} />
        ))}
        {item.panel.kind === "articles" && (
          <ul className="col-span-full">
            <FeaturedTitles className={entry} />
          </ul>
        )}
      </div>
    </details>
  );
}

function SectionLinks({ heading, links }: LinkGroup) {
  const pathname = useCurrentPath();
  return (
    <div className="md:first:col-span-full">
      {heading && (
        <p className="label-caps hidden pt-3 whitespace-nowrap text-slate-300 md:block">
          {heading}
        </p>
      )}
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} aria-current={to === pathname ? "page" : undefined} className={entry}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
