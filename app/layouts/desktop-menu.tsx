import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { type MenuItem, menu } from "#content/navigation.ts";
import { useCloseOnNavigation } from "./close-on-navigation.ts";
import { useCurrentPath } from "./current-path.ts";
import { MenuPanel } from "./menu-panel.tsx";

/** Specification 1, section 9. */
const hideDelay = 100;

/**
 * The bar's items with their panels. Until the script is here, panels open by `:hover` and
 * `:focus-within` alone (`panel-open:`, see app.css); then by pointer, or by the button beside each
 * link, so that nobody has to tab through what they did not open.
 */
export function DesktopMenu() {
  const [openId, setOpenId] = useState<number | null>(null);
  const [live, setLive] = useState(false);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const bar = useRef<HTMLElement>(null);

  function show(id: number | null) {
    clearTimeout(hideTimer.current);
    setOpenId(id);
  }

  function closeSoon() {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => setOpenId(null), hideDelay);
  }

  useCloseOnNavigation(() => setOpenId(null));

  useEffect(() => {
    // What the pointer opened before the script came stays open.
    const hovered = bar.current?.querySelector<HTMLElement>("[data-menu-item]:hover");
    if (hovered) setOpenId(Number(hovered.dataset.menuItem));
    setLive(true);
    return () => clearTimeout(hideTimer.current);
  }, []);

  useEffect(() => {
    if (openId === null) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const item = bar.current?.querySelector(`[data-menu-item="${openId}"]`);
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      setOpenId(null);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [openId]);

  return (
    <nav ref={bar} aria-label="Main" data-live={live || undefined} className="hidden xl:block">
      <ul className="flex h-full items-stretch gap-1">
        {menu
          .filter((item) => !item.hidden)
          .map((item) => (
            <BarItem
              key={item.id}
              item={item}
              open={openId === item.id}
              onOpen={() => show(item.id)}
              onLeave={closeSoon}
              onToggle={() => show(openId === item.id ? null : item.id)}
            />
          ))}
      </ul>
    </nav>
  );
}

function BarItem({
  item,
  open,
  onOpen,
  onLeave,
  onToggle,
}: {
  item: MenuItem;
  open: boolean;
  onOpen: () => void;
  onLeave: () => void;
  onToggle: () => void;
}) {
  const panelId = useId();
  const pathname = useCurrentPath();
  const here =
    item.to === pathname ||
    item.groups.some(({ links }) => links.some((link) => link.to === pathname));

  // A finger has no hover: it follows the link, or uses the button.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };

  // Not when the page takes the focus after a link was followed: that has its own delay.
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const next = relatedTarget as HTMLElement | null;
    if (open && next && next.tabIndex >= 0 && !currentTarget.contains(next)) onLeave();
  }

  return (
    <li
      data-menu-item={item.id}
      data-open={open || undefined}
      onPointerEnter={byMouse(onOpen)}
      onPointerLeave={byMouse(onLeave)}
      onBlur={onBlur}
      className="group/item flex items-stretch"
    >
      <Link
        to={item.to}
        aria-current={item.to === pathname ? "page" : undefined}
        data-here={here || undefined}
        className="relative flex h-11 items-center self-center pl-2 text-[1rem] font-semibold whitespace-nowrap after:absolute after:right-0 after:bottom-1.5 after:left-2 after:h-0.5 after:origin-left after:scale-x-0 after:bg-copper-400 after:transition-transform group-hover/item:after:scale-x-100 data-here:after:scale-x-100"
      >
        {item.label}
      </Link>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`${item.label}: more`}
        onClick={onToggle}
        className="ml-1 grid h-11 w-8 place-items-center self-center rounded-sm"
      >
        <ChevronDown className="size-4 transition-transform group-data-open/item:rotate-180" />
      </button>
      <MenuPanel id={panelId} item={item} />
    </li>
  );
}
