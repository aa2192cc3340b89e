import { useCallback, useMemo, useRef, useState } from "react";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { selectedAfter } from "./selected-after.ts";

/**
 * The leads of a list that somebody has selected. It ends with the list: `list` is what the list is known by, and rows that
 * leave it leave the selection.
 */
export function useSelection(rows: readonly LeadRow[], list: unknown) {
  const [held, setHeld] = useState<{ list: unknown; ids: ReadonlySet<string> }>({
    list,
    ids: new Set(),
  });
  const anchor = useRef<string>(undefined);
  const ids = held.list === list ? held.ids : undefined;
  const selected = useMemo(() => rows.filter(({ id }) => ids?.has(id)), [rows, ids]);
  const known = useRef({ rows, selected, list });
  known.current = { rows, selected, list };

  const set = useCallback((some: Iterable<string>) => {
    setHeld({ list: known.current.list, ids: new Set(some) });
  }, []);

  /** Selects a lead or no longer does; with `isRange`, everything from the last one to it gets what it gets. */
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const { rows: all, selected: before } = known.current;
      const order = all.map((row) => row.id);
      const from = isRange ? anchor.current : undefined;
      anchor.current = id;
      set(selectedAfter(new Set(before.map((row) => row.id)), order, { id, from }));
    },
    [set],
  );
  return {
    selected,
    toggle,
    /** Selects these rows besides what is selected. */
    selectAll: useCallback(
      (shown: readonly LeadRow[]) => set([...known.current.selected, ...shown].map(({ id }) => id)),
      [set],
    ),
    end: useCallback(() => set([]), [set]),
  };
}
