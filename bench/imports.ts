import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { WholeImport } from "#domain/import/import-contract.ts";
import { connect } from "#server/database/connect.ts";
import type { Connection } from "#server/database/connection.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import {
  housecallJobs,
  jobberClients,
  quickbooksContacts,
} from "#tests/support/import/exported-files.ts";
import { person } from "#tests/support/visitors.ts";
import { startPostgres } from "../scripts/run/start-postgres.ts";
import { row } from "./columns.ts";
import { processorTime } from "./processor-time.ts";
import { startServer } from "./start-server.ts";

/*
 * How long a file of 50,000 customers takes to be checked, imported and undone, and an archive of everything to be made, on both databases, and what it costs meanwhile:
 * `npm run bench -- imports`, or `imports sqlite 20000` for one of them and a smaller file; `housecall` or `quickbooks` for a file of
 * those. Fails when checking and importing
 * together, or undoing, take longer than five minutes, or the server takes more than 100 MB more.
 */

const wanted = process.argv.slice(2);
const rows = Number(wanted.find((one) => /^\d+$/.test(one)) ?? 50_000);
const rowsOf = wanted.includes("housecall")
  ? housecallJobs
  : wanted.includes("quickbooks")
    ? quickbooksContacts
    : jobberClients;
const limits = { seconds: 300, megabytes: 100 };
/** Milliseconds between two messages that visitors send meanwhile. */
const messageEvery = 500;
const print = (text: string) => process.stdout.write(`${text}\n`);

if (!wanted.includes("postgres")) await measureImport("sqlite", undefined);
if (!wanted.includes("sqlite")) {
  const postgres = await startPostgres();
  try {
    await measureImport("postgres", `${postgres.url}/postgres`);
  } finally {
    await postgres.stop();
  }
}

async function measureImport(engine: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-imports-"));
  const connection = await connect({ dataDir, databaseUrl });
  const operator = createOperatorServices({ connection, siteUrl: "", clock: () => new Date() });
  const owner = { name: "Owner", email: "owner@office.example", role: "owner" } as const;
  const token = await operator.invite(owner);
  const site = await startServer("site", databaseUrl, { dataDir });
  try {
    const desk = await signIn(site.url, token);
    // What the server does after its start.
    await pause(5_000);
    const before = await resident(site.pid);
    print(row(`${rows} rows (${engine})`, ["seconds", "server s", "db s", "MB more", "p95 ms"]));
    const used = async () => [
      await processorTime([site.pid]),
      await processorTime(await backendsOf(connection, databaseUrl)),
    ];

    let most = before;
    const measured = async (name: string, work: () => Promise<unknown>): Promise<number> => {
      let isDone = false;
      const waits: number[] = [];
      const watching = (async () => {
        while (!isDone) {
          most = Math.max(most, await resident(site.pid));
          await pause(50);
        }
      })();
      const writing = (async () => {
        const visitor = await connectVisitor(site.url);
        for (let index = 0; !isDone; index += 1) {
          const start = performance.now();
          const { status } = await visitor.send("POST", "/api/customers/contact", {
            ...{ ...person(index), email: `${name}.${index}@visitor.example` },
            ...{ subject: "Contact Request: roof-repair", message: `Number ${index}` },
          });
          if (status !== 201) throw new Error(`a message was answered with ${status}`);
          waits.push(performance.now() - start);
          await pause(messageEvery);
        }
      })();
      const processors = await used();
      const start = performance.now();
      // Whatever fails, the others end, too.
      await work().finally(() => {
        isDone = true;
      });
      const seconds = (performance.now() - start) / 1_000;
      const after = await used();
      await Promise.all([watching, writing]);
      const [server = 0, database = 0] = after.map(
        (one, at) => (one - (processors[at] ?? 0)) / 1_000,
      );
      const p95 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
      const figures = [seconds.toFixed(1), server.toFixed(1), database.toFixed(1)];
      print(row(name, [...figures, (most - before).toFixed(0), p95.toFixed(0)]));
      return seconds;
    };

    let id = "";
    await measured("upload", async () => {
      id = await desk.upload(rowsOf(rows));
    });
    const checking = await measured("check", () => desk.done(`${id}/check`));
    const importing = await measured("import", () => desk.done(`${id}/run`));
    const { outcomes: imported } = await desk.read(id);
    await measured("archive", desk.archive);
    const undoing = await measured("undo", () => desk.done(`${id}/undo`));
    const { outcomes } = await desk.read(id);
    print(`imported ${imported.imported}, undone ${outcomes.undone}, kept ${outcomes.kept}\n`);
    const isWithin =
      checking + importing <= limits.seconds &&
      undoing <= limits.seconds &&
      most - before <= limits.megabytes;
    if (!isWithin || outcomes.undone !== imported.imported) process.exitCode = 1;
  } finally {
    await site.stop();
    await connection.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Lets the owner in. */
async function signIn(url: string, token: string) {
  const visitor = await connectVisitor(url);
  const { headers } = await visitor.send("POST", "/api/desk/invitation", { token });
  const cookies = headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  const cookie = [visitor.cookie, ...cookies].join("; ");

  async function read(id: string): Promise<WholeImport> {
    return (await visitor.send("GET", `/api/desk/imports/${id}`, undefined, { cookie })).body
      .import;
  }

  return {
    read,
    /** Of everything, to its end. */
    async archive(): Promise<void> {
      const ask = (method: string) =>
        visitor.send(method, "/api/desk/archive", method === "POST" ? {} : undefined, { cookie });
      let { status, body } = await ask("POST");
      while (status < 300 && body.archive?.state === "making") {
        await pause(1_000);
        ({ status, body } = await ask("GET"));
      }
      const state = body.archive?.state;
      if (state !== "ready") throw new Error(`the archive: ${status} ${state ?? body.error}`);
    },
    async upload(text: string): Promise<string> {
      const answer = await fetch(`${url}/api/desk/imports?fileName=clients.csv`, {
        method: "POST",
        headers: { "content-type": "text/csv", cookie, "x-csrf-token": visitor.csrfToken },
        body: text,
      });
      if (answer.status !== 201) throw new Error(`uploading: ${answer.status}`);
      return (await answer.json()).import.id;
    },
    /** To its end, as an open screen waits for it. */
    async done(what: string): Promise<void> {
      const path = `/api/desk/imports/${what}`;
      const { status, body } = await visitor.send("POST", path, {}, { cookie });
      if (status >= 300) throw new Error(`${what}: ${status} ${body.error}`);
      for (let { state } = body.import; ["checking", "importing", "undoing"].includes(state); ) {
        await pause(1_000);
        ({ state } = await read(body.import.id));
      }
    },
  };
}

/** The processes of PostgreSQL that work for the server. */
async function backendsOf({ database }: Connection, url: string | undefined): Promise<number[]> {
  if (!url) return [];
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'`.execute(database);
  return rows.map(({ pid }) => pid);
}

/** Resident megabytes. */
async function resident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}
