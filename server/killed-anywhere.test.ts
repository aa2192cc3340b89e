import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
  UpdateQueryNode,
} from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar/calendar-day.ts";
import type { Callout } from "#domain/roof-photo/callout.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Delivery } from "#server/mail/message.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { someEstimate, someOption } from "#tests/support/estimate-values.ts";
import { readLeadAs, writeAsVisitor } from "#tests/support/leads.ts";
import { patience } from "#tests/support/patience.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { someProjectContent } from "#tests/support/project-values.ts";
import { someFinding, someReport } from "#tests/support/report-values.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const newId = () => randomBytes(18).toString("base64url");

/** A call as whoever makes it repeats it until it is answered. */
type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> };
/** Where a process ends during a call: before its nth write, or after its nth transaction was committed. */
type End = { at: "write" | "commit"; left: number };

/**
 * What staff find on a roof and what its owner makes of it, from the first photo to a finished roof that is taken down again.
 * Before every write of every call, and after every commit, the process ends once: the call has no answer, and is made again at
 * the next process. Every call that was answered is made once more, as if the answer had been lost.
 */
describe.each(engines)("processes that end around every write, on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Visitor & { id: string };
  let delivered: Delivery[];
  let end: End | undefined;
  let ends: number;
  const now = { at: Date.parse("2026-06-02T16:00:00Z") };

  beforeEach(async () => {
    [end, ends, delivered] = [undefined, 0, []];
    now.at = Date.parse("2026-06-02T16:00:00Z");
    storage = await createStorage(engine);
    connection = await storage.open();
    server = await start();
    owner = await signIn({ ...server, mails: delivered } as TestApp, "owner", "Olive Owner");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  /** The same site, whose next process listens where the last one did. */
  function start(port = 0): Promise<TestApp> {
    return startTestApp(engine, {
      ...storage.forApp,
      port,
      clock: () => new Date(now.at),
      throughDatabase: ending,
      transport: {
        async deliver(delivery) {
          delivered.push(delivery);
        },
        close() {},
      },
    });
  }

  function passes(at: End["at"]): boolean {
    if (end?.at !== at || end.left === 0) return true;
    end.left -= 1;
    if (end.left > 0) return true;
    ends += 1;
    return false;
  }

  /** Once it has ended, it does nothing more until its successor has started. */
  function check(at: End["at"]): void {
    if (!passes(at)) throw new Error("the process has ended");
    if (end?.left === 0) throw new Error("the process has ended");
  }

  function ending(given: Connection): Connection {
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (isWrite(node)) check("write");
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return {
      ...given,
      database: given.database.withPlugin(plugin),
      async transact(work) {
        const made = await given.transact((transaction) =>
          work(transaction.withPlugin(plugin) as typeof transaction),
        );
        check("commit");
        return made;
      },
    };
  }

  async function succeed(): Promise<void> {
    const port = Number(new URL(server.url).port);
    await server.close();
    end = undefined;
    server = await start(port);
  }

  async function ask({ method, path: url, body, headers }: Call) {
    const isForm = typeof body === "string";
    const answer = await fetch(`${server.url}${url}`, {
      method,
      redirect: "manual",
      headers: {
        ...(isForm
          ? {
              "content-type": "application/x-www-form-urlencoded",
              "sec-fetch-site": "same-origin",
            }
          : {
              "content-type": "application/json",
              cookie: owner.cookie,
              "x-csrf-token": owner.csrfToken,
            }),
        ...headers,
      },
      ...(body !== undefined && {
        body:
          isForm || body instanceof Uint8Array
            ? (body as string | Uint8Array<ArrayBuffer>)
            : JSON.stringify(body),
      }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : undefined };
  }

  /** @returns the answer, once a process lives long enough to give one. */
  async function insist(call: Call) {
    for (const at of ["write", "commit"] as const) {
      for (let nth = 1; ; nth += 1) {
        end = { at, left: nth };
        const { status } = await ask(call);
        if (end.left > 0) {
          end = undefined;
          expect(status, `${call.method} ${call.path}`).toBeLessThan(400);
          break;
        }
        await succeed();
      }
    }
    const [one, other] = [await ask(call), await ask(call)];
    expect(one.status, JSON.stringify(one.body)).toBeLessThan(400);
    expect(other).toEqual(one);
    // What an ended process was about to mail is another's once its lease has passed.
    now.at += 15 * 60_000;
    await server.app.services.outbox.drained();
    return one;
  }

  it("lose nothing that was answered, and do nothing twice", {
    timeout: patience.longTest * 6,
  }, async () => {
    const { id: lead } = await writeAsVisitor(server, owner, {
      ...{ name: "Cal", email: "cal@example.com" },
      address: "12 Maple Street, Fairfax, VA 22030",
    });
    const at = `/api/desk/leads/${lead}`;
    const { page } = await owner.post(`${at}/my-roof`, {});
    const home = new URL(page.address).pathname;

    const [before, after] = [newId(), newId()];
    const picture = new Uint8Array(await halves("jpeg"));
    for (const id of [before, after]) {
      const headers = { "content-type": "image/jpeg" };
      await insist({ method: "PUT", path: `${at}/roof-photos/${id}`, body: picture, headers });
    }
    const said = { part: "chimney", condition: "damaged", note: "Cracked crown" };
    await insist({ method: "PATCH", path: `${at}/roof-photos/${before}`, body: said });
    const callout: Callout = { kind: "arrow", from: { x: 0, y: 0 }, to: { x: 0.5, y: 0.5 } };
    await insist({
      ...{ method: "PUT", path: `${at}/roof-photos/${before}/callouts/${newId()}` },
      body: { revision: 1, callout },
    });

    const report = newId();
    const finding = someFinding({ id: "boot", urgency: "now", photos: [before] });
    const content = someReport({
      findings: [finding],
      advice: { kind: "repair", years: null, words: "Replace the collar in one visit." },
    });
    await insist({
      ...{ method: "PUT", path: `${at}/reports/${report}`, body: { revision: 0, content } },
    });
    const sending = { method: "PUT", path: `${at}/reports/${report}/sending` };
    await insist({ ...sending, body: { revision: 1, isSeenBeyondFacts: true } });

    const estimate = newId();
    const day = calendarDay("2026-06-02");
    const dates = { begin: addDays(day, 20), end: addDays(day, 30) };
    const offer = someEstimate({
      validUntil: addDays(day, 40),
      options: [someOption({ dates, allowances: [] })],
    });
    const estimateAt = `${at}/estimates/${estimate}`;
    await insist({
      ...{ method: "PUT", path: estimateAt },
      body: { revision: 0, content: offer, writing: newId() },
    });
    await insist({ method: "PUT", path: `${estimateAt}/sending`, body: { revision: 1 } });
    const choice = { id: newId(), kind: "chosen", option: "o1" };
    await insist({
      ...{ method: "POST", path: `${home}/estimate/${estimate}/answer` },
      body: String(new URLSearchParams(choice)),
    });

    const projectAt = `${at}/projects/${newId()}`;
    const pictures = [
      { id: before, stage: "before" as const, says: "" },
      { id: after, stage: "after" as const, says: "" },
    ];
    const shown = someProjectContent({ pictures });
    await insist({ method: "PUT", path: projectAt, body: { revision: 0, content: shown } });
    const asked = await insist({
      ...{ method: "PUT", path: `${projectAt}/question`, body: { revision: 1 } },
    });
    const { id: project, question } = asked.body.project;
    const consentAt = `${home}/finished-roof/${project}`;
    const answer = (says: "yes" | "no") =>
      String(new URLSearchParams({ says, question: question.id }));
    await insist({ method: "POST", path: consentAt, body: answer("yes") });
    // Publishing is for owners who have just proved who they are.
    owner = await signIn({ ...server, mails: delivered } as TestApp, "owner", "Olga Owner");
    await insist({
      ...{ method: "PUT", path: `${projectAt}/publication`, body: { question: question.id } },
    });
    expect(server.app.services.projects.all().map(({ id }) => id)).toEqual([project]);
    await insist({ method: "POST", path: consentAt, body: answer("no") });
    expect(server.app.services.projects.all()).toEqual([]);

    await succeed();
    expect(ends).toBeGreaterThan(60);
    expect(server.app.services.projects.all()).toEqual([]);
    const { photos } = (await owner.send("GET", `${at}/roof-photos`)).body;
    expect(photos.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [before, after].toSorted(),
    );
    const first = photos.find(({ id }: { id: string }) => id === before);
    expect(first).toMatchObject({ ...said, callouts: [{ revision: 1, callout }] });
    for (const id of [before, after]) {
      const file = await fetch(`${server.url}${at}/roof-photos/${id}`, {
        headers: { cookie: owner.cookie },
      });
      expect(file.status).toBe(200);
    }
    const { reports } = (await owner.send("GET", `${at}/reports`)).body;
    expect(reports).toMatchObject([{ id: report, state: "sent", content: content as object }]);
    expect(reports[0].photos).toHaveLength(2);
    const { estimates } = (await owner.send("GET", `${at}/estimates`)).body;
    expect(estimates).toMatchObject([{ id: estimate, answers: [{ id: choice.id }] }]);
    const { projects } = (await owner.send("GET", `${at}/projects`)).body;
    expect(projects).toMatchObject([{ id: project, state: "taken-back" }]);

    const { timeline } = await readLeadAs(owner, lead);
    const done = timeline.flatMap((entry) =>
      entry.kind === "report" || entry.kind === "estimate" || entry.kind === "project"
        ? [`${entry.kind} ${entry.details.does}`]
        : [],
    );
    expect(done.toSorted()).toEqual(
      [
        ...["report sent", "estimate sent", "estimate chosen"],
        ...["project asked", "project agreed", "project published", "project taken-back"],
      ].toSorted(),
    );

    await server.app.services.outbox.drained();
    const rows = await connection.database
      .selectFrom("outbox")
      .select(["kind", "state"])
      .where("lead_id", "=", lead)
      .execute();
    const queued = rows.map(({ kind, state }) => `${kind} ${state}`).toSorted();
    expect(queued).toEqual([...new Set(queued)]);
    // Of a process that ended between a mail and the note that it went, the mail goes again: with the same id.
    const letters = new Map(delivered.map((delivery) => [delivery.id, delivery]));
    const told = [...letters.values()].flatMap(({ to, subject = "" }) =>
      JSON.stringify(to).includes("cal@example.com") ? [subject] : [],
    );
    for (const subject of [/^The report about your roof$/, /estimate/i, /May we show/]) {
      expect(
        told.filter((one) => subject.test(one)),
        told.join("; "),
      ).toHaveLength(1);
    }
    const files = await readdir(path.join(storage.dataDir, "photos"), { recursive: true });
    expect(files.filter((name) => name.endsWith(".jpg")).length).toBeGreaterThanOrEqual(2);
  });
});

function isWrite(node: RootOperationNode): boolean {
  return InsertQueryNode.is(node) || UpdateQueryNode.is(node) || DeleteQueryNode.is(node);
}
