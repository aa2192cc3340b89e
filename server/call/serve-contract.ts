import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod/mini";
import type { ApiCall, ApiContractTable, ApiMethod } from "#domain/api/api-call.ts";
import { requiresScope } from "#server/plugins/bearer.ts";
import {
  openToStrangers,
  requires,
  type SignedIn,
  signedInOf,
} from "#server/plugins/desk-session.ts";
import { schemaOf } from "./call-schema.ts";
import { type DeskCall, deskCallOf, type ProgramCall, programCallOf } from "./desk-call.ts";

/** A part of what was sent, as its schema has read it; undefined when the contract has none. */
type Sent<Call, Part extends string> = Call extends {
  [part in Part]: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** A call as it arrived, checked by its contract. */
type Arrived<Call extends ApiCall> = {
  params: Sent<Call, "params">;
  query: Sent<Call, "query">;
  body: Sent<Call, "body">;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Who calls. @throws Refusal 401 for a stranger. */
  readonly signedIn: SignedIn;
  /** The call of staff, by which a repeat is recognized. @throws Refusal 401 for a stranger. */
  readonly call: DeskCall;
  /** The call of a program. @throws Refusal 401 for anybody else. */
  readonly programCall: DeskCall & { program: ProgramCall };
};

/** A 409 that holds more than its sentence. */
export class Conflict<Body extends object> {
  readonly message: string;
  readonly body: Body;

  constructor(message: string, body: Body) {
    this.message = message;
    this.body = body;
  }
}

type WithoutFrame<Body, Frame extends string> = Body extends unknown ? Omit<Body, Frame> : never;

/** What a handler answers: the response of its contract, for which `serve` says that it is a success. */
type Answer<Call extends ApiCall> =
  | WithoutFrame<z.input<Call["response"]>, "success">
  | (Call extends { conflict: infer Schema extends z.ZodMiniType }
      ? Conflict<WithoutFrame<z.input<Schema>, "success" | "error"> & object>
      : never)
  | FastifyReply;

type Handler<Call extends ApiCall> = (
  arrived: Arrived<Call>,
) => Answer<Call> | Promise<Answer<Call>>;

/** Handlers by path and method, each of the call that the contract has there. */
type Handlers<Contract extends ApiContractTable> = {
  [Path in keyof Contract]?: {
    [Method in keyof Contract[Path]]?: Contract[Path][Method] extends ApiCall
      ? Handler<Contract[Path][Method]>
      : never;
  };
};

/**
 * Adds routes to `app`, whose prefix begins with `/api`: what their contract says decides about the address, about who may
 * call, and about what is read and sent. An answer is sent with the contract's first status, unless it is the reply itself.
 */
export function serve<const Contract extends ApiContractTable>(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers<Contract>,
): void {
  for (const [path, methods] of Object.entries(handlers)) {
    for (const [method, handler] of Object.entries(methods ?? {})) {
      const call = contract[path]?.[method as ApiMethod];
      if (call) addRoute(app, { path, method, call }, handler as Handler<ApiCall>);
    }
  }
}

function addRoute(
  app: FastifyInstance,
  { path, method, call }: { path: string; method: string; call: ApiCall },
  handler: Handler<ApiCall>,
): void {
  app.route({
    method: method.toUpperCase(),
    url: routeOf(app, path),
    schema: schemaOf(call),
    ...(call.bodyBytes !== undefined && { bodyLimit: call.bodyBytes }),
    ...(call.upload && { bodyLimit: call.upload.bytes }),
    ...(call.isOpenToStrangers && openToStrangers),
    ...((call.needs || call.needsProof) && { onRequest: requires(call) }),
    ...(call.scope && { onRequest: requiresScope(call.scope) }),
    async handler(request, reply) {
      const answer = await handler(arrivedAs(request, reply, call));
      // A reply is thenable: awaited, it is undefined once it has been sent.
      if (answer === undefined) return reply;
      if (answer instanceof Conflict) {
        const { message: error, body } = answer;
        return reply.code(409).send({ success: false, error, ...body });
      }
      return reply.code(call.statuses?.[0] ?? 200).send({ success: true, ...answer });
    },
  });
}

function arrivedAs(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation }: ApiCall,
): Arrived<ApiCall> {
  const { params, query, body } = request;
  return {
    ...({ params, query, body } as Pick<Arrived<ApiCall>, "params" | "query" | "body">),
    request,
    reply,
    get signedIn() {
      return signedInOf(request);
    },
    get call() {
      return deskCallOf(request);
    },
    get programCall() {
      return programCallOf(request, operation);
    },
  };
}

/** The address below the prefix of `app`, with parameters as Fastify writes them. @param path As its contract has it. */
function routeOf({ prefix }: FastifyInstance, path: string): string {
  const whole = `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  if (!whole.startsWith(prefix)) throw new Error(`${path} is not below ${prefix}`);
  return whole.slice(prefix.length) || "/";
}
