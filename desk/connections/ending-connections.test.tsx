import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { webhooksQuery } from "#desk/webhooks/webhook-queries.ts";
import type { AccessToken } from "#domain/token/access-token.ts";
import type { Webhook } from "#domain/webhook/webhook.ts";
import { EndingConnections } from "./ending-connections.tsx";
import { tokensQuery } from "./tokens-query.ts";

const [olga, otto] = [
  { id: "olga", name: "Olga" },
  { id: "otto", name: "Otto" },
];
const moment = "2026-06-02T16:00:00.000Z";

const hook: Webhook = {
  ...{ id: "crm", name: "CRM of the office", address: null, kinds: ["arrived"], state: "on" },
  ...{ offBecause: null, madeBy: olga, madeAt: moment, failingSince: null, arrivedAt: null },
  ...{ waiting: 0, formerSecretUntil: null },
};

/** What is read before Olga is deactivated. */
function shown(webhooks: Webhook[], tokens: AccessToken[] = []): string {
  const queries = new QueryClient();
  queries.setQueryData(webhooksQuery.queryKey, webhooks);
  queries.setQueryData(tokensQuery.queryKey, tokens);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <EndingConnections makerId={olga.id} />
    </QueryClientProvider>,
  );
  return html.replace(/<[^>]+>/g, "").trim();
}

it("names the webhooks that end with their maker", () => {
  expect(shown([hook, { ...hook, id: "n8n", name: "n8n", madeBy: otto }])).toBe(
    "Webhooks that they set up are switched off until another owner switches them on: CRM of the office.",
  );
});

it("says nothing of those that send nothing", () => {
  expect(
    shown([
      { ...hook, state: "off" },
      { ...hook, state: "paused" },
    ]),
  ).toBe("");
  expect(shown([])).toBe("");
});
