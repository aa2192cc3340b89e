import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { rowAfter } from "#desk/keys/desk-key.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import type { Writing } from "#desk/lead/writing.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { focusLine, lastLead, rememberLead } from "./lead-cursor.ts";
import { leadQuery } from "./lead-queries.ts";

const leadAddress = ({ id }: LeadRow) => `/desk/leads/${id}`;

/**
 * How long the cursor must rest on a lead before it is prefetched, so that a held j does not fetch
 * every one. In milliseconds.
 */
const stayFor = 80;

/**
 * The list's keys and its cursor, which is the focus. Nothing waits for the network: a lead opens
 * with what its row shows.
 */
export function useListKeys(
  rows: readonly LeadRow[],
  { take, search, help }: { take: (lead: LeadRow) => void; search: () => void; help: () => void },
) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [cursor, setCursor] = useState(lastLead);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const near = useCallback(
    (id: string) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void queries.prefetchQuery(leadQuery(id)), stayFor);
    },
    [queries],
  );
  const point = useCallback(
    (id: string) => {
      setCursor(id);
      rememberLead(id);
      near(id);
    },
    [near],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  const at = rows.findIndex(({ id }) => id === cursor);
  const row = rows[at];

  function move(key: "j" | "k"): void {
    const next = rows[rowAfter(key, at, rows.length)];
    if (next) focusLine(next.id);
  }

  /** Rendered synchronously in the key press's own task: time slicing makes it a third slower. */
  const open = (lead: LeadRow, write?: Writing) =>
    navigate(`${leadAddress(lead)}${write ? `?write=${write}` : ""}`, { flushSync: true });

  useDeskKeys({
    j: () => move("j"),
    k: () => move("k"),
    Enter: (target) => {
      const pressed = target?.closest("a, button, input, summary, select");
      if (!row || (pressed && pressed.getAttribute("href") !== leadAddress(row))) return false;
      open(row);
    },
    m: () => row && take(row),
    c: () => {
      if (!row) return;
      document.querySelector<HTMLElement>(`#lead-${CSS.escape(row.id)} [data-call]`)?.click();
      open(row, "call");
    },
    e: () => row && open(row, "mail"),
    "/": search,
    "?": help,
  });

  return { cursor, point, near };
}
