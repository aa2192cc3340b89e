import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { sql } from "kysely";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSmtpInbox } from "#tests/support/smtp-inbox.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { type Engine, engines } from "#tests/support/test-app.ts";
import type { Connection } from "./database/connection.ts";
import { loggedError } from "./logged-error.ts";

const mailbox = "ada@example.com";

async function errorOf(work: () => Promise<unknown>): Promise<Error> {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It did not fail.");
}

describe.each(engines)("a fault of %s in the log", (engine) => {
  let storage: Storage;
  let connection: Connection;
  beforeAll(async () => {
    storage = await createStorage(engine);
    connection = await storage.open();
  });
  afterAll(async () => {
    await connection.close();
    await storage.drop();
  });

  const messages: Record<string, Record<Engine, string>> = {
    repeated: {
      sqlite: "UNIQUE constraint failed: settings.name",
      postgres: 'duplicate key value violates unique constraint "settings_pkey"',
    },
    missing: {
      sqlite: "NOT NULL constraint failed: settings.value",
      postgres: 'null value in column "value" of relation "settings" violates not-null constraint',
    },
    unknown: {
      sqlite: "no such table: nowhere",
      postgres: 'relation "nowhere" does not exist',
    },
  };
  const store = (value: string | null) => () =>
    sql`insert into settings (name, value) values (${mailbox}, ${value})`.execute(
      connection.database,
    );

  it("says what it is about, and quotes no value", async () => {
    await store("once")();
    const faults = {
      repeated: await errorOf(store("twice")),
      missing: await errorOf(store(null)),
      unknown: await errorOf(() => sql`select * from nowhere`.execute(connection.database)),
    };
    for (const [kind, error] of Object.entries(faults)) {
      const logged = loggedError(error);
      expect(logged.message).toBe(messages[kind]?.[engine]);
      expect(logged.code).toMatch(/^(?:\d\w{4}|ERR_SQLITE_ERROR)$/);
      expect(JSON.stringify(logged)).not.toContain(mailbox);
    }
  });
});

describe("a message that quotes a value", () => {
  it("is the code alone when PostgreSQL could not read the value", async () => {
    const storage = await createStorage("postgres");
    const { database, close } = await storage.open();
    const error = await errorOf(() => sql`select ${mailbox}::integer`.execute(database));
    expect(error.message).toContain(mailbox);
    expect(loggedError(error)).toMatchObject({ code: "22P02", message: "22P02" });
    await close();
    await storage.drop();
  });

  it("is the code alone when a mail server said it", async () => {
    const inbox = await startSmtpInbox({ refuse: mailbox });
    const transport = createTransport({ host: "127.0.0.1", port: inbox.port });
    const error = await errorOf(() =>
      transport.sendMail({ from: "office@example.com", to: mailbox, text: "" }),
    );
    expect(loggedError(error)).toMatchObject({ code: "EENVELOPE", message: "EENVELOPE" });
    await inbox.close();
  });

  it("is without it when Node was given it", async () => {
    const wrong = await errorOf(async () => Buffer.from(703_555_0142 as unknown as string));
    const header = await errorOf(async () =>
      request({ host: "127.0.0.1", headers: { "x-name": "Ada\nLovelace" } }),
    );
    for (const error of [wrong, header]) {
      const { message } = loggedError(error);
      expect(message.length).toBeGreaterThan(20);
      expect(message).not.toMatch(/703|Lovelace/);
    }
  });
});

it("a fault of the system is in the log with its file", async () => {
  const error = await errorOf(() => readFile("/none/of/these"));
  expect(loggedError(error)).toMatchObject({
    type: "Error",
    code: "ENOENT",
    message: "ENOENT: no such file or directory, open '/none/of/these'",
  });
});

it("a fault of our own is in the log with its message and its places", () => {
  const logged = loggedError(new TypeError("x is undefined"));
  expect(logged).toMatchObject({ type: "TypeError", message: "x is undefined" });
  expect(logged).not.toHaveProperty("code");
  expect(logged.stack).toContain("logged-error.test.ts");
});
