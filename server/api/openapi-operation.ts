import { z } from "zod/mini";
import {
  type ApiCall,
  type ApiMethod,
  callerOf,
  needsCsrfToken,
  type RefusalStatus,
  refusalsOf,
} from "#domain/api/api-call.ts";
import { apiError } from "#domain/api/api-error.ts";
import { slotLabelPattern } from "#domain/calendar/slot.ts";
import { longestKey } from "#server/call/sent-from.ts";

type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/** A call as the OpenAPI document describes it. @param path As its contract has it. */
export function operationOf(path: string, method: ApiMethod, call: ApiCall, tag: string): object {
  const parameters = [
    ...parametersOf(call.params, "path"),
    ...parametersOf(call.query, "query"),
    ...headersOf(path, method, call),
  ];
  const body = bodyOf(call);
  return {
    operationId: call.operation,
    tags: [tag],
    summary: summaryOf(call.does),
    description: [call.does, ...needsOf(call)].join(" "),
    security: securityOf(path, method, call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...successesOf(call),
      ...Object.fromEntries(
        refusalsOf(path, method, call).map((status) => [status, refusalOf(status, call)]),
      ),
    },
  };
}

/** The JSON Schema of what is sent (`input`) or answered (`output`). */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: "any" },
    override({ jsonSchema }) {
      if (jsonSchema.pattern === slotLabelPattern.source)
        jsonSchema.examples = ["9:00 AM", "1:00 PM"];
    },
  });
  return rest as JsonSchema;
}

/** The first sentence without its period. */
function summaryOf(does: string): string {
  const [first = ""] = /^.*?\.(?= |$)/.exec(does) ?? [];
  return first.slice(0, -1);
}

/**
 * What a session or a token must have, in sentences: the document has no field for roles, nor for when somebody signed in, and
 * readers rarely show the scopes of a token.
 */
function needsOf({ needs, needsProof, scope }: ApiCall): string[] {
  return [
    ...(scope ? [`Needs the scope \`${scope}\`.`] : []),
    ...(needs ? [`Needs the permission \`${needs}\`.`] : []),
    ...(needsProof
      ? [
          "Callers must have signed in or confirmed their identity within the hour (`proof-needed`).",
        ]
      : []),
  ];
}

/** One item holds what is needed together. */
function securityOf(path: string, method: ApiMethod, call: ApiCall): object[] {
  const caller = callerOf(path, call);
  const needed = {
    ...(caller === "staff" && { deskSession: [] }),
    ...(caller === "program" && { accessToken: call.scope ? [call.scope] : [] }),
    ...(needsCsrfToken(path, method) && { csrfCookie: [], csrfToken: [] }),
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

function parametersOf(schema: z.ZodMiniType | undefined, place: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function headersOf(path: string, method: ApiMethod, call: ApiCall): object[] {
  const header = (name: string, description: string, required: boolean, schema: object) => ({
    name,
    in: "header",
    required,
    description,
    schema: { type: "string", ...schema },
  });
  return [
    ...(needsCsrfToken(path, method)
      ? [header("X-CSRF-Token", "The token that belongs to the cookie.", true, { minLength: 1 })]
      : []),
    ...(call.isSubmission
      ? [
          header(
            "Idempotency-Key",
            "A repeat with the same key and body within 24 hours gets the first answer again, and has no second effect.",
            false,
            { minLength: 1, maxLength: longestKey },
          ),
        ]
      : []),
    ...(call.continues
      ? [header("Last-Event-ID", "The last event that was read, in place of `after`.", false, {})]
      : []),
  ];
}

const binary = { type: "string", format: "binary" };

function bodyOf({ body, upload }: ApiCall): object | undefined {
  if (upload) return Object.fromEntries(upload.media.map((media) => [media, { schema: binary }]));
  return body && { "application/json": { schema: jsonSchemaOf(body, "input") } };
}

function successesOf({ statuses = [200], response, media }: ApiCall): object {
  const content = media
    ? { [media]: { schema: media.startsWith("text/") ? { type: "string" } : binary } }
    : { "application/json": { schema: jsonSchemaOf(response, "output") } };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: successes[status], content }]),
  );
}

const successes = { 200: "What was asked for, or done.", 201: "It is stored." };

function refusalOf(status: RefusalStatus, { conflict }: ApiCall): object {
  if (status !== 409 || !conflict) return { $ref: `#/components/responses/Refusal${status}` };
  return {
    description: `${refusals[409]} It may say how things are now.`,
    content: {
      "application/json": { schema: jsonSchemaOf(z.union([conflict, apiError]), "output") },
    },
  };
}

/** What each status means, to browsers and to programs alike. */
const refusals: Record<RefusalStatus, string> = {
  400: "The input is malformed or not valid.",
  401: "Nobody is signed in.",
  403: "The CSRF token is missing or has expired, the role may not do this, or callers must confirm their identity again (`proof-needed`).",
  404: "There is no such thing.",
  408: "The body took too long to arrive.",
  409: "Somebody else was faster, or the state no longer allows it.",
  410: "The place in the order of changes is too old to go on from (`start-over`).",
  413: "The body is too large.",
  415: "The body has another media type.",
  422: "The Idempotency-Key was used with another body.",
  429: "There were too many requests.",
  500: "Something unforeseen went wrong here.",
  502: "A service that this depends on does not answer.",
  503: "The database is away or too busy.",
};

/** The same to programs alone. */
const refusalsOfPrograms: Partial<Record<RefusalStatus, string>> = {
  401: "The access token is missing, unknown, expired or revoked. `WWW-Authenticate` says which.",
  403: "The access token lacks the scope of the call, which `WWW-Authenticate` names.",
};

/** How the calls of a document are refused, by status: those statuses that they have. */
export function refusalResponses(
  calls: readonly { path: string; method: ApiMethod; call: ApiCall }[],
): Record<string, object> {
  const isOfPrograms = calls.some(({ path, call }) => callerOf(path, call) === "program");
  const statuses = new Set(
    calls.flatMap(({ path, method, call }) =>
      refusalsOf(path, method, call).filter((status) => status !== 409 || !call.conflict),
    ),
  );
  return Object.fromEntries(
    [...statuses]
      .toSorted((a, b) => a - b)
      .map((status) => [
        `Refusal${status}`,
        {
          description: (isOfPrograms && refusalsOfPrograms[status]) || refusals[status],
          ...(isOfPrograms && [401, 403].includes(status) && challenged),
          ...([429, 503].includes(status) && {
            headers: { "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
          }),
          content: { "application/json": { schema: { $ref: "#/components/schemas/ApiError" } } },
        },
      ]),
  );
}

const challenged = {
  headers: { "WWW-Authenticate": { $ref: "#/components/headers/Challenge" } },
};
