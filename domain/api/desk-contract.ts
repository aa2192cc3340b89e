import { leadContract } from "#domain/lead/lead-contract.ts";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { staffContract } from "#domain/staff/staff-contract.ts";

/**
 * Every call of `/api/desk` by its path and method, apart from `apiContract`: no public page knows it. All of
 * them but signing in need a session (401 without one, 403 where the role may not). What changes is told by
 * `GET /api/desk/changes`, server-sent events: `lead` with a `streamedChange`, `reload` when too much was missed.
 */
export const deskContract = { ...staffContract, ...leadContract, ...recordsContract } as const;

export type DeskContract = typeof deskContract;
