import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { inject } from "vitest";
import { buildApp, type Overrides } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import type { Delivery, MailTransport } from "#server/mail/message.ts";

export const engines = ["sqlite", "postgres"] as const;
export type Engine = (typeof engines)[number];

export type TestApp = {
  app: FastifyInstance;
  url: string;
  /** What the server believes the time to be. */
  clock: { now: Date };
  /** Mails that were accepted, in order. `await app.services.outbox.drained()` first. */
  mails: Delivery[];
  visitor(): Promise<Visitor>;
  close(): Promise<void>;
};

/** A client as a browser is one: keeps its cookie, sends its CSRF token, speaks JSON. */
export type Visitor = {
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Record<string, never> & ApiBody }>;
};

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type ApiBody = any;

/** Tuesday noon in Virginia, no holiday within the week. */
const someNoon = new Date("2026-06-02T16:00:00Z");

/** A server on a free port with a database of its own. */
export async function startTestApp(
  engine: Engine,
  options: Overrides & {
    env?: Record<string, string>;
    databaseUrl?: string;
    /** Mails go where the environment says, by SMTP or into files, and not into `mails`. */
    realMail?: boolean;
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const own = engine === "postgres" && !options.databaseUrl ? await createDatabase() : undefined;
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
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  const app = await buildApp(config, {
    clock: () => clock.now,
    ...(!options.realMail && { transport: recording }),
    ...options,
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    app,
    url,
    clock,
    mails,
    visitor: () => newVisitor(url),
    async close() {
      await app.close();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function newVisitor(url: string): Promise<Visitor> {
  const first = await fetch(`${url}/api/auth/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  return {
    async send(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          cookie,
          "x-csrf-token": csrfToken,
          ...headers,
        },
        ...(body !== undefined && {
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text ? JSON.parse(text) : {},
      };
    },
  };
}

/** A fresh database on the test run's PostgreSQL. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: `${adminUrl}/postgres` });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return {
    url: `${adminUrl}/${name}`,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
