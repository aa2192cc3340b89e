import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { deviceItem as words } from "#content/en/desk/settings.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { session as sessionSchema } from "#domain/staff/staff-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { sessionsQuery } from "./settings-queries.ts";

/** One browser that somebody is signed in on. */
export function DeviceItem({ session }: { session: z.output<typeof sessionSchema> }) {
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () =>
      deskClient.DELETE("/desk/sessions/{id}", { params: { path: { id: session.id } } }),
    onSuccess: () =>
      queries.setQueryData(sessionsQuery.queryKey, (all) =>
        all?.filter(({ id }) => id !== session.id),
      ),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 first:border-t">
      <div className="min-w-0">
        <p className="font-semibold break-words">{session.device}</p>
        <p className="text-small text-soft">
          {words.since}
          <Moment at={session.createdAt} />
          {session.isThis ? (
            words.thisOne
          ) : (
            <>
              {words.lastSeen}
              <Moment at={session.seenAt} />
            </>
          )}
          {session.keptUntil && (
            <>
              {words.keptUntil}
              <Moment at={session.keptUntil} />
            </>
          )}
        </p>
      </div>
      {!session.isThis && (
        <Button look="plain" busy={end.isPending} onClick={() => end.mutate()}>
          {words.signOut}
          <span className="sr-only"> {session.device}</span>
        </Button>
      )}
      {end.error && (
        <p role="alert" className="w-full text-small font-semibold text-late">
          {failureText(end.error)}
        </p>
      )}
    </li>
  );
}
