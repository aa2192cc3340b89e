import ChevronDown from "lucide-react/icons/chevron-down";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { type MenuItem, menu } from "#content/navigation.ts";
import { moveInMenu } from "./menu-keys.ts";
import { MenuPanel } from "./menu-panel.tsx";
import { useCurrentPath } from "./use-current-path.ts";
import { type OpenItem, useOpenItem } from "./use-open-item.ts";

/**
 * The bar's items with their panels. Until the scripts have loaded, panels open by `:hover` and
 * `:focus-within` alone (`panel-open:`, see app.css); after that by pointer, by the button beside
 * each link, or by the Down key, so that nobody has to tab through a panel they did not open.
 */
export function DesktopMenu() {
  const bar = useRef<HTMLElement>(null);
  const state = useOpenItem(bar);
  const items = useWords(menu);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Rendered synchronously, because a panel can take the focus only once it is visible.
    const open = (id: number) => flushSync(() => state.show(id));
    const from = event.target as HTMLElement;
    if (moveInMenu(event.currentTarget, event.key, from, open)) event.preventDefault();
  }

  return (
    <nav ref={bar} aria-label="Main" onKeyDown={onKeyDown} className="hidden xl:block">
      {/* Six items have room in the narrowest bar only if each gives up some of its right edge. */}
      <ul className={`flex h-full items-stretch${items.length > 5 ? " *:-mr-2.5" : ""}`}>
        {items.map((item) => (
          <BarItem key={item.id} item={item} state={state} />
        ))}
      </ul>
    </nav>
  );
}

function BarItem({ item, state }: { item: MenuItem; state: OpenItem }) {
  const panelId = useId();
  const pathname = useCurrentPath();
  const lastPointer = useRef("");
  const isOpen = state.openId === item.id;
  const isHere =
    item.to === pathname ||
    item.groups.some(({ links }) => links.some((link) => link.to === pathname));

  // Touch has no hover.
  const byHover = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") act();
  };

  // On touch, the first tap opens the panel and the second follows the link. Keyboard clicks have
  // no pointer.
  function onLinkClick(event: MouseEvent) {
    if (isOpen || event.detail === 0 || lastPointer.current !== "touch") return;
    event.preventDefault();
    state.show(item.id);
  }

  // Not when the page takes the focus after a navigation: closing then has its own delay.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const next = relatedTarget as HTMLElement | null;
    if (isOpen && next && next.tabIndex >= 0 && !currentTarget.contains(next)) state.leave();
  }

  return (
    <li
      data-menu-item={item.id}
      data-open={isOpen || undefined}
      onPointerEnter={byHover(() => state.hover(item.id))}
      onPointerLeave={byHover(() => state.leave())}
      onPointerDown={({ pointerType }) => {
        lastPointer.current = pointerType;
      }}
      onBlur={onBlur}
      className="group/item flex items-stretch"
    >
      <PageLink
        to={item.to}
        aria-current={item.to === pathname ? "page" : undefined}
        data-here={isHere || undefined}
        onClick={onLinkClick}
        className="bar-mark flex h-11 items-center self-center pl-1 text-[1rem] font-semibold whitespace-nowrap"
      >
        {item.label}
      </PageLink>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${item.label}: more`}
        onClick={() => state.toggle(item.id)}
        className="flex size-11 items-center self-center rounded-sm pl-2 -outline-offset-3 focus-visible:shadow-none focus-visible:outline-copper-400"
      >
        <ChevronDown className="size-4 transition-transform group-data-open/item:rotate-180" />
      </button>
      <MenuPanel id={panelId} item={item} isOpen={isOpen} />
    </li>
  );
}
