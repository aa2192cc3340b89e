import { useState } from "react";
import { useNavigate } from "react-router";
import { rowAfter } from "#desk/keys/desk-key.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import type { SearchHit } from "#domain/lead/search-contract.ts";
import { foundAddress } from "./found-list.tsx";

/** The last position in what was found, for coming back to it from a lead. Lives as long as the page. */
let last: string | undefined;

/** The keys of what was found, as in the lists: j and k move the focus, Enter opens it. */
export function useFoundKeys(hits: readonly SearchHit[], help: () => void) {
  const navigate = useNavigate();
  const [cursor, setCursor] = useState(last);
  const at = hits.findIndex(({ id }) => id === cursor);

  function point(id: string): void {
    last = id;
    setCursor(id);
  }

  function move(key: "j" | "k"): void {
    const next = hits[rowAfter(key, at, hits.length)];
    const line = next && document.getElementById(`found-${next.id}`);
    line?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
    line?.scrollIntoView({ block: "nearest" });
  }

  useDeskKeys({
    j: () => move("j"),
    k: () => move("k"),
    Enter: (target) => {
      const hit = hits[at];
      if (!hit || target?.closest("a, button, input, summary, select")) return false;
      navigate(foundAddress(hit));
    },
    "?": help,
  });

  return { cursor, point };
}
