import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { replyMailboxSettings as words } from "#content/en/desk/silence.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import { SettingsSection } from "#desk/settings/settings-section.tsx";
import type { ReplyMailboxState } from "#domain/outside/silence-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { replyMailboxPlace, replyMailboxQuery } from "./reply-mailbox-query.ts";

/** The mailbox that is read for replies: whether it answers, why not, and what to do then. Nothing where none is read. */
export function ReplyMailboxSettings() {
  const { data: mailbox, error, refetch } = useQuery(replyMailboxQuery);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isShown = Boolean(mailbox) || Boolean(error);
  useEffect(() => {
    if (isShown && hash === `#${replyMailboxPlace}`) place.current?.focus();
  }, [isShown, hash]);
  if (!isShown) return null;
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
      <SettingsSection title={words.title} hint={words.hint}>
        {mailbox ? <Mailbox mailbox={mailbox} /> : <Failed error={error} onRetry={refetch} />}
      </SettingsSection>
    </div>
  );
}

function Mailbox({ mailbox }: { mailbox: NonNullable<ReplyMailboxState> }) {
  const { user, host, folder, answeredAt, fault } = mailbox;
  const queries = useQueryClient();
  const read = useMutation({
    mutationFn: async () => bodyOf(await deskClient.POST("/desk/reply-mailbox/readings")).mailbox,
    onSuccess(state) {
      queries.setQueryData(replyMailboxQuery.queryKey, state);
      void queries.invalidateQueries({ queryKey: ["silences"] });
    },
  });
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {words.of(user, host)}
        {folder !== words.inbox && words.folder(folder)}
      </p>
      {/* What "Read it now" has found is said. */}
      <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {fault ? (
          <Notice tone="late">
            <p className="font-semibold">{words.faults[fault].why}</p>
            {answeredAt && (
              <p>
                {words.notSince}
                <Moment at={answeredAt} />.
              </p>
            )}
            <p>{words.faults[fault].todo}</p>
            <p>{words.meanwhile}</p>
          </Notice>
        ) : (
          <p className="text-soft">
            {answeredAt ? (
              <>
                {words.read}
                <Moment at={answeredAt} />
                {words.every}
              </>
            ) : (
              words.never
            )}
          </p>
        )}
        {read.error && (
          <Notice tone="late">
            <p>{failureText(read.error)}</p>
          </Notice>
        )}
      </div>
      <div>
        <Button look="quiet" busy={read.isPending} onClick={() => !read.isPending && read.mutate()}>
          {words.now}
        </Button>
      </div>
    </>
  );
}
