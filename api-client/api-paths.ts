import type { z } from "zod/mini";
import type { ApiContract } from "#domain/api/api-contract.ts";

/** The contract in the shape of an OpenAPI document's types, as `openapi-fetch` takes them. */
export type ApiPaths = {
  [Path in keyof ApiContract]: {
    [Method in keyof ApiContract[Path]]: Operation<ApiContract[Path][Method]>;
  };
};

type Operation<Call> = {
  parameters: (Call extends { query: infer Query } ? { query: Wire<Query> } : { query?: never }) &
    (Call extends { params: infer Params } ? { path: Wire<Params> } : { path?: never }) & {
      header?: { "idempotency-key"?: string };
    };
  responses: {
    200: {
      content: { "application/json": Call extends { answer: infer Answer } ? Wire<Answer> : never };
    };
  };
} & (Call extends { body: infer Body }
  ? { requestBody: { content: { "application/json": Wire<Body> } } }
  : { requestBody?: never });

/** What of a schema goes over the wire. */
type Wire<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
