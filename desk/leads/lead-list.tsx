import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { leadList as words } from "#content/en/desk/leads.ts";
import { listNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import type { LeadRow } from "#domain/lead/lead-row.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { focusBeside, focusLine } from "./lead-cursor.ts";
import { type LeadListAddress, leadListQueryOf } from "./lead-queries.ts";
import { LeadTable } from "./lead-table.tsx";
import { ListEmpty } from "./list-empty.tsx";
import { ListFailures } from "./list-failures.tsx";
import { rowsOf } from "./stored-leads.ts";
import { useFreshList } from "./use-fresh-list.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useRelease } from "./use-release.ts";
import { useRowWindow, windowSize } from "./use-row-window.ts";
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
  const { cursor, point, near } = useListKeys(rows, {
    show,
    take: take.mutate,
    help: onHelp,
  });
  const isSpam = address.list === "spam";
  const actions = useMemo(
    () => ({
      ...{ onPoint: point, onNear: near, onTake: take.mutate },
      onRelease: isSpam
        ? (lead: LeadRow) => release.mutate(lead, { onSuccess: () => focusBeside(lead) })
        : undefined,
    }),
    [point, near, take.mutate, release.mutate, isSpam],
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
      <p aria-live="polite" className="sr-only">
        {take.data && words.isYours(take.data.number, take.data.name)}
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
    </>
  );
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
