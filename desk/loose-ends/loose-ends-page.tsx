import { useEffect, useRef, useState } from "react";
import { Navigate } from "react-router";
import { leftNotice, looseEndsPage as words } from "#content/en/desk/loose-ends.ts";
import { looseEndNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { focusHeading } from "#desk/leads/lead-cursor.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { useLeadsWithUnsentOutcome } from "#desk/unsent/use-unsent.ts";
import type { LooseEndPress } from "#domain/lead/loose-ends.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { CloseDialog } from "./close-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { LooseEndLine } from "./loose-end-line.tsx";
import { pressesOf } from "./loose-end-presses.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { useLooseEnds } from "./use-loose-ends.ts";
import { useLooseKeys } from "./use-loose-keys.ts";

const none: readonly ListedEnd[] = [];

/** What nobody would come back to by themselves. Inspectors have their day. */
export function Component() {
  return useMay("leads") ? <LooseEnds /> : <Navigate replace to="/desk/day" />;
}

function LooseEnds() {
  const { data, error, refetch, press, leave, takeUp } = useLooseEnds();
  const [leaving, setLeaving] = useState<ListedEnd>();
  const [asking, setAsking] = useState<{ end: ListedEnd; press: "quoted" | "close" }>();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const ends = data?.ends ?? none;
  const busyKey = press.isPending ? press.variables.end.key : undefined;
  const unsaid = useLeadsWithUnsentOutcome();
  const isBusy = ({ key, kind, lead }: ListedEnd) =>
    key === busyKey || (kind === "quote" && unsaid.has(lead.id));

  const undo = useRef<HTMLButtonElement>(null);
  // Its line, to which the dialog would give the focus back, is gone.
  const hasLeft = leave.isSuccess && leaving === undefined;
  useEffect(() => {
    if (hasLeft) undo.current?.focus();
  }, [hasLeft]);

  function startLeaving(end: ListedEnd): void {
    leave.reset();
    setLeaving(end);
  }
  function start(end: ListedEnd, pressed: LooseEndPress): void {
    press.reset();
    if (pressed === "quoted" || pressed === "close") setAsking({ end, press: pressed });
    else press.mutate({ end, press: pressed });
  }
  const askedBy = (one: "quoted" | "close") => (asking?.press === one ? asking.end : undefined);
  const { cursor, point } = useLooseKeys(ends, {
    press(end) {
      const [first] = pressesOf(end);
      if (first && !press.isPending && !isBusy(end)) start(end, first.press);
    },
    leave: startLeaving,
    help: () => setIsHelpOpen(true),
  });

  return (
    <>
      <div className="grid gap-1 px-4 pt-4 md:px-6 md:pt-5">
        <PageHeading title={words.title} waiting={data?.total} />
        <p className="text-soft">{words.hint}</p>
      </div>
      <div className="grid gap-3 px-4 pt-3 empty:hidden md:px-6">
        {press.error && (
          <Notice tone="late">
            <p>{failureText(press.error)}</p>
          </Notice>
        )}
        {leave.data && !takeUp.isSuccess && (
          <Notice tone="soon">
            <p role="status">
              {leftNotice.left(
                looseEndNames[leave.variables.end.kind].toLowerCase(),
                leave.variables.end.lead.name,
              )}
            </p>
            <Button
              ref={undo}
              look="quiet"
              busy={takeUp.isPending}
              // The button goes.
              onClick={() => takeUp.mutate(leave.variables.end, { onSuccess: focusHeading })}
            >
              {leftNotice.undo}
            </Button>
            {takeUp.error && <p>{failureText(takeUp.error)}</p>}
          </Notice>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {press.isSuccess && words.ended(press.variables.end.lead.name)}
      </p>
      {!data && error && (
        <div className="p-4 md:p-6">
          <Failed error={error} onRetry={refetch} />
        </div>
      )}
      {!data && !error && <Waiting label={words.loading} />}
      {data && ends.length === 0 && <Empty heading={words.none.heading}>{words.none.text}</Empty>}
      {[...Map.groupBy(ends, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind} aria-labelledby={`loose-${kind}`} className="pt-5">
          <h2 id={`loose-${kind}`} className="px-4 pb-1 text-heading md:px-6">
            {looseEndNames[kind]}
          </h2>
          <ul className="border-t border-line">
            {ofKind.map((end) => (
              <LooseEndLine
                key={end.key}
                end={end}
                presses={pressesOf(end)}
                isCursor={end.key === cursor}
                isBusy={isBusy(end)}
                onPoint={() => point(end.key)}
                onPress={(one) => start(end, one)}
                onLeave={() => startLeaving(end)}
              />
            ))}
          </ul>
        </section>
      ))}
      {data && data.total > ends.length && (
        <p className="p-4 text-soft md:px-6">{words.more(ends.length, data.total)}</p>
      )}
      <OutcomeDialog end={askedBy("quoted")} onClose={() => setAsking(undefined)} />
      <CloseDialog
        end={askedBy("close")}
        onChosen={(lostReason) => {
          setAsking(undefined);
          if (asking) press.mutate({ end: asking.end, press: "close", lostReason });
        }}
        onClose={() => setAsking(undefined)}
      />
      <LeaveDialog
        end={leaving}
        busy={leave.isPending}
        error={leave.error}
        onLeave={(why) => {
          if (!leaving) return;
          takeUp.reset();
          leave.mutate({ end: leaving, ...why }, { onSuccess: () => setLeaving(undefined) });
        }}
        onClose={() => setLeaving(undefined)}
      />
      <KeysDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}
