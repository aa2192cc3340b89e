import type { FastifyRequest } from "fastify";
import { mayDo } from "#domain/staff/staff.ts";
import type { StaffTable } from "#server/database/schema/staff-tables.ts";
import { signedInOf } from "#server/plugins/desk-session.ts";
import { submissionOf } from "./sent-from.ts";

/** A call by staff, with the key that keeps a repeat from having an effect. */
export type DeskCall = {
  staff: Pick<StaffTable, "id" | "role">;
  /** The call, its `Idempotency-Key` and its body. */
  name: string;
  key: string | undefined;
  body: unknown;
};

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
