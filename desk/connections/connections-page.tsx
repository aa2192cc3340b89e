import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { connectionsPage as words } from "#content/en/desk/connections.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { WebhookList } from "#desk/webhooks/webhook-list.tsx";
import { Button } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import { TokenItem } from "./token-item.tsx";
import { tokensQuery } from "./tokens-query.ts";

/** The programs of others: those that read and write here, by their tokens, and those that are told what happens. */
export function Component() {
  if (useMay("staff")) return <Connections />;
  return (
    <div className="p-4 md:p-6">
      <PageHeading title={words.title} />
      <Empty heading={words.forOwner.heading}>{words.forOwner.text}</Empty>
    </div>
  );
}

function Connections() {
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 p-4 md:p-6">
      <PageHeading title={words.title} />
      <Tokens />
      <WebhookList />
    </div>
  );
}

function Tokens() {
  const id = useId();
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-heading">
          {words.tokens}
        </h2>
        <Button onClick={() => setMaking(true)}>{words.make}</Button>
      </div>
      <div className="grid max-w-2xl gap-1 text-soft">
        <p>{words.intro}</p>
        <p className="flex flex-wrap gap-x-4 text-small">
          <span>
            {words.address}
            <code className="text-ink wrap-anywhere select-all">{`${location.origin}/api/v1`}</code>
          </span>
          <a href="/api/v1/openapi.json" className="text-link underline">
            {words.calls}
          </a>
        </p>
        <p className="text-small">{words.recipes}</p>
      </div>
      {error && !tokens && <Failed error={error} onRetry={refetch} />}
      {!error && !tokens && <Waiting rows={2} label={words.loading} />}
      {tokens?.length === 0 && <p className="border-y border-line py-3">{words.none}</p>}
      {tokens && tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
      <MakeTokenDialog open={isMaking} onClose={() => setMaking(false)} />
    </section>
  );
}
