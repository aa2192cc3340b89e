import { memo } from "react";
import { leadLine as words } from "#content/en/desk/leads.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";
import { leadColumns } from "./lead-columns.tsx";

/**
 * What a row can trigger. The functions stay the same between renders, so that only changed rows
 * render again.
 */
export type LineActions = {
  /** The row has the focus: j and k continue from it. */
  onPoint: (id: string) => void;
  /** The mouse is over the row: it may be opened next. */
  onNear: (id: string) => void;
  onTake: (lead: LeadRow) => void;
  onRelease?: ((lead: LeadRow) => void) | undefined;
  /** Says that somebody has seen a new booking. */
  onSee?: ((lead: LeadRow) => void) | undefined;
  /** Selects it or no longer does; with Shift, all from the last one to it. */
  onSelect: (id: string, isRange: boolean) => void;
};

const cellShape = "xl:px-2 xl:py-1.5 xl:align-middle";

/**
 * A lead in the list: a table row on a desk, two lines on a phone. Its name is the link, and the
 * whole row follows it. Memoized, so that a press of j renders only two rows.
 */
export const LeadLine = memo(function LeadLine({
  lead,
  isCursor,
  isSelected,
  actions: { onPoint, onNear, onTake, onRelease, onSee, onSelect },
}: {
  lead: LeadRow;
  /** Whether this is the row that j and k are on. */
  isCursor: boolean;
  isSelected: boolean;
  actions: LineActions;
}) {
  return (
    <tr
      id={`lead-${lead.id}`}
      onFocus={() => onPoint(lead.id)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onNear(lead.id)}
      data-cursor={isCursor || undefined}
      className={`relative border-b border-line hover:bg-hover focus-within:bg-chosen data-cursor:bg-chosen has-checked:bg-chosen max-xl:grid max-xl:grid-cols-[auto_auto_1fr_auto] max-xl:gap-x-2 max-xl:gap-y-1 max-xl:px-4 max-xl:py-2.5 ${lead.emergency ? "shadow-[inset_4px_0_0_var(--late)]" : ""}`}
    >
      <td className={`${cellShape} max-xl:row-start-1 max-xl:-my-2 max-xl:-ms-3 xl:w-0 xl:pl-6`}>
        <label className="relative z-1 grid size-9 place-items-center pointer-coarse:size-11 xl:-my-1.5 xl:-ms-2.5">
          <input
            type="checkbox"
            checked={isSelected}
            // The press says whether Shift was held, also where it came from the keyboard.
            onClick={({ shiftKey }) => onSelect(lead.id, shiftKey)}
            onChange={() => {}}
            aria-label={words.select(lead.number, lead.name)}
            className="size-4 accent-action"
          />
        </label>
      </td>
      {leadColumns.map(({ heading, className, cell }) => (
        <td key={heading} className={`${cellShape} ${className(lead)}`}>
          {cell(lead, onTake)}
        </td>
      ))}
      {onSee && (
        <td
          className={`${cellShape} max-xl:col-start-4 max-xl:row-span-2 max-xl:row-start-1 max-xl:self-center max-xl:justify-self-end tight:col-span-3 tight:col-start-2 tight:row-start-4 tight:justify-self-start xl:pr-6`}
        >
          {lead.isNewBooking && (
            <Button
              look="quiet"
              title={words.seenTitle}
              className="relative z-1 text-small"
              onClick={() => onSee(lead)}
            >
              {words.seen}
              <span className="sr-only">{words.seenWhat(lead.number)}</span>
            </Button>
          )}
        </td>
      )}
      {onRelease && (
        <td className={`${cellShape} max-xl:col-span-3 max-xl:col-start-2 xl:pr-6`}>
          <Button look="quiet" className="relative z-1 text-small" onClick={() => onRelease(lead)}>
            {words.release}
            <span className="sr-only">{words.releaseWhat(lead.number)}</span>
          </Button>
        </td>
      )}
    </tr>
  );
});
