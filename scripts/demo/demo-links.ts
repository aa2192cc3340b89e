import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type StaffRole, staffRoles } from "#domain/staff/staff.ts";
import { demoStaff } from "./demo-week.ts";

/**
 * Adds a link for each of the demo's staff that opens the desk signed in as them, as often as it is opened: an invitation
 * lets somebody in once. Only for a server that nobody but this machine reaches. Another site in the browser, and another
 * user of the machine, could open a link that they can guess, so each start has links of its own.
 * @returns the path of each link.
 */
export function addDemoLinks(app: FastifyInstance): Record<StaffRole, string> {
  const secret = randomBytes(16).toString("base64url");
  const pathOf = (role: StaffRole) => `/demo/${secret}/${role}`;
  for (const role of staffRoles) {
    app.get(pathOf(role), async (request, reply) => {
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
  return Object.fromEntries(staffRoles.map((role) => [role, pathOf(role)])) as Record<
    StaffRole,
    string
  >;
}
