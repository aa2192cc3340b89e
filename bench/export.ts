import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#server/database/connect.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { lastArrival, storeManyLeads } from "#tests/support/many-leads.ts";
import { outboxRow } from "#tests/support/rows.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { startServer } from "./start-server.ts";

/*
 * How long others wait while the owner exports a person with 15,000 leads and 300 letters, on both databases:
 * `npm run bench -- export`. Fails when anybody waits longer than `most` milliseconds.
 */

const leads = 15_000;
const letters = 300;
const most = 50;
const pingEvery = 5;
const email = "property.manager@example.com";
const print = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = await mkdtemp(path.join(tmpdir(), "site-export-"));
const postgres = await startPostgres();
try {
  await measureExport("sqlite", undefined);
  await measureExport("postgres", `${postgres.url}/postgres`);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureExport(engine: string, databaseUrl: string | undefined): Promise<void> {
  const token = await fill(databaseUrl);
  const site = await startServer("site", databaseUrl, { dataDir });
  const { cookie, personId } = await signIn(site.url, token);

  const waits: number[] = [];
  let isDone = false;
  const pinging = (async () => {
    while (!isDone) {
      const start = performance.now();
      await (await fetch(`${site.url}/healthz`)).text();
      waits.push(performance.now() - start);
      await pause(pingEvery);
    }
  })();
  const start = performance.now();
  const answer = await fetch(`${site.url}/api/desk/people/${personId}/export`, {
    headers: { cookie },
  });
  let bytes = 0;
  for await (const piece of answer.body ?? []) bytes += piece.length;
  const seconds = (performance.now() - start) / 1_000;
  isDone = true;
  await pinging;
  await site.stop();

  const longest = Math.max(...waits);
  print(
    `${engine}: ${answer.status}, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; ` +
      `${waits.length} others waited at most ${longest.toFixed(0)} ms`,
  );
  if (answer.status !== 200 || longest > most) process.exitCode = 1;
}

/** Stores a person with many leads, and an owner. @returns the token that lets the owner in. */
async function fill(databaseUrl: string | undefined): Promise<string> {
  const connection = await connect({ dataDir, databaseUrl });
  await storeManyLeads(connection, leads);
  const { database } = connection;
  for (let number = 1; number <= leads; number += 5_000) {
    await database
      .updateTable("leads")
      .set({ email, person_key: email })
      .where("number", ">=", number)
      .where("number", "<", number + 5_000)
      .execute();
  }
  // The server finds the one person that all of them are of now.
  await database.deleteFrom("people").execute();
  const at = lastArrival.toISOString();
  const person = { name: "Pat Manager", email, phone: "7035550111", address: "" };
  const payload = { person, subject: "Your roofs", text: "We come on Friday.", staffId: "one" };
  const letter = {
    ...({ kind: "desk-letter", state: "sent", created_at: at, sent_at: at } as const),
    payload: JSON.stringify(payload),
  };
  const rows = Array.from({ length: letters }, (_, index) =>
    outboxRow({ ...letter, id: `letter-${index}`, lead_id: `lead-${index + 1}` }),
  );
  await database.insertInto("outbox").values(rows).execute();
  const operator = createOperatorServices({ connection, siteUrl: "", clock: () => new Date() });
  const owner = { name: "Owner", email: "owner@office.example", role: "owner" } as const;
  const token = await operator.invite(owner);
  await connection.close();
  return token;
}

/** Lets the owner in, and searches for the person. */
async function signIn(url: string, token: string): Promise<{ cookie: string; personId: string }> {
  const visitor = await connectVisitor(url);
  const { headers } = await visitor.send("POST", "/api/desk/invitation", { token });
  const cookies = headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const cookie = [visitor.cookie, ...cookies].join("; ");
  const found = await visitor.send("POST", "/api/desk/people/search", { email }, { cookie });
  return { cookie, personId: found.body.leads[0].personId };
}
