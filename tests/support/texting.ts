import type { Connection } from "#server/database/connection.ts";
import { addConsentOfAll } from "#server/text/consents.ts";
import { createStorage, type Storage } from "./storage.ts";
import { type Engine, startTestApp, type TestApp } from "./test-app.ts";
import { type StandInProvider, startTextProvider } from "./text-provider.ts";

/** A server that texts visitors through a stand-in, and a connection of its own to look at what is stored. */
export type TextingSite = {
  provider: StandInProvider;
  storage: Storage;
  connection: Connection;
  server: TestApp;
  /** Keeps for everybody with a number, as somebody at the desk would, that it wants texts. */
  consent(number: string): Promise<void>;
  /** Moves the server's time, and sends what is due then. */
  at(moment: string): Promise<void>;
  /** States and errors of all texts to people, oldest first. */
  outcomes(): Promise<{ state: string; error: string | null }[]>;
  stop(): Promise<void>;
};

export async function startTextingSite(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<TextingSite> {
  const provider = await startTextProvider();
  const storage = await createStorage(engine);
  const server = await startTestApp(engine, {
    ...storage.forApp,
    env: { ...storage.forApp.env, ...provider.env, ...env },
  });
  const connection = await storage.open();
  return {
    ...{ provider, storage, connection, server },
    consent: (number) =>
      connection.transact((transaction) =>
        addConsentOfAll(
          transaction,
          { number, state: "consented", wording: "By phone", way: "desk" },
          server.clock.now,
        ),
      ),
    async at(moment) {
      server.clock.now = new Date(moment);
      await server.app.services.outbox.drained();
    },
    outcomes: () =>
      connection.database
        .selectFrom("outbox")
        .select(["state", "error"])
        .where("kind", "=", "person-text")
        .orderBy("created_at")
        .orderBy("id")
        .execute(),
    async stop() {
      await connection.close();
      provider.close();
      await server.close();
      await storage.drop();
    },
  };
}
