import type { Connection } from "#server/database/connection.ts";
import type { Delivery } from "#server/mail/message.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { createStorage, type Storage } from "./storage.ts";
import { type Engine, startTestApp, type TestApp } from "./test-app.ts";

const minute = 60_000;

/** A server with a provider of texts, and a connection of its own to look at what is stored. */
export type AlertingSite = {
  provider: Dispatcher;
  storage: Storage;
  connection: Connection;
  server: TestApp;
  /** Lets minutes pass, with a look for due leads after each. */
  pass(minutes: number): Promise<void>;
  /** Mails and texts about leads in the order they were sent: `ann: New lead: Ada`. */
  alerts(): string[];
  /** What was texted, oldest first. */
  texts(): { to: string; body: string }[];
  stop(): Promise<void>;
};

/** @param env settings besides those of the provider. */
export async function startAlertingSite(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<AlertingSite> {
  const provider = await startDispatcher();
  const storage = await createStorage(engine);
  const server = await startTestApp(engine, {
    ...storage.forApp,
    env: {
      ...storage.forApp.env,
      ALERT_SMS_URL: `${provider.url}/{sid}`,
      ALERT_SMS_ACCOUNT: "AC17",
      ALERT_SMS_TOKEN: "secret token",
      ALERT_SMS_FROM: "+17035550100",
      ...env,
    },
  });
  const connection = await storage.open();
  return {
    ...{ provider, storage, connection, server },
    async pass(minutes) {
      for (let passed = 0; passed < minutes; passed += 1) {
        server.clock.now = new Date(server.clock.now.getTime() + minute);
        await server.app.services.outbox.drained();
      }
    },
    alerts: () =>
      server.mails
        .filter(({ to }) => addressOf(to).endsWith("@office.example"))
        .map(({ to, subject }) => `${addressOf(to).replace(/@.*/, "")}: ${subject}`),
    texts: () =>
      provider.calls.map(({ body }) => {
        const fields = new URLSearchParams(body);
        return { to: fields.get("To") ?? "", body: fields.get("Body") ?? "" };
      }),
    async stop() {
      await connection.close();
      await server.close();
      await storage.drop();
      provider.close();
    },
  };
}

export function addressOf(to: Delivery["to"]): string {
  return typeof to === "string" ? to : to.address;
}
