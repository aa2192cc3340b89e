import { useLayoutEffect, useRef, useState } from "react";
import { rowAfter } from "#desk/keys/desk-key.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { focusHeading } from "#desk/leads/lead-cursor.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";

/** The id of a loose end's line. */
export const lineOf = (key: string) => `loose-${key}`;

/**
 * The keys of the loose ends, and their cursor, which is the focus: once its line has left, whoever ended it, the one in its
 * place has both.
 */
export function useLooseKeys(
  ends: readonly ListedEnd[],
  {
    press,
    leave,
    help,
  }: { press(end: ListedEnd): void; leave(end: ListedEnd): void; help(): void },
) {
  const [cursor, setCursor] = useState<string>();
  const last = useRef(0);
  const at = ends.findIndex(({ key }) => key === cursor);
  const end = ends[at];

  useLayoutEffect(() => {
    if (at >= 0) {
      last.current = at;
      return;
    }
    // Somebody who has gone on to something else is not fetched back.
    if (cursor === undefined || document.activeElement !== document.body) return;
    const beside = ends[Math.min(last.current, ends.length - 1)];
    if (beside) focusLine(beside.key);
    else focusHeading();
  }, [at, cursor, ends]);

  function move(key: "j" | "k"): void {
    const next = ends[rowAfter(key, at, ends.length)];
    if (next) focusLine(next.key);
  }

  useDeskKeys({
    j: () => move("j"),
    k: () => move("k"),
    s: () => end && press(end),
    l: () => end && leave(end),
    "?": help,
  });
  return { cursor, point: setCursor };
}

function focusLine(key: string): void {
  const line = document.getElementById(lineOf(key));
  line?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  line?.scrollIntoView({ block: "nearest" });
}
