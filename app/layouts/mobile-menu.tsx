import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { type MenuItem, menu, mobileMenuAction } from "#content/navigation.ts";
import { useCloseOnNavigation } from "./close-on-navigation.ts";

const row = "flex min-h-14 w-full items-center justify-between gap-4 py-3";

/**
 * The menu below the width of the bar. Native `<details>`, so that it opens without scripts; with
 * them it closes after following a link, by Escape and when the focus moves on.
 */
export function MobileMenu() {
  const box = useRef<HTMLDetailsElement>(null);

  function close() {
    if (box.current) box.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !box.current?.open) return;
    close();
    box.current.querySelector("summary")?.focus();
  }

  // Not when the page takes the focus after a link was followed: that has its own delay.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const next = relatedTarget as HTMLElement | null;
    if (next && next.tabIndex >= 0 && !currentTarget.contains(next)) close();
  }

  useCloseOnNavigation(close);

  return (
    <details
      ref={box}
      data-menu=""
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="group/menu xl:hidden"
    >
      <summary className="-mr-2 flex min-h-12 items-center gap-2 px-2 font-semibold">
        <Menu className="size-6 group-open/menu:hidden" />
        <X className="hidden size-6 group-open/menu:block" />
        Menu
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full flex h-[calc(100dvh-var(--spacing-header))] flex-col ground-dark"
      >
        <ul className="grow overflow-y-auto overscroll-contain border-t border-slate-500 px-gutter pb-6">
          {menu
            .filter((item) => !item.hidden)
            .map((item) => (
              <li key={item.id} className="border-b border-slate-700">
                <MenuEntry item={item} />
              </li>
            ))}
        </ul>
        <div className="border-t border-slate-500 bg-slate-950 px-gutter pt-4 pb-3">
          <ButtonLink to={mobileMenuAction.to} className="w-full">
            {mobileMenuAction.label}
          </ButtonLink>
          <a
            href={`tel:${businessProfile.hotline.e164}`}
            className="mt-1 flex min-h-12 items-center justify-between text-small"
          >
            24/7 emergency
            <span className="text-lead font-semibold">{businessProfile.hotline.display}</span>
          </a>
        </div>
      </nav>
    </details>
  );
}

function MenuEntry({ item }: { item: MenuItem }) {
  const links = item.groups.flatMap((group) => group.links);
  if (links.length === 0) {
    return (
      <Link to={item.to} className={`${row} font-heading text-lead font-bold`}>
        {item.label}
      </Link>
    );
  }
  return (
    <details className="group/section" name="menu-section">
      <summary className={`${row} font-heading text-lead font-bold`}>
        {item.label}
        <ChevronDown className="size-5 text-copper-400 transition-transform group-open/section:rotate-180" />
      </summary>
      <ul className="pb-4">
        {[{ label: `${item.label} overview`, to: item.to }, ...links].map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              className="flex min-h-11 items-center border-l-2 border-slate-500 pl-4 text-limestone-100 hover:border-copper-400"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
