import type { StaffRole } from "#domain/staff/staff.ts";
import { connectVisitor, type Visitor } from "./api-visitor.ts";
import type { TestApp } from "./test-app.ts";

/** Adds somebody to the desk, signed in through an invitation. Off duty, unless `isOnDuty`. */
export async function signIn(
  { app, url }: Pick<TestApp, "app" | "url">,
  role: StaffRole,
  name = `Test ${role}`,
  { isOnDuty = false }: { isOnDuty?: boolean } = {},
): Promise<Visitor & { id: string }> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@office.example`;
  const token = await app.services.operator.invite({ name, email, role });
  const stranger = await connectVisitor(url);
  const answer = await stranger.send("POST", "/api/desk/invitation", { token });
  if (answer.status !== 200) throw new Error(`signing in: ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const send: Visitor["send"] = (method, path, body, headers = {}) =>
    stranger.send(method, path, body, { cookie: `${stranger.cookie}; ${cookie}`, ...headers });
  // An owner who joins is on duty.
  if (answer.body.me.isOnDuty !== isOnDuty) await send("PATCH", "/api/desk/me", { isOnDuty });
  return {
    ...stranger,
    id: answer.body.me.id,
    cookie: `${stranger.cookie}; ${cookie}`,
    send,
    async post(path, body) {
      const given = await send("POST", path, body);
      if (given.status >= 300) throw new Error(`${path}: ${given.status}`);
      return given.body;
    },
  };
}
