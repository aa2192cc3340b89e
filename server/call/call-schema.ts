import type { FastifySchema } from "fastify";
import { z } from "zod/mini";
import type { ApiCall } from "#domain/api/api-call.ts";
import { apiError } from "#domain/api/api-error.ts";

/** By what Fastify checks a call's input and output: the schemas of its contract. */
export function schemaOf(call: ApiCall): FastifySchema {
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
  };
}
