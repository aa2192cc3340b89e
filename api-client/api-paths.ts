import type { z } from "zod/mini";

/** A contract in the shape of OpenAPI document types, which is what `openapi-fetch` expects. */
export type PathsOf<Contract> = {
  [Path in keyof Contract]: {
    [Method in keyof Contract[Path]]: Operation<Contract[Path][Method]>;
  };
};

type Operation<Call> = {
  parameters: (Call extends { query: infer Query } ? { query: Wire<Query> } : { query?: never }) &
    (Call extends { params: infer Params } ? { path: Wire<Params> } : { path?: never }) & {
      header?: Call extends { isSubmission: true } ? { "idempotency-key"?: string } : never;
    };
  responses: {
    200: {
      content: { "application/json": Call extends { response: infer Body } ? Wire<Body> : never };
    };
  };
} & (Call extends { body: infer Body }
  ? { requestBody: { content: { "application/json": Wire<Body> } } }
  : { requestBody?: never });

/** The part of a schema that goes over the wire. */
type Wire<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
