import { selectionBar as words } from "#content/en/desk/leads.ts";
import { Button } from "#ui/desk/button.tsx";

/** Above a list: selects all that it shows, and of new bookings, says at once that all of them have been seen. */
export function ShownActions({
  shown,
  selected,
  busy,
  onSelectAll,
  onEnd,
  onSeeAll,
}: {
  shown: number;
  selected: number;
  busy: boolean;
  onSelectAll: () => void;
  onEnd: () => void;
  /** Undefined: these are no new bookings. */
  onSeeAll: (() => void) | undefined;
}) {
  const isAll = selected === shown;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-2 md:px-6">
      <label className="inline-flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = selected > 0 && !isAll;
          }}
          onChange={() => (isAll ? onEnd() : onSelectAll())}
          className="size-4 accent-action"
        />
        {words.selectShown(shown)}
      </label>
      {onSeeAll && (
        <Button busy={busy} onClick={onSeeAll}>
          {words.allShownSeen(shown)}
        </Button>
      )}
    </div>
  );
}
