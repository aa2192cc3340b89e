import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiCall } from "#domain/api/api-call.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { mayDo, type StaffPermission, staffRoles } from "#domain/staff/staff.ts";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** Calls that need no session. */
const open = [
  "POST /api/desk/sign-in",
  "POST /api/desk/sign-in/code",
  "POST /api/desk/sign-in/link",
  "POST /api/desk/sign-in/passkey",
  "POST /api/desk/sign-in/passkey/options",
  "POST /api/desk/invitation",
];

/** Calls that need a session, and no permission that some role lacks. */
const anybodys = [
  "GET /api/desk/me",
  "PATCH /api/desk/me",
  "POST /api/desk/proof/mail",
  "POST /api/desk/proof/code",
  "POST /api/desk/proof/passkey/options",
  "POST /api/desk/proof/passkey",
  "GET /api/desk/sessions",
  "DELETE /api/desk/sessions",
  "DELETE /api/desk/sessions/{id}",
  "GET /api/desk/passkeys",
  "POST /api/desk/passkeys",
  "POST /api/desk/passkeys/options",
  "DELETE /api/desk/passkeys/{id}",
  "GET /api/desk/staff",
  "GET /api/desk/changes",
];

/** Calls that need a permission besides a session. */
const guarded: Record<string, StaffPermission> = {
  "POST /api/desk/staff": "staff",
  "PATCH /api/desk/staff/{id}": "staff",
  "POST /api/desk/staff/{id}/invitation": "staff",
  "PUT /api/desk/staff/{id}/duty-plan": "leads",
  "POST /api/desk/staff/{id}/hand-over": "leads",
  "GET /api/desk/audit": "staff",
  "GET /api/desk/leads": "leads",
  "POST /api/desk/leads": "leads",
  "POST /api/desk/leads/changes": "leads",
  "GET /api/desk/leads/counts": "leads",
  "GET /api/desk/leads/{id}": "day",
  "PATCH /api/desk/leads/{id}": "day",
  "POST /api/desk/leads/{id}/take": "leads",
  "POST /api/desk/leads/{id}/calls": "day",
  "POST /api/desk/leads/{id}/texts": "day",
  "POST /api/desk/leads/{id}/texts-pause": "day",
  "POST /api/desk/leads/{id}/notes": "day",
  "POST /api/desk/leads/{id}/mails": "leads",
  "POST /api/desk/leads/{id}/appointment": "leads",
  "POST /api/desk/leads/{id}/seen": "leads",
  "POST /api/desk/leads/{id}/answer-others": "leads",
  "GET /api/desk/loose-ends": "leads",
  "POST /api/desk/leads/{id}/loose-ends/leave": "leads",
  "POST /api/desk/leads/{id}/loose-ends/take-up": "leads",
  "POST /api/desk/leads/{id}/photos-opened": "leads",
  "POST /api/desk/leads/{id}/release": "leads",
  "POST /api/desk/leads/{id}/presence": "day",
  "GET /api/desk/leads/{id}/photos/{photo}": "day",
  "PATCH /api/desk/leads/{id}/photos/{photo}": "day",
  "GET /api/desk/roof-words": "day",
  "GET /api/desk/leads/{id}/roof-photos": "day",
  "GET /api/desk/leads/{id}/roof-photos/{photo}": "day",
  "PUT /api/desk/leads/{id}/roof-photos/{photo}": "day",
  "PATCH /api/desk/leads/{id}/roof-photos/{photo}": "day",
  "DELETE /api/desk/leads/{id}/roof-photos/{photo}": "day",
  "PUT /api/desk/leads/{id}/roof-photos/{photo}/callouts/{callout}": "day",
  "DELETE /api/desk/leads/{id}/roof-photos/{photo}/callouts/{callout}": "day",
  "PUT /api/desk/leads/{id}/visit-kind": "day",
  "GET /api/desk/leads/{id}/my-roof": "day",
  "POST /api/desk/leads/{id}/my-roof": "leads",
  "POST /api/desk/leads/{id}/my-roof/renewal": "leads",
  "DELETE /api/desk/leads/{id}/passed-on/{link}": "leads",
  "GET /api/desk/leads/{id}/reports": "day",
  "PUT /api/desk/leads/{id}/reports/{report}": "day",
  "DELETE /api/desk/leads/{id}/reports/{report}": "day",
  "PUT /api/desk/leads/{id}/reports/{report}/sending": "day",
  "PUT /api/desk/leads/{id}/reports/{report}/revocation": "day",
  "GET /api/desk/projects": "leads",
  "GET /api/desk/leads/{id}/projects": "day",
  "PUT /api/desk/leads/{id}/projects/{project}": "day",
  "DELETE /api/desk/leads/{id}/projects/{project}": "day",
  "PUT /api/desk/leads/{id}/projects/{project}/question": "leads",
  "PUT /api/desk/leads/{id}/projects/{project}/publication": "business",
  "DELETE /api/desk/leads/{id}/projects/{project}/publication": "leads",
  "GET /api/desk/leads/{id}/estimates": "day",
  "PUT /api/desk/leads/{id}/estimates/{estimate}": "day",
  "DELETE /api/desk/leads/{id}/estimates/{estimate}": "day",
  "PUT /api/desk/leads/{id}/estimates/{estimate}/sending": "day",
  "PUT /api/desk/leads/{id}/estimates/{estimate}/revocation": "day",
  "PUT /api/desk/leads/{id}/estimates/{estimate}/signing": "day",
  "GET /api/desk/calendar": "day",
  "PATCH /api/desk/appointments/{id}": "leads",
  "POST /api/desk/appointments/{id}/cancel": "leads",
  "POST /api/desk/appointments/{id}/tell": "leads",
  "POST /api/desk/appointments/{id}/progress": "day",
  "POST /api/desk/appointments/{id}/on-the-way": "day",
  "POST /api/desk/closures": "leads",
  "DELETE /api/desk/closures/{id}": "leads",
  "POST /api/desk/closures/{id}/rescheduling": "leads",
  "GET /api/desk/bursts/newest": "leads",
  "POST /api/desk/bursts/{id}/confirm": "leads",
  "POST /api/desk/bursts/{id}/take-back": "leads",
  "GET /api/desk/reschedulings": "leads",
  "GET /api/desk/reschedulings/{id}": "leads",
  "PATCH /api/desk/reschedulings/{id}/items/{appointmentId}": "leads",
  "POST /api/desk/reschedulings/{id}/send": "leads",
  "PUT /api/desk/staff/{id}/inspection-plan": "leads",
  "GET /api/desk/search": "leads",
  "GET /api/desk/numbers": "numbers",
  "GET /api/desk/downloads/leads": "leads",
  "GET /api/desk/downloads/search": "leads",
  "GET /api/desk/downloads/calendar": "leads",
  "GET /api/desk/downloads/audit": "staff",
  "GET /api/desk/day": "day",
  "GET /api/desk/views": "leads",
  "POST /api/desk/views": "leads",
  "DELETE /api/desk/views/{id}": "leads",
  "GET /api/desk/mails": "leads",
  "GET /api/desk/mail-flow": "leads",
  "GET /api/desk/mails/{id}": "leads",
  "POST /api/desk/mails/{id}/retry": "leads",
  "POST /api/desk/people/lookup": "leads",
  "GET /api/desk/people/{id}": "leads",
  "PATCH /api/desk/people/{id}": "leads",
  "GET /api/desk/people/{id}/timeline": "leads",
  "POST /api/desk/people/{id}/notes": "leads",
  "POST /api/desk/people/{id}/merges": "leads",
  "DELETE /api/desk/people/{id}/merges/{mergeId}": "leads",
  "POST /api/desk/people/{id}/different": "leads",
  "POST /api/desk/people/search": "records",
  "GET /api/desk/people/{id}/export": "records",
  "POST /api/desk/people/{id}/erase": "records",
  "GET /api/desk/imports": "records",
  "POST /api/desk/imports": "records",
  "GET /api/desk/imports/{id}": "records",
  "PATCH /api/desk/imports/{id}": "records",
  "DELETE /api/desk/imports/{id}": "records",
  "POST /api/desk/imports/{id}/check": "records",
  "GET /api/desk/imports/{id}/rows": "records",
  "PATCH /api/desk/imports/{id}/rows/{number}": "records",
  "POST /api/desk/imports/{id}/accept": "records",
  "POST /api/desk/imports/{id}/run": "records",
  "POST /api/desk/imports/{id}/undo": "records",
  "GET /api/desk/settings": "records",
  "PUT /api/desk/settings": "records",
  "GET /api/desk/backups": "records",
  "GET /api/desk/silences": "leads",
  "GET /api/desk/reply-mailbox": "staff",
  "POST /api/desk/reply-mailbox/readings": "staff",
  "GET /api/desk/archive": "records",
  "POST /api/desk/archive": "records",
  "DELETE /api/desk/archive": "records",
  "GET /api/desk/archive/{id}/file": "records",
  "GET /api/desk/business": "business",
  "PUT /api/desk/business": "business",
  "POST /api/desk/business/changed-pages": "business",
  "POST /api/desk/business/outside": "business",
  "POST /api/desk/business/area": "business",
  "POST /api/desk/business/mailbox-tests": "business",
  "GET /api/desk/counties": "business",
  "GET /api/desk/opening-hours": "day",
  "GET /api/desk/facts": "day",
  "GET /api/desk/calendar-feeds": "day",
  "POST /api/desk/calendar-feeds/{kind}": "day",
  "DELETE /api/desk/calendar-feeds/{kind}": "day",
  "GET /api/desk/tokens": "staff",
  "POST /api/desk/tokens": "staff",
  "DELETE /api/desk/tokens/{id}": "staff",
  "GET /api/desk/webhooks": "staff",
  "POST /api/desk/webhooks": "staff",
  "PATCH /api/desk/webhooks/{id}": "staff",
  "DELETE /api/desk/webhooks/{id}": "staff",
  "POST /api/desk/webhooks/{id}/secret": "staff",
  "GET /api/desk/webhooks/{id}/deliveries": "staff",
  "POST /api/desk/webhooks/{id}/tests": "staff",
  "POST /api/desk/webhooks/{id}/deliveries/{delivery}/replays": "staff",
  "GET /api/desk/busy-calendars": "day",
  "PUT /api/desk/busy-calendars/{staffId}": "day",
  "DELETE /api/desk/busy-calendars/{staffId}": "day",
  "POST /api/desk/busy-calendars/{staffId}/try": "day",
};

/**
 * Calls that ask for proof of who calls: they take people's data out of the desk, erase it, or change who may come in or what
 * the business states.
 */
const proven = [
  "PUT /api/desk/leads/{id}/projects/{project}/publication",
  "POST /api/desk/passkeys",
  "POST /api/desk/passkeys/options",
  "DELETE /api/desk/passkeys/{id}",
  "POST /api/desk/staff",
  "PATCH /api/desk/staff/{id}",
  "POST /api/desk/staff/{id}/invitation",
  "GET /api/desk/downloads/leads",
  "GET /api/desk/downloads/search",
  "GET /api/desk/downloads/calendar",
  "GET /api/desk/downloads/audit",
  "GET /api/desk/people/{id}/export",
  "POST /api/desk/people/{id}/erase",
  "POST /api/desk/archive",
  "DELETE /api/desk/archive",
  "GET /api/desk/archive/{id}/file",
  "POST /api/desk/imports/{id}/run",
  "POST /api/desk/imports/{id}/undo",
  "PUT /api/desk/settings",
  "PUT /api/desk/business",
  "POST /api/desk/calendar-feeds/{kind}",
  "POST /api/desk/tokens",
  "DELETE /api/desk/tokens/{id}",
  "POST /api/desk/webhooks",
  "PATCH /api/desk/webhooks/{id}",
  "DELETE /api/desk/webhooks/{id}",
  "POST /api/desk/webhooks/{id}/secret",
  "POST /api/desk/webhooks/{id}/tests",
  "POST /api/desk/webhooks/{id}/deliveries/{delivery}/replays",
];

/** Calls of owners that change nothing, although they send a body, or only prepare what another call does. */
const changingNothing = [
  "POST /api/desk/reply-mailbox/readings",
  "POST /api/desk/people/search",
  "POST /api/desk/business/changed-pages",
  "POST /api/desk/business/outside",
  "POST /api/desk/business/area",
  "POST /api/desk/business/mailbox-tests",
  "POST /api/desk/imports",
  "PATCH /api/desk/imports/{id}",
  "DELETE /api/desk/imports/{id}",
  "POST /api/desk/imports/{id}/check",
  "PATCH /api/desk/imports/{id}/rows/{number}",
  "POST /api/desk/imports/{id}/accept",
];

type Call = { name: string; method: string; address: string };

describe.each(engines)("a call of the desk on %s", (engine) => {
  let server: TestApp;
  let calls: Call[];

  beforeAll(async () => {
    server = await startTestApp(engine);
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    calls = Object.entries(document.paths)
      .filter(([path]) => path.startsWith("/api/desk"))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map((verb) => {
          const method = verb.toUpperCase();
          const name = `${method} ${path.replace(/\/$/, "")}`;
          return { name, method, address: path.replaceAll(/\{\w+\}/g, "some-id") };
        }),
      );
  });
  afterAll(() => server.close());

  const closed = () => calls.filter(({ name }) => !open.includes(name));

  it("is in exactly one of the lists of this test", () => {
    const names = calls.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...open, ...anybodys, ...Object.keys(guarded)].toSorted());
  });

  it("without a session is a 401, whatever it brings, unless it signs in", async () => {
    const visitor = await server.visitor();
    for (const { name, method, address } of closed()) {
      for (const cookie of ["", "; desk=", "; desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
        const headers = { cookie: visitor.cookie + cookie };
        const { status, body } = await visitor.send(method, address, undefined, headers);
        expect([name, status, body.error]).toEqual([name, 401, "Please sign in."]);
      }
    }
    for (const name of open) {
      const [method = "", address = ""] = name.split(" ");
      expect([name, (await visitor.send(method, address, {})).status]).not.toEqual([name, 401]);
    }
  });

  it("that changes something is refused without its CSRF token, even with a session", async () => {
    const owner = await signIn(server, "owner");
    for (const { name, method, address } of calls) {
      if (method === "GET") continue;
      const { status, body } = await owner.send(method, address, {}, { "x-csrf-token": "" });
      expect([name, status, body.error]).toEqual([
        name,
        403,
        "The CSRF token is missing or has expired.",
      ]);
    }
    expect((await owner.send("GET", "/api/desk/me")).status).toBe(200);
  });

  it("is refused to roles without the permission, before its body is read, and to no other", async () => {
    for (const role of staffRoles) {
      const somebody = await signIn(server, role);
      for (const [name, permission] of Object.entries(guarded)) {
        const { method, address } = calls.find((call) => call.name === name) as Call;
        const { status } = await somebody.send(method, address);
        const isRefused = status === 403;
        expect([role, name, isRefused]).toEqual([role, name, !mayDo(role, permission)]);
      }
    }
  });

  it("asks for proof an hour after signing in where it exports, erases or changes staff, and nowhere else", async () => {
    const owner = await signIn(server, "owner");
    server.clock.now = new Date(server.clock.now.getTime() + 60 * 60_000);
    for (const { name, method, address } of closed()) {
      // It answers until its reader leaves.
      if (name === "GET /api/desk/changes") continue;
      // It signs out.
      if (name.startsWith("DELETE /api/desk/sessions")) continue;
      const { status, body } = await owner.send(method, address);
      const isAsked = status === 403 && body.code === "proof-needed";
      expect([name, isAsked]).toEqual([name, proven.includes(name)]);
    }
  });

  it("asks for proof if it is an owner's that changes something, or answers with a file", () => {
    const unmarked = Object.entries(deskContract).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]: [string, ApiCall]) => {
        const name = `${method.toUpperCase()} /api${path}`;
        const isOwners = ["staff", "records", "business"].includes(call.needs ?? "");
        const changes = isOwners && method !== "get" && !changingNothing.includes(name);
        const exports = call.media === "text/csv" || /export|download/i.test(call.operation);
        return (changes || exports) && !call.needsProof ? [name] : [];
      }),
    );
    expect(unmarked).toEqual([]);
  });

  it("is never cached", async () => {
    const owner = await signIn(server, "owner");
    const { headers } = await owner.send("GET", "/api/desk/me");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
