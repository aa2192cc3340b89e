import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ApiError } from "#domain/request/api-error.ts";
import { invalidInput, Refusal, unknownAddress } from "#server/refusal.ts";
import { leastHeaders } from "./security-headers.ts";

/** What visitors read for faults that Fastify and its plugins find before a handler runs. */
const sentences: Record<string, [status: number, sentence: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "The request must be JSON."],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "The request is too large."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "The request is not valid JSON."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "The request is empty."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "The request is not complete."],
  FST_CSRF_MISSING_SECRET: [403, "The CSRF token is missing or has expired."],
  FST_CSRF_INVALID_TOKEN: [403, "The CSRF token is missing or has expired."],
};

/** Every error in one form; everything is logged, nothing from inside is told. */
export const errorHandler = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const refusal = refusalFor(error) ?? app.services.asRefusal(error);
      // One line each, without the stack: during an outage every request brings one.
      if (refusal.status === 503) request.log.warn({ code: error.code }, "database away");
      else if (refusal.status >= 500) request.log.error({ err: error }, "request failed");
      else request.log.info({ status: refusal.status, code: error.code }, "request refused");
      if (refusal.retryAfter) reply.header("retry-after", refusal.retryAfter);
      return reply.code(refusal.status).send(asApiError(refusal));
    });
    app.setNotFoundHandler((_request, reply) => {
      return reply.code(404).send(asApiError(unknownAddress()));
    });
  },
  { name: "error-handler" },
);

/** Answers to a path that the router cannot read: a lone `%`, or one part that is far too long. */
export function answerUnreadablePath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const refusal =
    error.code === "FST_ERR_BAD_URL"
      ? new Refusal(400, "This address is not valid.")
      : unknownAddress();
  reply
    .headers({ ...leastHeaders, "cache-control": "no-store", "x-request-id": request.id })
    .code(refusal.status)
    .send(asApiError(refusal));
}

/** Answers to what is not HTTP, or has headers without end. There is no request to reply to. */
export function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === "HPE_HEADER_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : "400 Bad Request";
  const body = JSON.stringify(asApiError(new Refusal(400, "The request is not valid.")));
  const headers = Object.entries({
    ...leastHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}

function refusalFor(error: FastifyError): Refusal | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string> = {};
    for (const { instancePath, message } of error.validation) {
      // The name of the input, wherever it is nested: `/customerInfo/email` is the e-mail field.
      const field = instancePath.split("/").findLast((part) => /\D/.test(part)) ?? "body";
      fields[field] ??= message ?? "This is not valid.";
    }
    return invalidInput(fields);
  }
  const known = sentences[error.code];
  if (known) return new Refusal(...known);
  if (error instanceof Refusal) return error;
  // Malformed JSON is a SyntaxError of secure-json-parse, with a status and no code.
  if (error.statusCode === 400) return new Refusal(400, "The request is not valid.");
  return undefined;
}

function asApiError(refusal: Refusal): ApiError {
  return {
    success: false,
    error: refusal.message,
    ...(refusal.fields && { fields: refusal.fields }),
  };
}
