import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { connectionsPage as words } from "#content/en/desk/connections.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import { Button } from "#ui/desk/button.tsx";
import { Empty } from "#ui/desk/empty.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import { TokenItem } from "./token-item.tsx";
import { tokensQuery } from "./tokens-query.ts";

/** The programs of others that may read and write here, by their tokens. */
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
  const { data: tokens, error, refetch } = useQuery(tokensQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={words.title}>
        <Button onClick={() => setMaking(true)}>{words.make}</Button>
      </PageHeading>
      <div className="grid max-w-2xl gap-1 text-soft">
        <p>{words.intro}</p>
        <p className="text-small">
          {words.address}
          <code className="text-ink wrap-anywhere select-all">{`${location.origin}/api/v1`}</code>{" "}
          <a href="/api/v1/openapi.json" className="text-link underline">
            {words.calls}
          </a>
        </p>
        <p className="text-small">{words.recipes}</p>
      </div>
      {error && !tokens && <Failed error={error} onRetry={refetch} />}
      {!error && !tokens && <Waiting rows={2} label={words.loading} />}
      {tokens?.length === 0 && <Empty heading={words.none.heading}>{words.none.text}</Empty>}
      {tokens && tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </ul>
      )}
      <MakeTokenDialog open={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}
