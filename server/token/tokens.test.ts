import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Connection } from "#server/database/connection.ts";
import { rules } from "#server/limits/limit-rules.ts";
import { createOperatorServices } from "#server/staff/operator.ts";
import type { Visitor } from "#tests/support/api-visitor.ts";
import { signIn } from "#tests/support/desk.ts";
import { createStorage, type Storage } from "#tests/support/storage.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

const day = 86_400_000;
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

describe.each(engines)("access tokens on %s", (engine) => {
  let storage: Storage;
  let server: TestApp;
  let connection: Connection;
  let owner: Visitor & { id: string };

  beforeEach(async () => {
    storage = await createStorage(engine);
    server = await startTestApp(engine, {
      ...storage.forApp,
      env: { ...storage.forApp.env, RATE_LIMIT: "on" },
    });
    connection = await storage.open();
    owner = await signIn(server, "owner", "Olive");
  });
  afterEach(async () => {
    await connection.close();
    await server.close();
    await storage.drop();
  });

  const wanted = { name: "Sheet", scopes: ["leads:read"], expiresInDays: 30 };

  async function make(own: object = {}): Promise<{ token: string; id: string }> {
    const answer = await owner.send("POST", "/api/desk/tokens", { ...wanted, ...own });
    expect(answer.status).toBe(201);
    return { token: answer.body.token, id: answer.body.id };
  }

  async function call(token: string | undefined, path = "/api/v1/token", headers = {}) {
    const answer = await fetch(server.url + path, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const body = await answer.json();
    return { status: answer.status, challenge: answer.headers.get("www-authenticate"), body };
  }

  it("are shown once, and stored as a digest", async () => {
    const { token } = await make();
    expect(token).toMatch(/^rfs_pat_[\w-]{43}$/);
    const listed = await owner.send("GET", "/api/desk/tokens");
    expect(listed.body.tokens).toEqual([
      {
        id: expect.any(String),
        ...{ name: "Sheet", scopes: ["leads:read"], lastCharacters: token.slice(-4) },
        madeBy: { id: owner.id, name: "Olive" },
        madeAt: "2026-06-02T16:00:00.000Z",
        expiresAt: "2026-07-02T16:00:00.000Z",
        ...{ lastUsedAt: null, ended: null, endedAt: null, revokedBy: null },
      },
    ]);
    const rows = await connection.database.selectFrom("access_tokens").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token.slice(8));
  });

  it("open the calls of programs, and say what they may do", async () => {
    const { token } = await make({ scopes: ["people:read", "leads:read", "leads:read"] });
    expect(await call(token)).toEqual({
      status: 200,
      challenge: null,
      body: {
        success: true,
        token: {
          ...{ name: "Sheet", scopes: ["leads:read", "people:read"] },
          expiresAt: "2026-07-02T16:00:00.000Z",
        },
      },
    });
    expect(
      (await call(token, "/api/v1/token", { authorization: `bearer   ${token}` })).status,
    ).toBe(200);
  });

  it.each([
    ["no token", undefined, 'Bearer realm="api"'],
    ["another's", `rfs_pat_${"x".repeat(43)}`, "is unknown"],
    ["what is none", "abc", "is unknown"],
  ])("are refused for %s", async (_, token, said) => {
    await make();
    const answer = await call(token);
    expect(answer.status).toBe(401);
    expect(answer.challenge).toContain(said);
    expect(answer.body).toEqual({ success: false, error: expect.any(String) });
  });

  it("are taken from the header alone, and a session opens nothing", async () => {
    const { token } = await make();
    const paths = [`/api/v1/token?access_token=${token}`, `/api/v1/token?token=${token}`];
    for (const path of paths) expect((await call(undefined, path)).status).toBe(401);
    const cookie = { cookie: `${owner.cookie}; token=${token}` };
    expect((await call(undefined, "/api/v1/token", cookie)).status).toBe(401);
    const basic = `Basic ${Buffer.from(`${token}:`).toString("base64")}`;
    expect((await call(undefined, "/api/v1/token", { authorization: basic })).status).toBe(401);
    const desk = await call(token, "/api/desk/me");
    expect(desk.status).toBe(401);
  });

  it("end when they expire, with the reason in the answer", async () => {
    const { token } = await make();
    server.clock.now = new Date(server.clock.now.getTime() + 30 * day - 1);
    expect((await call(token)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 1);
    const answer = await call(token);
    expect(answer).toMatchObject({
      status: 401,
      challenge:
        'Bearer realm="api", error="invalid_token", error_description="The access token has expired."',
    });
  });

  it("end when nobody uses them for a year, if they do not expire", async () => {
    const { token } = await make({ expiresInDays: null });
    server.clock.now = new Date(server.clock.now.getTime() + 364 * day);
    expect((await call(token)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 364 * day);
    expect((await call(token)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 365 * day);
    const answer = await call(token);
    expect([answer.status, answer.challenge]).toEqual([401, expect.stringContaining("a year")]);
  });

  it("end when an owner revokes them, at once and for good", async () => {
    const { token, id } = await make();
    const other = await make({ name: "Other" });
    expect((await call(token)).status).toBe(200);
    const left = await owner.send("DELETE", `/api/desk/tokens/${id}`);
    expect(left.body.tokens.toSorted(byName)).toMatchObject([
      { name: "Other", ended: null },
      { name: "Sheet", ended: "revoked", endedAt: "2026-06-02T16:00:00.000Z", revokedBy: "Olive" },
    ]);
    expect(await call(token)).toMatchObject({
      status: 401,
      challenge: expect.stringContaining("is revoked"),
    });
    expect((await call(other.token)).status).toBe(200);
    for (const unknown of [id, "unknown", "%00"]) {
      expect((await owner.send("DELETE", `/api/desk/tokens/${unknown}`)).status).toBe(200);
    }
    const audit = await connection.database
      .selectFrom("audit_entries")
      .select(["action", "details"])
      .where("action", "in", ["token.made", "token.revoked"])
      .orderBy("number")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "token.made",
      "token.made",
      "token.revoked",
    ]);
    const of = { token: id, ending: token.slice(-4) };
    expect(JSON.parse(audit[0]?.details ?? "")).toEqual({
      ...{ ...of, scopes: ["leads:read"], expiresAt: "2026-07-02T16:00:00.000Z" },
    });
    expect(JSON.parse(audit[2]?.details ?? "")).toEqual(of);
  });

  it.each([
    { left: { isActive: false }, back: { isActive: true } },
    { left: { role: "office" }, back: { role: "owner" } },
  ])("end for good when whoever made them is changed to $left", async ({ left, back }) => {
    const { token, id } = await make();
    const other = await signIn(server, "owner", "Other");
    const unchanged = await other.send("PATCH", `/api/desk/staff/${owner.id}`, { name: "Liv" });
    expect(unchanged.status).toBe(200);
    expect((await call(token)).status).toBe(200);
    for (const changes of [left, back]) {
      const answer = await other.send("PATCH", `/api/desk/staff/${owner.id}`, changes);
      expect(answer.status).toBe(200);
      expect(await call(token)).toMatchObject({
        status: 401,
        challenge: expect.stringContaining("is revoked"),
      });
    }
    expect((await other.send("GET", "/api/desk/tokens")).body.tokens).toMatchObject([
      { id, ended: "revoked", revokedBy: "Other" },
    ]);
    const audit = await connection.database
      .selectFrom("audit_entries")
      .select(["staff_id", "details"])
      .where("action", "=", "token.revoked")
      .execute();
    expect(audit).toEqual([
      { staff_id: other.id, details: JSON.stringify({ token: id, ending: token.slice(-4) }) },
    ]);
  });

  it("end for good when the operator invites whoever made them as somebody else", async () => {
    const { token } = await make();
    await signIn(server, "owner", "Other");
    const { email } = await connection.database
      .selectFrom("staff")
      .select("email")
      .where("id", "=", owner.id)
      .executeTakeFirstOrThrow();
    const operator = createOperatorServices({
      ...{ connection, siteUrl: server.url, clock: () => server.clock.now },
    });
    for (const role of ["office", "owner"] as const) {
      await operator.inviteByLink({ name: "Olive", email, role });
      expect((await call(token)).challenge).toContain("is revoked");
    }
  });

  it.each([{ is_active: 0 as const }, { role: "office" as const }])(
    "are refused from whoever left before this release as %o, and do not come back with them",
    async (columns) => {
      const { token } = await make();
      await connection.database
        .updateTable("staff")
        .set(columns)
        .where("id", "=", owner.id)
        .execute();
      expect((await call(token)).challenge).toContain("no longer works here as an owner");
      const other = await signIn(server, "owner", "Third");
      const { body } = await other.send("GET", "/api/desk/tokens");
      expect(body.tokens).toMatchObject([{ ended: "left" }]);
      const back = { isActive: true, role: "owner" };
      expect((await other.send("PATCH", `/api/desk/staff/${owner.id}`, back)).status).toBe(200);
      expect((await call(token)).challenge).toContain("is revoked");
    },
  );

  it("are shown for 30 days after their end, with why and when", async () => {
    await make({ name: "Short" });
    const { id } = await make({ name: "Revoked", expiresInDays: 365 });
    await owner.send("DELETE", `/api/desk/tokens/${id}`);
    const shownAfter = async (days: number) => {
      server.clock.now = new Date(Date.parse("2026-06-02T16:00:00.000Z") + days * day);
      const later = await signIn(server, "owner", `Owner of day ${days}`);
      const { tokens } = (await later.send("GET", "/api/desk/tokens")).body;
      return tokens
        .toSorted(byName)
        .map((one: { name: string; ended: string; endedAt: string }) => [
          ...[one.name, one.ended, one.endedAt?.slice(0, 10)],
        ]);
    };
    expect(await shownAfter(29)).toEqual([
      ["Revoked", "revoked", "2026-06-02"],
      ["Short", null, undefined],
    ]);
    expect(await shownAfter(31)).toEqual([["Short", "expired", "2026-07-02"]]);
    expect(await shownAfter(61)).toEqual([]);
  });

  it("say when they were last used, which is written once a minute", async () => {
    const { token } = await make();
    const lastUsed = async () =>
      (await owner.send("GET", "/api/desk/tokens")).body.tokens[0].lastUsedAt;
    await call(token);
    expect(await lastUsed()).toBe("2026-06-02T16:00:00.000Z");
    server.clock.now = new Date("2026-06-02T16:00:59Z");
    await call(token);
    expect(await lastUsed()).toBe("2026-06-02T16:00:00.000Z");
    server.clock.now = new Date("2026-06-02T16:01:00Z");
    await call(token);
    expect(await lastUsed()).toBe("2026-06-02T16:01:00.000Z");
  });

  it("are for owners who have just proved who they are", async () => {
    for (const role of ["office", "inspector"] as const) {
      const member = await signIn(server, role);
      expect((await member.send("GET", "/api/desk/tokens")).status).toBe(403);
      expect((await member.send("POST", "/api/desk/tokens", wanted)).status).toBe(403);
    }
    server.clock.now = new Date(server.clock.now.getTime() + 2 * 3_600_000);
    const answer = await owner.send("POST", "/api/desk/tokens", wanted);
    expect(answer).toMatchObject({ status: 403, body: { code: "proof-needed" } });
  });

  it.each([
    ["name", { name: " " }],
    ["scopes", { scopes: [] }],
    ["scopes", { scopes: ["staff:write"] }],
    ["expiresInDays", { expiresInDays: 3_650 }],
  ])("need a valid %s", async (field, own) => {
    const answer = await owner.send("POST", "/api/desk/tokens", { ...wanted, ...own });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)[0]).toMatch(new RegExp(`^${field}`));
  });

  it("make so many calls a minute each, and are told when to go on", async () => {
    const { token } = await make();
    const { token: other } = await make({ name: "Other" });
    expect((await call(token)).status).toBe(200);
    await connection.database
      .updateTable("limit_counters")
      .set({ hits: rules.tokenCalls.most })
      .where("name", "like", "tokenCalls %")
      .execute();
    const answer = await fetch(`${server.url}/api/v1/token`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await answer.json()).toMatchObject({ success: false });
    expect((await call(other)).status).toBe(200);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    expect((await call(token)).status).toBe(200);
  });
});
