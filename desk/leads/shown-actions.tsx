import { selectionBar as words } from "#content/en/desk/leads.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";

/**
 * Above a list: selects all the rows that are drawn, and of new bookings, says at once that all of those have been seen.
 * Rows that are loaded but not drawn are left alone, because nobody sees them.
 */
export function ShownActions({
  shown,
  selected,
  busy,
  onSelectAll,
  onEnd,
  onSeeAll,
}: {
  shown: readonly LeadRow[];
  /** Ids, also of rows that are not drawn. */
  selected: ReadonlySet<string>;
  busy: boolean;
  onSelectAll: (shown: readonly LeadRow[]) => void;
  onEnd: () => void;
  /** Undefined: these are no new bookings. */
  onSeeAll: ((shown: readonly LeadRow[]) => void) | undefined;
}) {
  const isAll = shown.every(({ id }) => selected.has(id));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-2 md:px-6">
      <label className="inline-flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected.size > 0 && !isAll;
          }}
          onChange={() => (isAll ? onEnd() : onSelectAll(shown))}
          className="size-4 accent-action"
        />
        {words.selectShown(shown.length)}
      </label>
      {onSeeAll && (
        <Button busy={busy} onClick={() => onSeeAll(shown)}>
          {words.allShownSeen(shown.length)}
        </Button>
      )}
    </div>
  );
}
