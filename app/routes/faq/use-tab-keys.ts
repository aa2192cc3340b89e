import type { KeyboardEvent } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { categories } from "#content/en/faq.ts";

/**
 * How far each key moves; other keys are left to the browser. Both axes, because the list is
 * vertical or horizontal depending on the page's width.
 */
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The id of the tab that shows a subject. */
export function tabId(category: string): string {
  return `subject-${category}`;
}

/** The keys of a tab list: arrows, Home and End move to a tab and open it. */
export function useTabKeys(category: string, show: (id: string) => void) {
  const subjects = useWords(categories);
  return (event: KeyboardEvent) => {
    const ids: string[] = subjects.map(({ id }) => id);
    const step = steps[event.key];
    const { length } = ids;
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? length - 1
          : step && (ids.indexOf(category) + step + length) % length;
    const id = next === undefined ? undefined : ids[next];
    if (!id) return;
    event.preventDefault();
    show(id);
    document.getElementById(tabId(id))?.focus();
  };
}
