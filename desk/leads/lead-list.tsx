import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { leadList as words } from "#content/en/desk/leads.ts";
import { listNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { focusBeside, focusHeading, focusLine } from "./lead-cursor.ts";
import { type LeadListAddress, leadListQueryOf } from "./lead-queries.ts";
import { LeadTable } from "./lead-table.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListFailures } from "./list-failures.tsx";
import { ManyFailure } from "./many-failure.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { SelectionDone } from "./selection-done.tsx";
import { selectionDoneText } from "./selection-done-text.ts";
import { ShownActions } from "./shown-actions.tsx";
import { rowsOf } from "./stored-leads.ts";
import { useFreshList } from "./use-fresh-list.ts";
import { useListKeys } from "./use-list-keys.ts";
import { type ManyLeads, useManyLeads } from "./use-many-leads.ts";
import { useRelease } from "./use-release.ts";
import { useRowWindow, windowSize } from "./use-row-window.ts";
import { useSelection } from "./use-selection.ts";
import { useTakeLead } from "./use-take-lead.ts";

/** The leads that the address asks for, with their keys, updated as leads come in. */
export function LeadList({ address, onHelp }: { address: LeadListAddress; onHelp: () => void }) {
  const {
    data,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isPlaceholderData,
  } = useInfiniteQuery(leadListQueryOf(address));
  const rows = useMemo(() => rowsOf(data), [data]);
  const take = useTakeLead();
  const release = useRelease();
  const { waiting, emergencies, insert } = useFreshList(address);
  const { from, shown, show } = useRowWindow(rows);
  const { selected, toggle, selectAll, end: endSelection } = useSelection(rows, address);
  const selectedIds = useMemo(() => new Set(selected.map(({ id }) => id)), [selected]);
  const many = useManyLeads(endSelection);
  const isOfBookings = address.list === "new-bookings";
  const see = useCallback(
    (lead: LeadRow) => {
      focusBeside(lead);
      many.mutate({ leads: [lead], action: { does: "see" } });
    },
    [many.mutate],
  );
  const { cursor, point, near } = useListKeys(rows, {
    show,
    take: take.mutate,
    help: onHelp,
    select: toggle,
    endSelection: selected.length > 0 ? endSelection : undefined,
    see,
  });
  const isSpam = address.list === "spam";
  const actions = useMemo(
    () => ({
      ...{ onPoint: point, onNear: near, onTake: take.mutate },
      onRelease: isSpam
        ? (lead: LeadRow) => release.mutate(lead, { onSuccess: () => focusBeside(lead) })
        : undefined,
      onSee: isOfBookings ? see : undefined,
      onSelect: toggle,
    }),
    [point, near, take.mutate, release.mutate, isSpam, isOfBookings, see, toggle],
  );

  const end = from + shown.length;
  const isCut = end < rows.length;
  function goTo(at: number): void {
    show(at);
    const first = rows[at];
    if (first) focusLine(first.id);
  }
  async function loadMore(): Promise<void> {
    if (isCut) return goTo(end);
    const { data: longer } = await fetchNextPage();
    const next = rowsOf(longer)[end];
    if (!next || shown.length < windowSize) return;
    show(end);
    focusLine(next.id);
  }

  if (!data) {
    return error ? (
      <div className="p-4 md:p-6">
        <Notice tone="late">
          <p>{failureText(error)}</p>
          <Button onClick={() => refetch()}>{words.tryAgain}</Button>
        </Notice>
      </div>
    ) : (
      <ListLoading />
    );
  }
  return (
    <>
      <ListFailures take={take} release={release} />
      {many.error && (selected.length === 0 || !isAsked(many.variables)) && (
        <ManyFailure error={many.error} tried={many.variables} many={many} />
      )}
      {rows.length > 0 && (
        <ShownActions
          shown={shown}
          selected={selectedIds}
          busy={many.isPending}
          onSelectAll={selectAll}
          onEnd={endSelection}
          onSeeAll={
            isOfBookings ? (leads) => many.mutate({ leads, action: { does: "see" } }) : undefined
          }
        />
      )}
      <p aria-live="polite" className="sr-only">
        {take.data && words.isYours(take.data.number, take.data.name)}
        {many.data && isByRow(many.variables) && selectionDoneText("see", many.data)}
      </p>
      {waiting > 0 && (
        <div className="sticky top-0 z-4 grid justify-items-center bg-ground py-2">
          <Button
            look="quiet"
            onClick={() => {
              scrollTo({ top: 0 });
              void insert();
            }}
          >
            {words.newLeads(waiting)}
            {emergencies > 0 && (
              <span className="font-bold text-late">{words.emergencies(emergencies)}</span>
            )}
          </Button>
        </div>
      )}
      {from > 0 && (
        <MoreRows>
          <Button look="quiet" onClick={() => goTo(from - windowSize)}>
            {words.span(from - windowSize + 1, from)}
          </Button>
        </MoreRows>
      )}
      {rows.length === 0 ? (
        <ListEmpty address={address} />
      ) : (
        <LeadTable
          name={listNames[address.list]}
          leads={shown}
          cursor={cursor}
          selected={selectedIds}
          actions={actions}
          isOld={isPlaceholderData}
        />
      )}
      {(isCut || hasNextPage) && (
        <MoreRows>
          <Button look="quiet" busy={isFetchingNextPage} onClick={loadMore}>
            {isCut ? words.span(end + 1, Math.min(end + windowSize, rows.length)) : words.more}
          </Button>
        </MoreRows>
      )}
      <SelectionBar
        selected={selected}
        busy={many.isPending}
        error={many.error}
        onAct={(action) => many.mutateAsync({ leads: selected, action })}
        onEnd={endSelection}
      />
      {many.data && selected.length === 0 && (
        <SelectionDone
          key={many.submittedAt}
          does={many.variables.action.does}
          takesFocus={!isByRow(many.variables)}
          result={many.data}
          busy={many.isPending}
          onUndo={undoOf(many)}
          onClose={() => {
            many.reset();
            focusHeading();
          }}
        />
      )}
    </>
  );
}

/** Whether one booking was seen by its own button or key: the focus is on the row beside it already. */
const isByRow = ({ leads, action: { does } }: ManyLeads) => does === "see" && leads.length === 1;

/** Whether a dialog has asked, and shows what went wrong. */
const isAsked = ({ action: { does } }: ManyLeads) =>
  does !== "see" && does !== "unsee" && does !== "undo";

/** Takes back what was done with several leads; undefined where nothing was, and after an undo. */
function undoOf({ variables, data, mutate }: ReturnType<typeof useManyLeads>) {
  const does = variables?.action.does;
  if (!does || does === "unsee" || does === "undo" || !data?.done.length) return undefined;
  const done = new Set(data.done);
  // With the versions that were shown: the server knows what came of them.
  const leads = variables.leads.filter(({ id }) => done.has(id));
  return () => mutate({ leads, action: { does: does === "see" ? "unsee" : "undo" } });
}

function MoreRows({ children }: { children: ReactNode }) {
  return <div className="grid justify-items-center p-4">{children}</div>;
}

/** As tall as the first rows will be. */
function ListLoading() {
  return (
    <div role="status" className="border-t border-line">
      <span className="sr-only">{words.loading}</span>
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((line) => (
        <div key={line} className="flex h-14 items-center gap-4 border-b border-line px-4 md:px-6">
          <span className="h-3 w-10 rounded-sm bg-line forced-colors:border" />
          <span className="h-3 w-40 rounded-sm bg-line forced-colors:border" />
          <span className="h-3 flex-1 rounded-sm bg-line forced-colors:border" />
        </div>
      ))}
    </div>
  );
}
