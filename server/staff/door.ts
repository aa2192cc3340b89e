import type { FastifyReply, FastifyRequest } from "fastify";
import type { Me } from "#domain/staff/staff-contract.ts";
import { networkOf } from "#server/plugins/client-network.ts";
import { clearCookie, readCookie, writeCookie } from "#server/plugins/desk-cookies.ts";
import { sessionToken, setSession } from "#server/plugins/desk-session.ts";
import { deviceOf } from "#server/plugins/device.ts";
import type { SignInServices } from "./sign-in.ts";
import type { StaffServices } from "./staff.ts";

type SaysOwnDevice = { isOwnDevice?: boolean | undefined };

type Entered = Awaited<ReturnType<SignInServices["byLink"]>>;

/** Where a sign-in request comes from. @param isOwnDevice Whether it says that nobody else uses its browser. */
export function doorOf(request: FastifyRequest, { isOwnDevice = false }: SaysOwnDevice = {}) {
  return {
    device: deviceOf(request),
    isOwnDevice,
    previousToken: sessionToken(request),
    browser: browserOf(request),
    known: readCookie(request, "desk-known"),
    network: networkOf(request.ip),
  };
}

/** The secret of the browser that asked to sign in, kept in a cookie until the sign-in ends. */
export function browserOf(request: FastifyRequest): string | undefined {
  return readCookie(request, "desk-browser");
}

export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  browser: string,
): void {
  writeCookie(request, reply, "desk-browser", browser);
}

/** Sets the session cookie, makes the browser a known one, and answers with whose session it is. */
export async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, signedIn }: Entered,
  { signIn, staff }: { signIn: SignInServices; staff: StaffServices },
): Promise<{ me: Me }> {
  setSession(request, reply, token);
  clearCookie(request, reply, "desk-browser");
  const known = readCookie(request, "desk-known");
  writeCookie(request, reply, "desk-known", signIn.rememberBrowser(signedIn, known));
  return { me: await staff.meOf(signedIn) };
}
