import { copyFile, rm } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { inject } from "vitest";
import { buildApp, type Overrides } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Delivery, MailTransport } from "#server/mail/message.ts";
import { connectVisitor, type Visitor } from "./api-visitor.ts";
import { makeDataFolder } from "./data-folders.ts";
import { patience } from "./patience.ts";
import { createDatabase } from "./postgres-databases.ts";
import { testedBusiness } from "./tested-business.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

export type TestApp = {
  app: FastifyInstance;
  url: string;
  /** The server's time. */
  clock: { now: Date };
  /** Accepted mails, in order. Await `app.services.outbox.drained()` first. */
  mails: Delivery[];
  visitor(): Promise<Visitor>;
  close(): Promise<void>;
};

/** Tuesday noon in Virginia, in a week without a holiday. */
const someNoon = new Date("2026-06-02T16:00:00Z");

/** A server on a free port with its own database. */
export async function startTestApp(
  engine: Engine,
  options: Overrides & {
    env?: Record<string, string>;
    databaseUrl?: string;
    /** Delivers mail as configured in `env`, by SMTP or into files, instead of into `mails`. */
    realMail?: boolean;
    /** Where it listens, if others have to know it beforehand. */
    port?: number;
  } = {},
): Promise<TestApp> {
  const dataDir = await makeDataFolder();
  const own = engine === "postgres" && !options.databaseUrl ? await createDatabase() : undefined;
  if (engine === "sqlite") await storeTables(dataDir);
  const databaseUrl = options.databaseUrl ?? own?.url;
  const clock = { now: someNoon };
  const mails: Delivery[] = [];
  const recording: MailTransport = {
    async deliver(delivery) {
      mails.push(delivery);
    },
    close() {},
  };
  const config = readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    SITE_URL: "http://site.test",
    LOG_LEVEL: "silent",
    RATE_LIMIT: "off",
    // Each costs PostgreSQL a process.
    DATABASE_CONNECTIONS: "2",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  const app = await buildApp(config, {
    clock: () => clock.now,
    profile: testedBusiness,
    // On a machine at work on ten other things, the first picture's process alone takes half a minute to start.
    decodeTimes: { decode: patience.longTest, turn: patience.longTest },
    ...(!options.realMail && { transport: recording }),
    ...options,
  });
  const url = await app.listen({ port: options.port ?? 0, host: "127.0.0.1" });
  return {
    app,
    url,
    clock,
    mails,
    visitor: () => connectVisitor(url),
    async close() {
      await app.close();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An SQLite file with tables, without rows, in a new data folder. */
export async function storeTables(dataDir: string): Promise<void> {
  await copyFile(inject("sqliteTemplate"), path.join(dataDir, "site.db"));
}
