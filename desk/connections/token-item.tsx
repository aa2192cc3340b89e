import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { scopeWords, tokenItem as words } from "#content/en/desk/connections.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { Moment } from "#desk/parts/moment.tsx";
import type { AccessToken } from "#domain/token/access-token.ts";
import { Button } from "#ui/desk/button.tsx";
import { tokensQuery } from "./tokens-query.ts";

/** One token: what it may do, when it was used, and ending it. */
export function TokenItem({ token }: { token: AccessToken }) {
  const {
    id,
    name,
    scopes,
    lastCharacters,
    madeBy,
    madeAt,
    expiresAt,
    lastUsedAt,
    ended,
    endedAt,
    revokedBy,
  } = token;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: async () =>
      bodyOf(await deskClient.DELETE("/desk/tokens/{id}", { params: { path: { id } } })).tokens,
    onSuccess(tokens) {
      setAsking(false);
      queries.setQueryData(tokensQuery.queryKey, tokens);
      queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line py-3 first:border-t">
      <div className="grid gap-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{name}</span>{" "}
          <code className="text-small whitespace-nowrap text-soft">
            {words.endsIn(lastCharacters)}
          </code>
        </p>
        {ended && <p className="text-small font-semibold text-late">{words.ends[ended]}</p>}
        <p className="text-small">{scopes.map((scope) => scopeWords[scope].name).join(", ")}</p>
        <p className="text-small text-soft wrap-anywhere">
          {words.madeBy(madeBy.name)}
          <Moment at={madeAt} />
        </p>
        <p className="text-small text-soft">
          {lastUsedAt ? (
            <>
              {words.lastUsed}
              <Moment at={lastUsedAt} />
            </>
          ) : (
            words.neverUsed
          )}
        </p>
        {endedAt && (
          <p className="text-small text-soft wrap-anywhere">
            {revokedBy ? words.revokedBy(revokedBy) : words.endedAt}
            <Moment at={endedAt} />
          </p>
        )}
        {!ended && (
          <p className="text-small text-soft">
            {expiresAt ? (
              <>
                {words.expires}
                <Moment at={expiresAt} />
              </>
            ) : (
              words.expiresNever
            )}
          </p>
        )}
      </div>
      {ended !== "revoked" && (
        <Button look="plain" onClick={() => setAsking(true)}>
          {words.revoke}
          <span className="sr-only">{words.revokeWhat(name)}</span>
        </Button>
      )}
      <ConfirmDialog
        title={words.revokeTitle(name)}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm={words.revokeSubmit}
        onConfirm={() => revoke.mutate()}
        busy={revoke.isPending}
        error={revoke.error}
      >
        <p>{words.stops}</p>
      </ConfirmDialog>
    </li>
  );
}
