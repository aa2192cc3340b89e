import { type RefObject, useEffect, useRef, useState } from "react";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";

/** How long a panel stays open after the pointer has left, in milliseconds. */
const hideDelay = 100;

/**
 * The item of the bar whose panel is open, if any. Also marks the bar once the scripts are running.
 */
export function useOpenItem(bar: RefObject<HTMLElement | null>) {
  const [openId, setOpenId] = useState<number | null>(null);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);

  function show(id: number | null) {
    clearTimeout(hideTimer.current);
    openedByHover.current = false;
    if (id !== openId) {
      keepFocus(bar.current, openId);
      stayOpen();
    }
    setOpenId(id);
  }

  function closeUnlessReading() {
    // A pointer that happens to be in the way does not close a panel in keyboard use.
    if (!panelOf(bar.current, openId)?.querySelector(":focus-visible")) show(null);
  }

  const latest = useRef({ show, closeUnlessReading });
  useEffect(() => {
    latest.current = { show, closeUnlessReading };
  });

  const stayOpen = useCloseOnNavigation(() => show(null));

  useEffect(() => {
    // A panel that hovering opened before the scripts loaded stays open.
    const hovered = bar.current?.querySelector<HTMLElement>("[data-menu-item]:hover");
    if (hovered) setOpenId(Number(hovered.dataset.menuItem));
    openedByHover.current = Boolean(hovered);
    // Set directly: as state it would render all menus again, 150 ms on a slow phone for one
    // attribute.
    bar.current?.setAttribute("data-live", "");
    return () => clearTimeout(hideTimer.current);
  }, [bar]);

  useEffect(() => {
    if (openId === null) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      const item = itemOf(bar.current, openId);
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      latest.current.show(null);
    }
    function onPointerDown({ target }: PointerEvent) {
      if (!itemOf(bar.current, openId)?.contains(target as Node)) latest.current.show(null);
    }
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [bar, openId]);

  return {
    openId,
    show,

    /** The pointer has entered the item, or come back to it. */
    hover(id: number) {
      const isNew = id !== openId;
      show(id);
      openedByHover.current = isNew;
    },

    /** The pointer or the focus has left the item. */
    leave() {
      clearTimeout(hideTimer.current);
      hideTimer.current = setTimeout(() => latest.current.closeUnlessReading(), hideDelay);
    },

    /** The item's button was pressed. A panel that hovering has just opened stays open. */
    toggle(id: number) {
      show(openId === id && !openedByHover.current ? null : id);
    },
  };
}

export type OpenItem = ReturnType<typeof useOpenItem>;

/** Moves the focus out of a closing panel, to the button that opens it. */
function keepFocus(bar: HTMLElement | null, closingId: number | null) {
  if (!panelOf(bar, closingId)?.contains(document.activeElement)) return;
  itemOf(bar, closingId)?.querySelector("button")?.focus();
}

function itemOf(bar: HTMLElement | null, id: number | null) {
  return id === null ? null : (bar?.querySelector(`[data-menu-item="${id}"]`) ?? null);
}

function panelOf(bar: HTMLElement | null, id: number | null) {
  return itemOf(bar, id)?.querySelector("[data-menu-panel]") ?? null;
}
