import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { checkTextProvider } from "./text-provider.ts";

const servers: { close(): unknown }[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function provider(status: number) {
  const server = createServer((_request, response) => response.writeHead(status).end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/Messages.json`;
  return { url, account: "AC1", token: "secret", from: "+17035550100" };
}

const siteUrl = "https://roofer.example";

it.each([
  [
    200,
    "ok",
    /^127\.0\.0\.1:\d+ accepts our account; it has to post .*\/texts\/incoming, and posts .*\/texts\/status$/,
  ],
  [401, "FAULT", /does not accept ALERT_SMS_ACCOUNT with ALERT_SMS_TOKEN$/],
  [500, "warn", /answers with 500$/],
])("takes a provider that answers %i as %s", async (status, state, text) => {
  const alertSms = await provider(status);
  const finding = await checkTextProvider({ alertSms, visitorTexts: alertSms, siteUrl });
  expect(finding).toMatchObject({ state, text: expect.stringMatching(text) });
  expect(finding.text).not.toContain("secret");
});

it("says what is missing", async () => {
  const none = { alertSms: undefined, visitorTexts: undefined, siteUrl };
  expect(await checkTextProvider(none)).toMatchObject({ state: "skip" });
  const alertSms = { ...(await provider(200)), url: "http://127.0.0.1:9/" };
  expect(await checkTextProvider({ ...none, alertSms })).toMatchObject({
    state: "FAULT",
    text: "127.0.0.1:9 does not answer: is ALERT_SMS_URL right?",
  });
  const staffOnly = await checkTextProvider({ ...none, alertSms: await provider(200) });
  expect(staffOnly.text).toContain("visitors are not texted");
});
