import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ApiError } from "#domain/api/api-error.ts";
import { codeOf, outageOf } from "#server/database/unavailable.ts";
import { invalidInput, notValid, Refusal, unknownAddress } from "#server/refusal.ts";
import { wasEnded } from "./early-end.ts";
import { plainPage, plainPagePolicy } from "./plain-page.ts";
import { leastHeaders } from "./security-headers.ts";

/** What visitors read for faults that Fastify and its plugins detect before a handler runs. */
const sentences: Record<string, [status: number, sentence: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "The request must be JSON."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "The request is not valid JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "The request is empty."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "The request is not complete."],
  // The visitor disconnected in the middle.
  ERR_STREAM_PREMATURE_CLOSE: [400, "The request is not complete."],
  FST_CSRF_MISSING_SECRET: [403, "The CSRF token is missing or has expired."],
  FST_CSRF_INVALID_TOKEN: [403, "The CSRF token is missing or has expired."],
};

/** Sentences for faults that have only a status. Any other status gets "not valid". */
const sentenceOf: Record<number, string> = {
  403: "This address may not be read.",
  404: unknownAddress().message,
  408: "The request took too long to arrive.",
  412: "The file is not the one that was asked for.",
  413: "The request is too large.",
  415: "The request has a form that is not known here.",
  416: "The file has no such part.",
  431: "The request has too many headers.",
};

/** Gives every error the same form; logs everything and reveals nothing internal. */
export const errorHandler = fastifyPlugin(
  async (app) => {
    app.decorateReply("faultCode", "");
    app.decorateReply("refusal", undefined);
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalFor(error, request) ?? app.services.asRefusal(error);
      reply.refusal = refusal;
      // A refusal's reason has been logged where it was found.
      const isOurs = refusal.status >= 500 && !(error instanceof Refusal);
      // One line without a stack: during an outage there is one per request.
      if (isOurs && refusal.status === 503) {
        request.log.warn({ code: error.code }, outageOf(error));
      } else if (isOurs) request.log.error({ err: error }, "request failed");
      else reply.faultCode = error.code ?? (error.cause ? codeOf(error.cause) : "");
      if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
      return answer(refusal, error as { headers?: Record<string, string> }, request, reply);
    });
    app.setNotFoundHandler((request, reply) => {
      return answer(unknownAddress(), {}, request, reply);
    });
  },
  { name: "error-handler" },
);

/**
 * Answers in the API's form, or with a page if one was requested. A plugin's fault may carry headers, such as the
 * file's size for an unsatisfiable range.
 */
function answer(
  refusal: Refusal,
  { headers }: { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.code(refusal.status).header("cache-control", "no-store");
  if (wasEnded(request.raw)) reply.header("connection", "close");
  // Required there (RFC 9110, section 15.5.6); only pages answer it.
  if (refusal.status === 405) reply.header("allow", "GET, HEAD");
  const size = headers?.["Content-Range"];
  if (size) reply.header("content-range", size);
  if (!wantsPage(request)) {
    return reply.type("application/json; charset=utf-8").send(asApiError(refusal));
  }
  const { profile } = request.server.services;
  return reply
    .header("content-security-policy", plainPagePolicy(profile))
    .type("text/html; charset=utf-8")
    .send(plainPage(refusal.message, profile));
}

/** Browsers accept HTML when they open a page or submit a form, but not for calls or pictures. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !/^\/api(?:[/?]|$)/.test(url) && (headers.accept ?? "").includes("text/html");
}

/** Answers to a path that the router cannot parse: a lone `%`, or a part that is far too long. */
export function answerUnreadablePath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal =
    error.code === "FST_ERR_BAD_URL"
      ? new Refusal(400, "This address is not valid.")
      : unknownAddress();
  reply.faultCode = error.code;
  reply.headers({ ...leastHeaders, "x-request-id": request.id });
  answer(refusal, {}, request, reply);
}

/**
 * Answers to data that is not HTTP, has endless headers or arrives too slowly. There is no request to reply to. The
 * socket is destroyed, since the other side may never close it.
 */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  // A client answered before its whole request arrived needs no second answer.
  const isLate = error.code === "ERR_HTTP_REQUEST_TIMEOUT" && socket.bytesWritten > 0;
  if (error.code === "ECONNRESET" || !socket.writable || isLate || isBeingAnswered(socket)) {
    socket.destroy();
    return;
  }
  const status = statusOfUnreadable[error.code ?? ""] ?? 400;
  const body = JSON.stringify(asApiError(refusalOf(status)));
  const headers = Object.entries({
    ...leastHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`,
  );
  socket.destroySoon();
}

const statusOfUnreadable: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Like Node's own handler: a second answer inside the first would be read as part of it. */
function isBeingAnswered(socket: Socket & { _httpMessage?: { headersSent: boolean } }): boolean {
  return socket._httpMessage?.headersSent === true;
}

function refusalFor(error: FastifyError, { raw }: FastifyRequest): Refusal | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      // The input's own name, however nested: `/customerInfo/email` is the email field.
      const field = instancePath.split("/").findLast((part) => /\D/.test(part)) ?? "body";
      fields[field] ??= message ?? "This is not valid.";
    }
    return invalidInput(fields);
  }
  // Of our own connections, such as one to the database, it would be a fault of ours.
  const hasLeft = error.code === "ECONNRESET" && raw.readableAborted;
  const known = sentences[hasLeft ? "ERR_STREAM_PREMATURE_CLOSE" : error.code];
  if (known) return new Refusal(...known);
  if (error instanceof Refusal) return error;
  // A fault that a plugin finds in a request stays a 4xx: an unsatisfiable range (416), or invalid JSON (a SyntaxError
  // with a status and no code).
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? refusalOf(statusCode) : undefined;
}

/** The refusal for a fault that has only a status. */
function refusalOf(status: number): Refusal {
  return new Refusal(status, sentenceOf[status] ?? notValid);
}

function asApiError(refusal: Refusal): ApiError {
  return {
    success: false,
    error: refusal.message,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.problem && { code: refusal.problem }),
  };
}
