import { useSyncExternalStore } from "react";

/** Where the layouts `max-md` begin, in rem of the page (app/styles/materials.css). */
const narrowBelow = 48;
const wideFrom = 64;

/** Whether the page has the width of a phone; like its layouts, that depends on the size of its text. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, isNarrow);
}

/** Measured when the page's size changes, since measuring with every render lays out the page each time. */
let measured: boolean | undefined;

function isNarrow(): boolean {
  measured ??= widthInRem() < narrowBelow;
  return measured;
}

/** Whether a week has room beside the bar. */
export function isWide(): boolean {
  return widthInRem() >= wideFrom;
}

function widthInRem(): number {
  const root = document.documentElement;
  return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
}

function watch(changed: () => void): () => void {
  const observer = new ResizeObserver(() => {
    measured = undefined;
    changed();
  });
  observer.observe(document.documentElement);
  return () => {
    observer.disconnect();
    measured = undefined;
  };
}
