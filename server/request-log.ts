import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { pathToLog } from "./log-options.ts";
import type { Refusal } from "./refusal.ts";
import { refusedForm } from "./refused-form.ts";

declare module "fastify" {
  interface FastifyReply {
    /** The code of the fault for which the request was refused; empty if there is none. */
    faultCode: string;
    /** What the request was refused with, if it was. */
    refusal: Refusal | undefined;
  }
}

/** Scripts, styles, pictures, films and fonts, of which a page asks for dozens; and what a proxy asks twice a second. */
const frequent = /^\/assets\/|\.(?:avif|ico|png|svg|webp)$|^\/(?:healthz|readyz)$/;

/**
 * Logs each request in one line, once its answer is sent or its client has left. Assets and checks of health are logged only when they fail.
 * The line of a visitor's form that was refused is called `refused` and says why. What goes wrong on our side is a line
 * of its own.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    // Emitted in any case, whereas 'finish' never comes when the client leaves first.
    reply.raw.once("close", () => logRequest(request, reply));
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) super.requestCompleted(error, request, reply);
  }

  override streamError(
    error: Error & { code?: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") super.streamError(error, request, reply);
  }
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode < 400 && frequent.test(pathToLog(request.url))) return;
  const { headersSent, writableFinished } = reply.raw;
  const refused = headersSent ? refusedForm(request, reply) : undefined;
  request.log.info(
    {
      req: request,
      // Until the headers are sent, the status is not the answer's.
      ...(headersSent && { res: reply }),
      responseTime: Math.round(reply.elapsedTime * 10) / 10,
      ...(!writableFinished && { aborted: true }),
      ...(reply.faultCode && { code: reply.faultCode }),
      ...refused,
    },
    refused ? "refused" : "request",
  );
}
