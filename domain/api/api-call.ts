import type { z } from "zod/mini";
import type { StaffPermission } from "#domain/staff/staff.ts";
import type { TokenScope } from "#domain/token/access-token.ts";

/** What is said about a call in the one place from which the route, the OpenAPI document and the client take it. */
export type ApiCall = {
  /** Its name, of which there is one: what a generated client calls it. */
  readonly operation: string;
  /** What it does, in whole sentences. The first is its summary. */
  readonly does: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** A body in JSON. */
  readonly body?: z.ZodMiniType;
  /** Bytes of that at most, where a call may send more than others (`server/fastify-options.ts`). */
  readonly bodyBytes?: number;
  /** A body that is a file as it is, in place of JSON: its media types, and how many bytes it has at most. */
  readonly upload?: { readonly media: readonly string[]; readonly bytes: number };
  readonly response: z.ZodMiniType;
  /** Statuses on success. Absent: 200. */
  readonly statuses?: readonly SuccessStatus[];
  /** Media type of a response that is not JSON, and is sent unchecked. */
  readonly media?: string;
  /** A 409 that holds more than an error. */
  readonly conflict?: z.ZodMiniType;
  /** Whether a repeat with the same `Idempotency-Key` has no second effect. */
  readonly isSubmission?: true;
  /** Whether a call of the desk needs no session, such as signing in, or one of `/api/v1` no token. */
  readonly isOpenToStrangers?: true;
  /** What a caller of the desk must be permitted (403 otherwise). Absent: anybody with a session may call it. */
  readonly needs?: StaffPermission;
  /**
   * Whether the caller must have proved within the last hour who they are, by signing in, by a passkey or by a code mailed
   * anew (403 with the code `proof-needed` otherwise). So does what takes people's data out of the desk, erases it, or
   * changes who may come in or what the business states.
   */
  readonly needsProof?: true;
  /** What the token of a program must allow (403 otherwise). Absent: any token may make the call. */
  readonly scope?: TokenScope;
  /** Whether it is answered again from an event on, which `Last-Event-ID` names. */
  readonly continues?: true;
  /** Statuses of refusals that do not follow from its parts (`refusalsOf`). */
  readonly refuses?: readonly RefusalStatus[];
};

export type SuccessStatus = 200 | 201;

export type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 408
  | 409
  | 410
  | 413
  | 415
  | 422
  | 429
  | 500
  | 502
  | 503;

export type ApiMethod = "get" | "post" | "put" | "patch" | "delete";

/** Calls by path and method. */
export type ApiContractTable = {
  readonly [path: string]: { readonly [method in ApiMethod]?: ApiCall };
};

/** Methods that change nothing, so that they need no CSRF token. */
export function isReadOnly(method: ApiMethod): boolean {
  return method === "get";
}

/** Who has to be known for a call: staff by their session, a program by its token, or nobody. @param path As the contract has it. */
export function callerOf(path: string, call: ApiCall): "staff" | "program" | "anybody" {
  if (call.isOpenToStrangers) return "anybody";
  if (path.startsWith("/desk/")) return "staff";
  return path.startsWith("/v1/") ? "program" : "anybody";
}

/** Whether a call needs a CSRF token: it may change something, and a browser's cookies say who calls. */
export function needsCsrfToken(path: string, method: ApiMethod): boolean {
  return !isReadOnly(method) && !path.startsWith("/v1/");
}

/** Statuses of the errors that a call can be answered with, in order. @param path As the contract has it. */
export function refusalsOf(path: string, method: ApiMethod, call: ApiCall): RefusalStatus[] {
  const isKnown = callerOf(path, call) !== "anybody";
  const hasBody = call.body !== undefined || call.upload !== undefined;
  const statuses: [RefusalStatus, boolean][] = [
    // Also a header or an address that is not well-formed.
    [400, true],
    [401, isKnown],
    [403, isKnown || needsCsrfToken(path, method)],
    [404, call.params !== undefined],
    [408, hasBody],
    [409, call.conflict !== undefined],
    [413, hasBody],
    [415, hasBody],
    [422, call.isSubmission === true],
    [429, true],
    [500, true],
    [503, true],
  ];
  const own = statuses.filter(([, holds]) => holds).map(([status]) => status);
  return [...new Set([...own, ...(call.refuses ?? [])])].toSorted((a, b) => a - b);
}
