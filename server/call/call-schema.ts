import { z } from "zod/mini";
import type { ApiCall, SuccessStatus } from "#domain/api/api-call.ts";
import { apiError } from "#domain/api/api-error.ts";

type CallSchema<Call extends ApiCall> = Part<Call, "params", "params"> &
  Part<Call, "query", "querystring"> &
  Part<Call, "body", "body"> & { response: Responses<Call> };

/** A part of the call under Fastify's name for it, if the call has it. */
type Part<Call, Name extends string, As extends string> = Call extends {
  [name in Name]: infer Schema extends z.ZodMiniType;
}
  ? { [as in As]: Schema }
  : unknown;

type Responses<Call extends ApiCall> = {
  [status in Call["statuses"] extends readonly SuccessStatus[]
    ? Call["statuses"][number]
    : 200]: Call["response"];
} & { "4xx": typeof apiError; "5xx": typeof apiError } & (Call extends {
    conflict: infer Conflict extends z.ZodMiniType;
  }
    ? { 409: z.ZodMiniUnion<[Conflict, typeof apiError]> }
    : unknown);

/** By what Fastify checks a call's input and output: the schemas of its contract. */
export function schemaOf<const Call extends ApiCall>(call: Call): CallSchema<Call> {
  const { params, query, body, response, statuses = [200], conflict } = call;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...Object.fromEntries(statuses.map((status) => [status, response])),
      ...(conflict && { 409: z.union([conflict, apiError]) }),
      "4xx": apiError,
      "5xx": apiError,
    },
  } as CallSchema<Call>;
}
