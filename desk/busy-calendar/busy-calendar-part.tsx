import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { busyFaultInWords, programOf } from "#content/en/busy-calendar.ts";
import { busyCalendarPart as words } from "#content/en/desk/busy-calendar.ts";
import { bodyOf } from "#desk/body-of.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import type { BusyCalendar } from "#domain/appointment/busy-calendar-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { BusyCalendarForm } from "./busy-calendar-form.tsx";
import { busyCalendarsQuery } from "./busy-calendar-queries.ts";
import { BusyFindings } from "./busy-findings.tsx";

/** The calendar that closes somebody's times: its state, and how to set and remove it. */
export function BusyCalendarPart({ staffId }: { staffId: string }) {
  const { data: calendars, error, refetch } = useQuery(busyCalendarsQuery);
  const calendar = calendars?.find((each) => each.staffId === staffId);
  if (error && !calendars) return <Failed error={error} onRetry={refetch} />;
  if (!calendars) return <Waiting rows={1} label={words.loading} />;
  return (
    <>
      {calendar ? <KnownCalendar calendar={calendar} /> : <p>{words.none}</p>}
      <BusyCalendarForm staffId={staffId} replacesAnother={calendar !== undefined} />
    </>
  );
}

function KnownCalendar({ calendar }: { calendar: BusyCalendar }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { staffId, host, ending, fault, readAt, setAt, setBy } = calendar;
  const remove = useMutation({
    mutationFn: async () => {
      const params = { path: { staffId } };
      return bodyOf(await deskClient.DELETE("/desk/busy-calendars/{staffId}", { params }))
        .calendars;
    },
    onSuccess(calendars) {
      setAsking(false);
      queries.setQueryData(busyCalendarsQuery.queryKey, calendars);
      readCalendarAgain(queries);
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-y border-line py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
        <p className="py-1 font-semibold wrap-anywhere">{words.at(programOf(host), ending)}</p>
        <Button look="plain" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      </div>
      {fault ? (
        <Notice tone="late">
          <p>{busyFaultInWords(fault, host)}</p>
          <p>
            {words.notSince}
            <Moment at={readAt} />. {words.holds}
          </p>
        </Notice>
      ) : (
        <BusyFindings findings={calendar} />
      )}
      <p className="text-small text-soft">
        {!fault && (
          <>
            {words.read}
            <Moment at={readAt} />.{" "}
          </>
        )}
        {words.set}
        <Moment at={setAt} />
        {setBy && words.by(setBy)}.
      </p>
      <ConfirmDialog
        title={words.removeTitle}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm={words.removeSubmit}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        error={remove.error}
      >
        <p>{words.removed}</p>
      </ConfirmDialog>
    </div>
  );
}
