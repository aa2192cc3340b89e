import { useQuery } from "@tanstack/react-query";
import { endingConnections as words } from "#content/en/desk/connections.ts";
import { webhooksQuery } from "#desk/webhooks/webhook-queries.ts";
import { Notice } from "#ui/desk/notice.tsx";
import { tokensQuery } from "./tokens-query.ts";

/** Which access tokens and webhooks end when their maker leaves or is no longer an owner; nothing while they have made none. */
export function EndingConnections({ makerId }: { makerId: string }) {
  const { data: tokens, isError: areTokensUnknown } = useQuery(tokensQuery);
  const { data: webhooks, isError: areWebhooksUnknown } = useQuery(webhooksQuery);
  const endingTokens = tokens
    ?.filter(({ madeBy, ended }) => madeBy.id === makerId && ended === null)
    .map(({ name, lastCharacters }) => words.token(name, lastCharacters));
  const endingWebhooks = webhooks
    ?.filter(({ madeBy, state }) => madeBy.id === makerId && state === "on")
    .map(({ name }) => name);
  return (
    <>
      <Ending words={words.tokens} named={endingTokens} isUnknown={areTokensUnknown} />
      <Ending words={words.webhooks} named={endingWebhooks} isUnknown={areWebhooksUnknown} />
    </>
  );
}

function Ending({
  words: { some, unknown },
  named,
  isUnknown,
}: {
  words: { some: (named: string) => string; unknown: string };
  named: string[] | undefined;
  isUnknown: boolean;
}) {
  if (!isUnknown && !named?.length) return null;
  return (
    <Notice tone="late">
      <p className="wrap-anywhere">{named ? some(named.join(", ")) : unknown}</p>
    </Notice>
  );
}
