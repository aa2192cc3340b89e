import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "#tests/support/desk.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

describe.each(engines)("an invitation to the desk on %s", (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp(engine);
  });
  afterAll(() => server.close());

  it("lets in whoever presses its button, with the permissions of their role", async () => {
    const owner = await signIn(server, "owner");
    const { status, body } = await owner.send("GET", "/api/desk/me");
    expect(status).toBe(200);
    expect(body.me).toMatchObject({ role: "owner", name: "Test owner" });
    expect(body.me.permissions).toContain("staff");
  });

  it("is used once, and not after seven days", async () => {
    const person = { name: "Once", email: "once@office.example", role: "office" } as const;
    const token = await server.app.services.operator.invite(person);
    const visitor = await server.visitor();
    const accept = () => visitor.send("POST", "/api/desk/invitation", { token });
    expect((await accept()).status).toBe(200);
    expect((await accept()).status).toBe(400);

    const late = await server.app.services.operator.invite({
      ...person,
      email: "late@x.example",
    });
    server.clock.now = new Date(server.clock.now.getTime() + 7 * 24 * 3_600_000);
    expect((await visitor.send("POST", "/api/desk/invitation", { token: late })).status).toBe(400);
  });

  it("is needed: a stranger is told to sign in", async () => {
    const visitor = await server.visitor();
    expect((await visitor.send("GET", "/api/desk/me")).status).toBe(401);
  });
});
