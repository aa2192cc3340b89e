import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Navigate, useParams } from "react-router";
import { reschedulingPage as words } from "#content/en/desk/reschedulings.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { Rescheduling, ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Told } from "#ui/desk/told.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { ItemList } from "./item-list.tsx";
import { OtherTimeDialog } from "./other-time-dialog.tsx";
import { reschedulingQuery } from "./rescheduling-queries.ts";
import { daysText, groupsOf, progressText, sendText, sentText } from "./rescheduling-words.ts";
import { type Choice, useChoice, useSend } from "./use-rescheduling-calls.ts";

/** Moves whoever has an appointment in closed hours. Anybody of the office can leave it and go on with it. */
export function Component() {
  const { id = "" } = useParams();
  return useMay("leads") ? (
    <ReschedulingPage key={id} id={id} />
  ) : (
    <Navigate replace to="/desk/day" />
  );
}

function ReschedulingPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(reschedulingQuery(id));
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={data ? words.titleFor(daysText(data)) : words.title}>
        <ButtonLink to={data ? `/desk/calendar?view=day&date=${data.firstDay}` : "/desk/calendar"}>
          {words.toCalendar}
        </ButtonLink>
      </PageHeading>
      {data ? (
        <People rescheduling={data} />
      ) : error ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <Waiting rows={6} />
      )}
    </div>
  );
}

function People({ rescheduling }: { rescheduling: Rescheduling }) {
  const { id, reason, startedBy, createdAt } = rescheduling;
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const [retimed, setRetimed] = useState<ReschedulingItem>();
  const [said, setSaid] = useState("");
  // Said once the dialog has closed: until then nothing behind it can take the focus.
  const unsaid = useRef("");
  const choice = useChoice(id, (item, { step }) => {
    if (!retimed) return setSaid(doneText(item, step));
    unsaid.current = doneText(item, step);
    setRetimed(undefined);
  });
  const send = useSend(id);
  const groups = groupsOf(rescheduling);
  const chosen = groups.move.filter(({ appointment }) => !spared.has(appointment.id));
  const choose = (item: ReschedulingItem, wanted: Choice) => {
    setSaid("");
    choice.mutate({ item, choice: wanted, key: crypto.randomUUID() });
  };
  const list = {
    ...{ inspectors: rescheduling.inspectors, busy: choice.isPending, onChoose: choose },
    onOtherTime: setRetimed,
  };
  return (
    <>
      <div className="wrap-anywhere">
        <p className="font-semibold">{progressText(rescheduling)}</p>
        <p className="text-soft">
          {words.closed(reason)}
          {startedBy?.name ?? words.someoneGone}, <Moment at={createdAt} />.
        </p>
      </div>
      {/* In view wherever in the list somebody has pressed: what was pressed is gone with its row. */}
      <div className="sticky top-0 z-5 grid grid-cols-[minmax(0,1fr)] gap-2 bg-ground py-2 empty:hidden">
        {said && <Done key={said}>{said}</Done>}
        {choice.error !== null && !retimed && <Trouble error={choice.error} />}
        {send.error !== null && <Trouble error={send.error} />}
        {send.data && <Sent {...send.data} />}
      </div>
      {groups.move.length > 0 && (
        <section aria-labelledby="to-move" className="grid gap-3 pt-2">
          <h2 id="to-move" className="text-heading">
            {words.toMove}
          </h2>
          <ItemList
            {...list}
            items={groups.move}
            chosen={(item) => !spared.has(item.appointment.id)}
            onPick={({ appointment }, isChosen) => {
              const next = new Set(spared);
              if (isChosen) next.delete(appointment.id);
              else next.add(appointment.id);
              setSpared(next);
            }}
          />
          <Button
            busy={send.isPending}
            disabled={chosen.length === 0 && !send.isPending}
            className="justify-self-start"
            onClick={() => {
              setSaid("");
              send.mutate({ items: chosen, key: crypto.randomUUID() });
            }}
          >
            {sendText(chosen, rescheduling.inspectors)}
          </Button>
        </section>
      )}
      {(
        [
          ["call", words.toCall],
          ["told", words.toAnswer],
          ["settled", words.settled],
        ] as const
      ).map(
        ([group, heading]) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={group} className="grid gap-3 pt-2">
              <h2 id={group} className="text-heading">
                {heading}
              </h2>
              <ItemList {...list} items={groups[group]} />
            </section>
          ),
      )}
      <OtherTimeDialog
        item={retimed}
        error={choice.error}
        busy={choice.isPending}
        onClose={() => {
          choice.reset();
          setRetimed(undefined);
          setSaid(unsaid.current);
          unsaid.current = "";
        }}
        onChoose={choose}
      />
    </>
  );
}

/** What a press has done, with the focus that its button had. */
function Done({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-sm border-s-4 border-good bg-good-ground px-3 py-2">
      <Told>{children}</Told>
    </div>
  );
}

function Trouble({ error }: { error: unknown }) {
  return (
    <Notice tone="late">
      <p>{failureText(error)}</p>
    </Notice>
  );
}

/** Whom the press has moved, and why not the others. */
function Sent({
  moved,
  refused,
  rescheduling,
}: {
  moved: readonly string[];
  refused: readonly { appointmentId: string; error: string }[];
  rescheduling: Rescheduling;
}) {
  const nameOf = (id: string) =>
    rescheduling.items.find(({ appointment }) => appointment.id === id)?.appointment.name ?? "";
  return (
    <>
      <Done key={moved.join()}>
        {sentText(rescheduling.items.filter(({ appointment }) => moved.includes(appointment.id)))}
      </Done>
      {refused.length > 0 && (
        <Notice tone="soon">
          <ul className="grid gap-1">
            {refused.map(({ appointmentId, error }) => (
              <li key={appointmentId}>
                <strong>{nameOf(appointmentId)}:</strong> {error}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function doneText({ appointment: { name } }: ReschedulingItem, step: Choice["step"]): string {
  switch (step) {
    case "propose":
      return words.proposed(name);
    case "call":
      return words.toBeCalled(name);
    case "leave":
      return words.stays(name);
    case "keep":
      return words.keepsNew(name);
    case "agree":
      return words.hasNew(name);
  }
}
