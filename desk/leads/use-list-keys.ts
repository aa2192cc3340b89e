import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { rowAfter } from "#desk/keys/desk-key.ts";
import { useDeskKeys } from "#desk/keys/use-desk-keys.ts";
import { callPhone } from "#desk/lead/call-phone.ts";
import type { Writing } from "#desk/lead/writing.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
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
  {
    take,
    help,
    select,
    endSelection,
    see,
    show,
  }: {
    take: (lead: LeadRow) => void;
    help: () => void;
    select: (id: string, isRange: boolean) => void;
    /** Undefined: nothing is selected. */
    endSelection: (() => void) | undefined;
    /** Undefined: the list has no new bookings. */
    see: ((lead: LeadRow) => void) | undefined;
    /** Draws the row at this place, which may not be on the screen yet. */
    show: (at: number) => void;
  },
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
    const to = rowAfter(key, at, rows.length);
    const next = rows[to];
    if (!next) return;
    show(to);
    focusLine(next.id);
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
    x: (_, { shiftKey }) => row && select(row.id, shiftKey),
    s: () => row?.isNewBooking && see?.(row),
    Escape: endSelection,
    c: () => {
      if (!row) return;
      callPhone(phoneOf(row));
      open(row, "call");
    },
    e: () => row && open(row, "mail"),
    "?": help,
  });

  return { cursor, point, near };
}
