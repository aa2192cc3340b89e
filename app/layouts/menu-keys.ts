/**
 * Arrow keys, Home and End in the bar and its panels, following the pattern "Disclosure Navigation
 * Menu with Top-Level Links" of the WAI-ARIA Authoring Practices. Tab, Space and Enter keep their
 * usual meaning.
 * @param open Opens the panel of the item with this id before it returns.
 * @returns Whether the key was one of them; the page must then not scroll.
 */
export function moveInMenu(
  bar: HTMLElement,
  key: string,
  from: HTMLElement,
  open: (id: number) => void,
): boolean {
  const item = from.closest<HTMLElement>("[data-menu-item]");
  const panel = item?.querySelector<HTMLElement>("[data-menu-panel]");
  if (!item || !panel) return false;

  const links = [...panel.querySelectorAll<HTMLElement>("a[href], button")];
  if (panel.contains(from)) {
    // Above the first link is the button that opened the panel.
    const before = item.querySelector<HTMLElement>("button") ?? from;
    return step([before, ...links], 1, from, key, inPanel);
  }
  if (key === "ArrowDown") {
    open(Number(item.dataset.menuItem));
    links[0]?.focus();
    return true;
  }
  const stops = bar.querySelectorAll<HTMLElement>("[data-menu-item] > :is(a, button)");
  return step([...stops], 0, from, key, inBar);
}

const inBar: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const inPanel: Record<string, number> = { ...inBar, ArrowUp: -1, ArrowDown: 1 };

/** `home` is the index that the Home key leads to. */
function step(
  stops: readonly HTMLElement[],
  home: number,
  from: HTMLElement,
  key: string,
  steps: Record<string, number>,
): boolean {
  if (key === "Home") stops[home]?.focus();
  else if (key === "End") stops.at(-1)?.focus();
  else if (steps[key]) stops[stops.indexOf(from) + steps[key]]?.focus();
  else return false;
  return true;
}
