import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TokenScope, tokenScopes } from "#domain/token/access-token.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { type GeneratedClient, generatedClient } from "#tests/support/generated-client.ts";
import { writeAsVisitor } from "#tests/support/leads.ts";
import { connectProgram } from "#tests/support/programs.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { ada, book, person } from "#tests/support/visitors.ts";

type Kept = { id: string };

const hour = 3_600_000;

/*
 * A client that somebody else's program makes of `/api/v1/openapi.json`, and what it does with it: a copy of what the office
 * knows, for a week.
 */
describe("a client generated from the OpenAPI document of programs", () => {
  const made = generatedClient("/api/v1/openapi.json");

  describe.each(engines)("on %s", (engine) => {
    let server: TestApp;
    let owner: Visitor & { id: string };
    let client: GeneratedClient;

    beforeEach(async () => {
      server = await startTestApp(engine);
      owner = await signIn(server, "owner");
      client = await made();
      client.defaults.baseUrl = server.url;
      await connect(tokenScopes);
    });
    afterEach(() => server.close());

    async function connect(scopes: readonly TokenScope[]): Promise<{ id: string }> {
      const { token, id } = await connectProgram(server, owner, scopes);
      client.defaults.headers = { authorization: `Bearer ${token}` };
      return { id };
    }

    /** A copy of one list, as a program keeps it: brought up to date in small pages from where it was. */
    function copyOf(operation: string, list: string) {
      const rows = new Map<string, Kept>();
      let after: string | undefined;
      return {
        rows,
        async follow() {
          for (let hasMore = true; hasMore; ) {
            const page = await client.done(operation, { limit: 2, ...(after && { after }) });
            for (const row of page[list]) rows.set(row.id, row);
            for (const { id } of page.gone) rows.delete(id);
            ({ next: after, hasMore } = page);
          }
        },
        /** What somebody has who reads everything now. */
        async fresh() {
          const page = await client.done(operation, { limit: 200 });
          return new Map(page[list].map((row: Kept) => [row.id, row]));
        },
      };
    }

    it("keeps a copy for a week in which leads arrive, are answered, booked, merged and erased", async () => {
      const copies = [
        copyOf("listLeads", "leads"),
        copyOf("listPeople", "people"),
        copyOf("listAppointments", "appointments"),
      ];
      const desk = (id: string) => `/api/desk/leads/${id}`;
      const leads: { id: string; personId: string | null }[] = [];
      const arrive = async (index: number) =>
        void leads.push(await writeAsVisitor(server, owner, person(index)));
      const at = (index: number) => leads[index] ?? expect.fail("no such lead");
      let appointment = "";
      const days: (() => Promise<unknown>)[] = [
        async () => {
          for (const index of [0, 1, 2]) await arrive(index);
        },
        async () => {
          await client.done("recordCall", {
            id: at(0).id,
            body: { outcome: "reached", note: "Ok." },
          });
          await owner.post(`${desk(at(1).id)}/notes`, { text: "Rang twice." });
        },
        async () => {
          await arrive(3);
          const { slots } = await client.done("listFreeSlots", { date: "2026-06-08" });
          const time = { date: "2026-06-08", timeSlot: slots[0] };
          await client.done("bookForLead", { id: at(2).id, body: time });
          const visitor = await server.visitor();
          const booked = await book(visitor, { ...time, timeSlot: slots[1] }, person(4));
          appointment = booked.body.appointment.id;
        },
        async () => {
          const others = `/api/desk/people/${at(0).personId}/merges`;
          await owner.post(others, { personId: at(1).personId });
          const visitor = await server.visitor();
          const target = { date: "2026-06-09", timeSlot: "1:00 PM" };
          await visitor.send("PUT", `/api/appointments/${appointment}`, target);
        },
        async () => {
          const { body } = await owner.send("GET", desk(at(3).id));
          const won = { state: "won", version: body.lead.version, amountCents: 1_200_000 };
          await owner.send("PATCH", desk(at(3).id), won);
          await client.done("createLead", {
            idempotencyKey: "once",
            body: { ...person(5), message: "From elsewhere." },
          });
        },
        async () => {
          const path = `/api/desk/people/${at(2).personId}/erase`;
          const erased = await owner.send("POST", path, { confirm: "3" });
          expect(erased.status).toBe(200);
        },
        async () => undefined,
      ];
      for (const happens of days) {
        for (const copy of copies) await copy.follow();
        // Somebody signs in each morning, since sensitive calls ask for it.
        server.clock.now = new Date(server.clock.now.getTime() + 24 * hour);
        owner = await signIn(server, "owner", `Owner of ${server.clock.now.getUTCDate()}`);
        await happens();
        for (const copy of copies) {
          await copy.follow();
          expect(copy.rows).toEqual(await copy.fresh());
        }
      }
      const [ofLeads, ofPeople, ofAppointments] = copies.map(({ rows }) => [...rows.values()]);
      const states = ofLeads?.map((lead) => [
        (lead as unknown as { number: number }).number,
        (lead as unknown as { state: string }).state,
      ]);
      expect(states?.toSorted()).toEqual([
        ...[
          [1, "contacted"],
          [2, "new"],
          [4, "won"],
          [5, "scheduled"],
          [6, "new"],
        ],
      ]);
      expect(ofPeople).toHaveLength(4);
      expect(ofAppointments).toMatchObject([{ date: "2026-06-09", timeSlot: "1:00 PM" }]);
    });

    it("reads what happened to a lead", async () => {
      const { id } = await writeAsVisitor(server, owner);
      await client.done("addLeadNote", { id, body: { text: "Prefers mornings." } });
      const { events } = await client.done("listLeadEvents", { id });
      expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(["arrived", "note"]);
    });

    it("is told that its token is too narrow, has expired or was revoked", async () => {
      await connect(["people:read"]);
      expect(await client.answered("listLeads")).toMatchObject({
        status: 403,
        data: { success: false, error: "The access token lacks the scope leads:read." },
      });
      const { notes: _, ...body } = ada;
      const narrow = await client.answered("createLead", { body: { ...body, message: "A hole." } });
      expect(narrow.status).toBe(403);
      expect((await client.done("readToken")).token.scopes).toEqual(["people:read"]);

      const { id } = await connect(["leads:read"]);
      await client.done("listLeads");
      await owner.send("DELETE", `/api/desk/tokens/${id}`);
      expect(await client.answered("listLeads")).toMatchObject({
        status: 401,
        data: { error: "The access token is revoked." },
      });

      await connect(["leads:read"]);
      server.clock.now = new Date(server.clock.now.getTime() + 365 * 24 * hour);
      expect(await client.answered("listLeads")).toMatchObject({
        status: 401,
        data: { error: "The access token has expired." },
      });
    });
  });
});
