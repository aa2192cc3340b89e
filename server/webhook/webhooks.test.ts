import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook as Checker } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { importSource } from "#domain/lead/lead-sources.ts";
import { type Delivery, webhookKinds } from "#domain/webhook/webhook.ts";
import { webhookPayload } from "#domain/webhook/webhook-payload.ts";
import type { Connection } from "#server/database/connection.ts";
import { holdMails, releaseMails } from "#server/mail/held-mails.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { connectProgram } from "#tests/support/programs.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book, person } from "#tests/support/visitors.ts";
import { wholeDatabase } from "#tests/support/whole-database.ts";

const minute = 60_000;
const hour = 60 * minute;

/** What arrived at a receiver. */
type Arrived = {
  headers: Record<string, string>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read payloads of every shape
  payload: any;
};

describe.each(engines)("webhooks on %s", (engine) => {
  let storage: Storage;
  let connection: Connection;
  let server: TestApp;
  let receiver: Receiver;
  let owner: Visitor & { id: string };

  beforeEach(async () => {
    receiver = await startReceiver();
    storage = await createStorage(engine);
    server = await startServer();
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
    receiver.close();
  });

  function startServer(env: Record<string, string> = { ADDRESSES_INSIDE: "on" }) {
    return startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, ...env },
    });
  }

  async function add(own: object = {}): Promise<{ id: string; secret: string }> {
    const wanted = { name: "n8n", address: receiver.address, kinds: webhookKinds, ...own };
    const { status, body } = await owner.send("POST", "/api/desk/webhooks", wanted);
    expect(status).toBe(201);
    return body;
  }

  const listed = async () => (await owner.send("GET", "/api/desk/webhooks")).body.webhooks;
  const logOf = async (id: string): Promise<Delivery[]> =>
    (await owner.send("GET", `/api/desk/webhooks/${id}/deliveries`)).body.deliveries;
  const sent = (at: TestApp = server) => at.app.services.webhookSender.drained();

  /** Time passes, and whatever is due by then is sent. */
  async function sentAfter(milliseconds: number, at: TestApp = server): Promise<void> {
    at.clock.now = new Date(at.clock.now.getTime() + milliseconds);
    await sent(at);
  }

  /** What a receiver reads, by the library, at the server's time. */
  function verified(secret: string, sent: Pick<Arrived, "headers" | "body"> | undefined) {
    vi.useFakeTimers({ toFake: ["Date"], now: server.clock.now });
    try {
      return new Checker(secret).verify(sent?.body ?? "", sent?.headers ?? {});
    } finally {
      vi.useRealTimers();
    }
  }

  const typesOf = (arrived: Arrived[]) => arrived.map(({ payload }) => payload.type);

  it("post each kind of event with the records of /api/v1, signed so that the library takes it", async () => {
    const { secret } = await add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const visitor = await server.visitor();
    expect((await book(visitor, { date: "2026-06-03", timeSlot: "9:00 AM" })).status).toBe(201);
    const [lead] = (await owner.send("GET", "/api/desk/leads?list=all")).body.leads;
    await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: "Has a dog." });
    await sent();
    const arrived = receiver.arrived;
    expect(typesOf(arrived).toSorted()).toEqual(["lead.arrived", "lead.note"]);
    const program = await connectProgram(server, owner, [
      ...(["leads:read", "events:read", "people:read", "appointments:read"] as const),
    ]);
    const { body: asLead } = await program.send("GET", `/leads/${lead.id}`);
    const { body: events } = await program.send("GET", `/leads/${lead.id}/events`);
    const { body: asPerson } = await program.send("GET", `/people/${asLead.lead.personId}`);
    const { body: appointments } = await program.send("GET", "/appointments");
    for (const { headers, body, payload } of arrived) {
      expect(verified(secret, { headers, body })).toEqual(payload);
      expect(headers["content-type"]).toBe("application/json");
      expect(webhookPayload.parse(payload)).toEqual(payload);
      expect(payload.data).toMatchObject({
        leadId: lead.id,
        person: asPerson.person,
        appointment: appointments.appointments[0],
        event: events.events.find(({ id }: { id: string }) => id === headers["webhook-id"]),
      });
    }
    const last = arrived.find(({ payload }) => payload.type === "lead.note");
    expect(last?.payload.data.lead).toEqual(asLead.lead);
    expect(last?.payload.data.event).toMatchObject({ kind: "note", text: "Has a dog." });
  });

  it("are told of what their owner has chosen, once they are there, and of nothing else", async () => {
    await writeAsVisitor(server, owner, person(1));
    await add({ kinds: ["call"] });
    const lead = await writeAsVisitor(server, owner, person(2));
    await owner.post(`/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });
    await sent();
    expect(typesOf(receiver.arrived)).toEqual(["lead.call"]);
  });

  it("are tried again after growing pauses, with the same id and the records as they are then", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    receiver.answer = (_request, response) =>
      response.writeHead(500, { "content-type": "text/html" }).end("<h1>No\u0000</h1> workflow");
    const lead = await writeAsVisitor(server, owner);
    await sent();
    expect(await logOf(id)).toMatchObject([
      {
        ...{ kind: "arrived", state: "waiting", tries: 1, status: 500, fault: null },
        ...{ excerpt: "No workflow", lead: { id: lead.id } },
        nextTryAt: new Date(server.clock.now.getTime() + 5_000).toISOString(),
      },
    ]);
    await sentAfter(4_000);
    expect(receiver.arrived).toHaveLength(1);
    await sentAfter(2_000);
    await sentAfter(5 * minute);
    expect(receiver.arrived).toHaveLength(3);
    expect((await listed())[0]).toMatchObject({ failingSince: expect.any(String), waiting: 1 });
    receiver.answer = (_request, response) => response.writeHead(204).end();
    await owner.post(`/api/desk/leads/${lead.id}/calls`, { outcome: "reached", note: "" });
    await sentAfter(30 * minute);
    const ids = new Set(receiver.arrived.map(({ headers }) => headers["webhook-id"]));
    expect(ids.size).toBe(1);
    expect(receiver.arrived.at(-1)?.payload.data.lead.state).toBe("contacted");
    expect(await logOf(id)).toMatchObject([
      { state: "arrived", tries: 4, status: 204, nextTryAt: null, excerpt: "" },
    ]);
    expect((await listed())[0]).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it("that hang, hang up, redirect or answer without end delay neither each other nor a mail", async () => {
    const hanging = await startReceiver();
    const redirecting = await startReceiver();
    const endless = await startReceiver();
    try {
      hanging.answer = () => {};
      redirecting.answer = (_request, response) =>
        response.writeHead(307, { location: receiver.address }).end();
      endless.answer = (_request, response) => {
        response.writeHead(200);
        const more = () => response.write("x".repeat(65_536), (error) => error ?? more());
        more();
      };
      const slow = await add({ name: "Hangs", address: hanging.address, kinds: ["arrived"] });
      const led = await add({ name: "Leads", address: redirecting.address, kinds: ["arrived"] });
      const long = await add({ name: "Endless", address: endless.address, kinds: ["arrived"] });
      const good = await add({ kinds: ["arrived"] });
      for (let number = 1; number <= 5; number += 1) {
        await writeAsVisitor(server, owner, person(number));
      }
      await server.app.services.outbox.drained();
      expect(server.mails.length).toBeGreaterThanOrEqual(10);
      server.app.services.webhookSender.wake();
      await expect.poll(() => receiver.arrived.length).toBe(5);
      await expect.poll(() => endless.arrived.length).toBe(5);
      await expect
        .poll(async () => (await logOf(long.id)).map(({ state }) => state))
        .toEqual(Array(5).fill("arrived"));
      await expect
        .poll(async () => (await logOf(led.id)).map(({ status }) => status))
        .toEqual(Array(5).fill(307));
      expect((await logOf(good.id)).every(({ state }) => state === "arrived")).toBe(true);
      // Two are on their way, the others wait.
      expect(hanging.arrived).toHaveLength(2);
      expect((await logOf(slow.id)).map(({ state }) => state)).toEqual(Array(5).fill("waiting"));
      hanging.close();
    } finally {
      for (const one of [hanging, redirecting, endless]) one.close();
    }
  });

  it("are refused inside the network: as they are added, and by what their name leads to later", async () => {
    // Added where it was allowed, sent where it is not.
    const { id } = await add({ kinds: ["arrived"] });
    await server.close();
    server = await startServer({});
    owner = await signIn(server, "owner");
    for (const [address, sentence] of [
      ["https://127.0.0.1/hook", "Leads into a private network, where we do not send."],
      ["https://169.254.169.254/latest/meta-data", expect.stringContaining("private network")],
      ["https://localhost/hook", expect.stringContaining("private network")],
      ["http://example.com/hook", expect.stringContaining("has to begin with https://")],
      ["https://me:secret@example.com/hook", expect.stringContaining("not an address")],
      ["hook", expect.stringContaining("not an address")],
    ] as const) {
      const wanted = { name: "n8n", address, kinds: ["arrived"] };
      const { status, body } = await owner.send("POST", "/api/desk/webhooks", wanted);
      expect([address, status, body.fields]).toEqual([address, 400, { address: sentence }]);
    }
    await writeAsVisitor(server, owner);
    await sent();
    expect(await logOf(id)).toMatchObject([{ state: "waiting", status: null }]);
    expect(receiver.arrived).toEqual([]);
  });

  it("are switched off after three days of nothing but failures, which owners are mailed", async () => {
    const { id } = await add({ kinds: ["arrived", "note"] });
    receiver.answer = (_request, response) => {
      // The first try takes as long as one may, the last no time.
      if (receiver.arrived.length === 1) {
        server.clock.now = new Date(server.clock.now.getTime() + 15_000);
      }
      response.writeHead(503).end();
    };
    const lead = await writeAsVisitor(server, owner);
    await sent();
    for (let tries = 1; tries < 10; tries += 1) {
      const { state } = await connection.database
        .selectFrom("webhooks")
        .select("state")
        .executeTakeFirstOrThrow();
      expect([tries, state]).toEqual([tries, "on"]);
      const { next_try_at } = await connection.database
        .selectFrom("webhook_deliveries")
        .select("next_try_at")
        .executeTakeFirstOrThrow();
      server.clock.now = new Date(next_try_at ?? "");
      await sent();
    }
    await server.app.services.outbox.drained();
    await refreshed();
    expect(await logOf(id)).toMatchObject([{ state: "failed", tries: 10, nextTryAt: null }]);
    expect((await listed())[0]).toMatchObject({ state: "off", offBecause: "failing", waiting: 0 });
    const told = server.mails.filter(({ subject }) => subject === "The webhook n8n is off");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Answered 503");
    const ready = await (await fetch(`${server.url}/readyz`)).json();
    expect(ready).toMatchObject({ webhooksOff: 1 });
    // What happens now is not kept for it.
    await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: "Later." });
    receiver.answer = (_request, response) => response.end();
    const tried = await owner.send("POST", `/api/desk/webhooks/${id}/tests`);
    expect(tried.status).toBe(201);
    await sent();
    expect(await logOf(id)).toMatchObject([
      { kind: "test", state: "arrived", status: 200 },
      { kind: "arrived", state: "failed" },
    ]);
    const on = await owner.send("PATCH", `/api/desk/webhooks/${id}`, { state: "on" });
    expect(on.body.webhooks).toMatchObject([{ state: "on", offBecause: null }]);
    await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: "Now." });
    await sent();
    expect(receiver.arrived.at(-1)?.payload.data.event.text).toBe("Now.");
    const [{ id: failed } = { id: "" }] = (await logOf(id)).filter(
      ({ state }) => state === "failed",
    );
    await owner.post(`/api/desk/webhooks/${id}/deliveries/${failed}/replays`, {});
    await sent();
    expect(receiver.arrived.at(-1)?.headers["webhook-id"]).toBe(failed);
    expect((await logOf(id)).map(({ state }) => state)).toEqual(Array(3).fill("arrived"));
  });

  /** Who calls has to have proved lately who they are. */
  async function refreshed(): Promise<void> {
    owner = await signIn(server, "owner", "Olive again");
  }

  it("are switched off at once by a 410, and by one that works in between not at all", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    receiver.answer = (_request, response) => response.writeHead(410).end();
    await writeAsVisitor(server, owner, person(1));
    await sent();
    expect((await listed())[0]).toMatchObject({ state: "off", offBecause: "gone" });
    expect(await logOf(id)).toMatchObject([{ state: "failed", status: 410, tries: 1 }]);
    await owner.send("PATCH", `/api/desk/webhooks/${id}`, { state: "on" });
    let failing = true;
    receiver.answer = (_request, response) => response.writeHead(failing ? 500 : 200).end();
    await writeAsVisitor(server, owner, person(2));
    await sent();
    await sentAfter(70 * hour);
    failing = false;
    await refreshed();
    await writeAsVisitor(server, owner, person(3));
    await sent();
    failing = true;
    await sentAfter(24 * hour);
    await refreshed();
    expect((await listed())[0]).toMatchObject({ state: "on" });
    expect((await logOf(id)).map(({ state }) => state)).toEqual(["arrived", "failed", "failed"]);
  });

  it("stay on when one fails for the first time, however long ago another one failed that was not sent again", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    receiver.answer = (_request, response) => response.writeHead(500).end();
    const lead = await writeAsVisitor(server, owner, person(1));
    await sent();
    const erase = `/api/desk/people/${lead.personId}/erase`;
    expect((await owner.send("POST", erase, { confirm: String(lead.number) })).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 96 * hour);
    await refreshed();
    await writeAsVisitor(server, owner, person(2));
    await sent();
    expect(await logOf(id)).toMatchObject([{ state: "waiting", tries: 1 }]);
    expect((await listed())[0]).toMatchObject({ state: "on", waiting: 1 });
    await sentAfter(72 * hour);
    await refreshed();
    expect((await listed())[0]).toMatchObject({ state: "off", offBecause: "failing" });
  });

  it("never tell of somebody who was erased, but that the lead is gone", async () => {
    const { id } = await add();
    receiver.answer = (_request, response) => response.writeHead(500).end("Ada Homeowner?");
    const lead = await writeAsVisitor(server, owner, ada);
    await sent();
    const erase = `/api/desk/people/${lead.personId}/erase`;
    expect((await owner.send("POST", erase, { confirm: String(lead.number) })).status).toBe(200);
    receiver.arrived.length = 0;
    receiver.answer = (_request, response) =>
      response.writeHead(409).end(`${ada.name} has open invoices`);
    await sentAfter(hour);
    await refreshed();
    expect(await logOf(id)).toMatchObject([{ kind: "gone", status: 409, excerpt: "" }]);
    const afterwards = (await wholeDatabase(connection)).get("webhook_deliveries");
    expect(afterwards).not.toContain(ada.name.toLowerCase());
    receiver.arrived.length = 0;
    receiver.answer = (_request, response) => response.end();
    await sentAfter(hour);
    expect(receiver.arrived.map(({ payload }) => payload)).toEqual([
      { type: "lead.gone", timestamp: expect.any(String), data: { leadId: lead.id } },
    ]);
    expect(await logOf(id)).toMatchObject([{ kind: "gone", state: "arrived", lead: null }]);
    const log = (await wholeDatabase(connection)).get("webhook_deliveries");
    expect(log).not.toContain("homeowner");
  });

  it("are told that a lead is gone once nothing about it can be on its way any more", async () => {
    const { id } = await add({ kinds: ["arrived", "gone"] });
    let answerLate = () => {};
    receiver.answer = (_request, response) => {
      answerLate = () => response.end();
    };
    const lead = await writeAsVisitor(server, owner, person(1));
    server.app.services.webhookSender.wake();
    await expect.poll(() => receiver.arrived.length).toBe(1);
    const erase = `/api/desk/people/${lead.personId}/erase`;
    expect((await owner.send("POST", erase, { confirm: String(lead.number) })).status).toBe(200);
    // A try takes 15 seconds at most.
    server.clock.now = new Date(server.clock.now.getTime() + 15_000);
    await connection.database
      .selectFrom("webhook_deliveries")
      .select(["kind", "next_try_at"])
      .executeTakeFirstOrThrow()
      .then(({ kind, next_try_at }) => {
        expect(kind).toBe("gone");
        expect(Date.parse(next_try_at ?? "")).toBeGreaterThan(server.clock.now.getTime());
      });
    receiver.answer = (_request, response) => response.end();
    answerLate();
    await sentAfter(minute);
    expect(typesOf(receiver.arrived)).toEqual(["lead.arrived", "lead.gone"]);
    expect(await logOf(id)).toMatchObject([{ kind: "gone", state: "arrived" }]);
  });

  it("are told of what happens before they are told of many leads that are gone", async () => {
    const { id } = await add({ kinds: ["arrived", "gone"] });
    await holdMails(connection.database, server.clock.now);
    const moment = server.clock.now.toISOString();
    for (let number = 1; number <= 5; number += 1) {
      await connection.database
        .insertInto("webhook_deliveries")
        .values({
          ...{ webhook_id: id, id: `gone_${number}`, kind: "gone", lead_id: `${number}` },
          ...{ created_at: moment, state: "waiting", next_try_at: moment, first_tried_at: null },
          ...{ tried_at: null, status: null, fault: null, milliseconds: null },
        })
        .execute();
    }
    server.clock.now = new Date(server.clock.now.getTime() + minute);
    await writeAsVisitor(server, owner, person(1));
    const held: ServerResponse[] = [];
    receiver.answer = (_request, response) => held.push(response);
    await releaseMails(connection.database, { since: moment, isDropping: false });
    server.app.services.webhookSender.wake();
    // As many as are on their way at once.
    await expect.poll(() => held.length).toBe(2);
    expect(typesOf(receiver.arrived)).toContain("lead.arrived");
    receiver.answer = (_request, response) => response.end();
    for (const response of held) response.end();
    await sent();
    expect(receiver.arrived).toHaveLength(6);
  });

  it("are not told that leads are gone of which they were never told: those of an import", async () => {
    await add({ kinds: ["arrived", "note", "gone"] });
    const imported = await writeAsVisitor(server, owner, person(1));
    const noted = await writeAsVisitor(server, owner, person(2));
    await connection.database.updateTable("leads").set({ came_from: importSource }).execute();
    await connection.database.deleteFrom("webhook_deliveries").execute();
    await owner.post(`/api/desk/leads/${noted.id}/notes`, { text: "Has a dog." });
    for (const { personId, number } of [imported, noted]) {
      const erase = `/api/desk/people/${personId}/erase`;
      expect((await owner.send("POST", erase, { confirm: String(number) })).status).toBe(200);
    }
    await sentAfter(minute);
    expect(receiver.arrived.filter(({ payload }) => payload.type === "lead.gone")).toMatchObject([
      { payload: { data: { leadId: noted.id } } },
    ]);
  });

  it("show what is sent again as being sent, not what came of it before", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    await writeAsVisitor(server, owner, person(1));
    await sent();
    const [arrived] = await logOf(id);
    expect(arrived).toMatchObject({ state: "arrived", status: 200 });
    await holdMails(connection.database, server.clock.now);
    const path = `/api/desk/webhooks/${id}/deliveries/${arrived?.id}/replays`;
    expect((await owner.send("POST", path)).body.deliveries).toMatchObject([
      { state: "waiting", status: null, fault: null, milliseconds: null, excerpt: "" },
    ]);
    // It is tried at once, and whatever comes of it waits for nothing.
    expect((await listed())[0]).toMatchObject({ waiting: 0 });
  });

  it("can be paused, changed, and given a new secret, which for a day is one of two", async () => {
    const { id, secret } = await add({ kinds: ["arrived"] });
    const change = (changes: object) => owner.send("PATCH", `/api/desk/webhooks/${id}`, changes);
    expect((await change({ state: "paused" })).body.webhooks).toMatchObject([{ state: "paused" }]);
    await writeAsVisitor(server, owner, person(1));
    await change({ state: "on", name: "Sheet", kinds: ["note", "arrived"] });
    expect((await listed())[0]).toMatchObject({ name: "Sheet", kinds: ["arrived", "note"] });
    const rotated = await owner.send("POST", `/api/desk/webhooks/${id}/secret`);
    expect(rotated.status).toBe(201);
    expect(rotated.body.secret).not.toBe(secret);
    await writeAsVisitor(server, owner, person(2));
    await sent();
    const [first] = receiver.arrived;
    expect(receiver.arrived).toHaveLength(1);
    for (const one of [secret, rotated.body.secret]) {
      expect(verified(one, first)).toEqual(first?.payload);
    }
    server.clock.now = new Date(server.clock.now.getTime() + 25 * hour);
    await refreshed();
    await writeAsVisitor(server, owner, person(3));
    await sent();
    const last = receiver.arrived.at(-1);
    expect(last?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
    await owner.send("DELETE", `/api/desk/webhooks/${id}`);
    expect(await listed()).toEqual([]);
    await writeAsVisitor(server, owner, person(4));
    await sent();
    expect(receiver.arrived).toHaveLength(2);
    expect((await owner.send("GET", `/api/desk/webhooks/${id}/deliveries`)).status).toBe(404);
    const { entries } = (await owner.send("GET", "/api/desk/audit")).body;
    const actions = entries.map(({ action }: { action: string }) => action);
    for (const action of ["added", "changed", "rotated", "removed"]) {
      expect(actions).toContain(`webhook.${action}`);
    }
  });

  it("keep address and secret to themselves, and ask for both again when the site's key is another", async () => {
    const secretPath = "a-path-that-nobody-else-knows";
    const { id, secret } = await add({ address: `${receiver.address}/${secretPath}` });
    for (const [table, stored] of await wholeDatabase(connection)) {
      expect(`${table}: ${stored.includes(secretPath)}`).toBe(`${table}: false`);
      expect(`${table}: ${stored.includes(secret.toLowerCase())}`).toBe(`${table}: false`);
    }
    await server.close();
    server = await startServer({
      ADDRESSES_INSIDE: "on",
      CSRF_SECRET: "another-secret-of-the-site",
    });
    owner = await signIn(server, "owner");
    await writeAsVisitor(server, owner);
    await sent();
    expect(await listed()).toMatchObject([{ address: null }]);
    expect(await logOf(id)).toMatchObject([{ state: "waiting", fault: "sealed" }]);
  });

  it("stop when whoever chose where they lead is no longer an owner, until another owner takes over", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    const second = await signIn(server, "owner", "Otto");
    await second.send("PATCH", `/api/desk/staff/${owner.id}`, { role: "office" });
    await writeAsVisitor(server, second, person(1));
    await sent();
    expect(receiver.arrived).toEqual([]);
    const before = (await second.send("GET", "/api/desk/webhooks")).body.webhooks;
    expect(before).toMatchObject([{ state: "off", offBecause: "left" }]);
    await server.app.services.outbox.drained();
    const told = server.mails.filter(({ subject }) => subject === "The webhook n8n is off");
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.to)).toContain("otto@office.example");
    expect(told[0]?.text).toContain("is no longer an owner here");
    const { entries } = (await second.send("GET", "/api/desk/audit")).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        ...{ action: "webhook.ended", details: { webhook: id, because: "left" } },
      }),
    );
    await second.send("PATCH", `/api/desk/staff/${owner.id}`, { role: "owner" });
    await writeAsVisitor(server, second, person(3));
    await sent();
    expect(receiver.arrived, "does not come back with its maker").toEqual([]);
    const resumed = await second.send("PATCH", `/api/desk/webhooks/${id}`, { state: "on" });
    expect(resumed.body.webhooks).toMatchObject([{ state: "on", madeBy: { name: "Otto" } }]);
    await writeAsVisitor(server, second, person(2));
    await sent();
    expect(receiver.arrived).toHaveLength(1);
  });

  it("give up what waits when they are paused, but for what has arrived meanwhile", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    receiver.answer = (_request, response) => response.writeHead(500).end();
    await writeAsVisitor(server, owner, person(1));
    await sent();
    let answerLate = () => {};
    receiver.answer = (_request, response) => {
      answerLate = () => response.end();
    };
    await writeAsVisitor(server, owner, person(2));
    server.app.services.webhookSender.wake();
    await expect.poll(() => receiver.arrived.length).toBe(2);
    const paused = await owner.send("PATCH", `/api/desk/webhooks/${id}`, { state: "paused" });
    expect(paused.body.webhooks).toMatchObject([{ state: "paused", waiting: 0 }]);
    answerLate();
    await sent();
    expect((await logOf(id)).map(({ state, fault }) => ({ state, fault }))).toEqual(
      expect.arrayContaining([
        { state: "failed", fault: "off" },
        { state: "arrived", fault: null },
      ]),
    );
  });

  it("are the owners' alone", async () => {
    const { id } = await add();
    for (const role of ["office", "inspector"] as const) {
      const other = await signIn(server, role);
      expect((await other.send("GET", "/api/desk/webhooks")).status).toBe(403);
      expect((await other.send("POST", `/api/desk/webhooks/${id}/tests`)).status).toBe(403);
    }
  });

  it("lose nothing when the process ends in the middle", async () => {
    await add({ kinds: ["arrived"] });
    receiver.answer = () => {};
    await writeAsVisitor(server, owner, person(1));
    await writeAsVisitor(server, owner, person(2));
    await writeAsVisitor(server, owner, person(3));
    server.app.services.webhookSender.wake();
    await expect.poll(() => receiver.arrived.length).toBe(2);
    // As if it had been killed: what it had begun, it never stores.
    const known = new Set(receiver.arrived.map(({ headers }) => headers["webhook-id"]));
    const other = await startServer();
    try {
      receiver.answer = (_request, response) => response.end();
      other.clock.now = new Date(server.clock.now.getTime() + 2 * minute);
      await sent(other);
      const after = receiver.arrived.slice(2).map(({ headers }) => headers["webhook-id"]);
      expect(new Set(after).size).toBe(3);
      expect(after).toEqual(expect.arrayContaining([...known]));
    } finally {
      await other.close();
    }
  });

  it("are sent nothing by a restored copy until an operator says so", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    await writeAsVisitor(server, owner, person(1));
    await holdMails(connection.database, server.clock.now);
    server.clock.now = new Date(server.clock.now.getTime() + minute);
    await writeAsVisitor(server, owner, person(2));
    await sentAfter(hour);
    expect(receiver.arrived).toEqual([]);
    const since = new Date(server.clock.now.getTime() - hour - minute).toISOString();
    await releaseMails(connection.database, { since, isDropping: true });
    await sent();
    expect(receiver.arrived.map(({ payload }) => payload.data.lead.name)).toEqual([person(2).name]);
    expect((await logOf(id)).map(({ state, fault }) => [state, fault])).toEqual([
      ["arrived", null],
      ["failed", "dropped"],
    ]);
  });

  it("keep their log for 30 days", async () => {
    const { id } = await add({ kinds: ["arrived"] });
    await writeAsVisitor(server, owner, person(1));
    await sentAfter(29 * 24 * hour);
    await refreshed();
    await server.app.services.operations.deleteOldRows();
    expect(await logOf(id)).toHaveLength(1);
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 24 * hour);
    await refreshed();
    await server.app.services.operations.deleteOldRows();
    expect(await logOf(id)).toEqual([]);
  });

  it("have a log that is read page by page", async () => {
    const { id } = await add({ kinds: ["note"] });
    const lead = await writeAsVisitor(server, owner, person(1));
    for (let number = 1; number <= 53; number += 1) {
      await owner.post(`/api/desk/leads/${lead.id}/notes`, { text: `Note ${number}` });
    }
    await sent();
    const path = `/api/desk/webhooks/${id}/deliveries`;
    const first = (await owner.send("GET", path)).body;
    expect(first.deliveries).toHaveLength(50);
    const rest = (await owner.send("GET", `${path}?before=${encodeURIComponent(first.next)}`)).body;
    expect(rest.deliveries).toHaveLength(3);
    expect(rest.next).toBeNull();
    const ids = [...first.deliveries, ...rest.deliveries].map(({ id: one }: Delivery) => one);
    expect(new Set(ids).size).toBe(53);
    expect((await owner.send("GET", `${path}?before=yesterday`)).status).toBe(400);
  });
});

type Receiver = {
  address: string;
  arrived: Arrived[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): void;
};

/** A program that is posted to. It takes everything until it is told otherwise. */
async function startReceiver(): Promise<Receiver> {
  const arrived: Arrived[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "");
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    arrived.push({ headers, body, payload: body ? JSON.parse(body) : undefined });
    receiver.answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    address: `http://127.0.0.1:${port}/hook`,
    arrived,
    answer: (_request, response) => response.end(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return receiver;
}
