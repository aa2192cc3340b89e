import type { FastifyInstance } from "fastify";
import { type StaffRole, staffRoles } from "#domain/staff/staff.ts";
import { demoStaff } from "./demo-week.ts";

/** Where somebody of the demo enters the desk. */
export function demoPath(role: StaffRole): string {
  return `/demo/${role}`;
}

/**
 * Adds a link for each of the demo's staff that opens the desk signed in as them, as often as it is opened: an invitation
 * lets somebody in once. Only for a server that nobody but this machine reaches.
 */
export function addDemoLinks(app: FastifyInstance): void {
  for (const role of staffRoles) {
    app.get(demoPath(role), async (request, reply) => {
      const { name, email } = demoStaff[role];
      const token = await app.services.operator.invite({ name, email, role });
      const form = await app.inject({ url: "/api/auth/csrf-token" });
      const own = Object.fromEntries(form.cookies.map((cookie) => [cookie.name, cookie.value]));
      const entered = await app.inject({
        method: "POST",
        url: "/api/desk/invitation",
        payload: { token },
        cookies: { ...request.cookies, ...own } as Record<string, string>,
        headers: {
          "user-agent": request.headers["user-agent"] ?? "",
          "x-csrf-token": form.json().csrfToken,
        },
      });
      reply.header("set-cookie", entered.headers["set-cookie"]);
      return reply.redirect("/desk", 303);
    });
  }
}
