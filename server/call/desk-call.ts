import type { FastifyRequest } from "fastify";
import { mayDo } from "#domain/staff/staff.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { programOf } from "#server/plugins/bearer.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";
import { submissionOf } from "./sent-from.ts";

/** A call by staff, with the key that keeps a repeat from having an effect. */
export type DeskCall = {
  staff: Pick<StaffTable, "id" | "role">;
  /** The call, its `Idempotency-Key` and its body. */
  name: string;
  key: string | undefined;
  body: unknown;
  /** The program that calls in their name, if one does. */
  program?: ProgramCall;
};

/** What the audit trail says of a program's call. */
export type ProgramCall = { token: string; ending: string; call: string };

/** Who calls. */
export type Caller = Pick<DeskCall, "staff">;

/** Whether the caller sees every lead. Inspectors see only their own. */
export function seesAll({ staff }: Caller): boolean {
  return mayDo(staff.role, "leads");
}

/** The caller, and the call by which a repeat is recognized. */
export function deskCallOf(request: FastifyRequest): DeskCall {
  const { name, key, body } = submissionOf(request);
  const { staff } = signedInOf(request);
  return { staff, name, key, body };
}

/**
 * The call of a program, which acts in the name of whoever made its token.
 * @param call Its name in the contract.
 */
export function programCallOf(
  request: FastifyRequest,
  call: string,
): DeskCall & { program: ProgramCall } {
  const { name, key, body } = submissionOf(request);
  const { staff, token } = programOf(request);
  const program = { token: token.id, ending: token.ending, call };
  // Two programs may happen to send the same key.
  return { staff, name: `${name} ${token.id}`, key, body, program };
}
