import type { IncomingMessage, Server } from "node:http";
import type { Patience } from "#server/fastify-options.ts";
import { endEarly } from "./early-end.ts";
import { answerUnreadableRequest } from "./error-handler.ts";
import { isPhotoCall, takesPhotos } from "./photo-addresses.ts";

/**
 * Disconnects whoever takes too long to send a body. What carries photos has until the server's own limit, as long as
 * enough of it keeps arriving: on a slow line, six photos take minutes. Node itself knows one limit for all requests, and
 * would not answer: a form with photos is ended before.
 */
export function endSlowRequests(server: Server, { request: limit, photos }: Patience): void {
  server.on("request", (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let arrived = socket.bytesRead;
    let left = photos.whole - 2 * limit;

    function look(): void {
      if (request.complete || socket.destroyed) return;
      left -= limit;
      const isMovingOn = left > 0 && socket.bytesRead - arrived >= photos.leastBytes;
      if (carriesPhotos(request) && isMovingOn) {
        arrived = socket.bytesRead;
        timer.refresh();
      } else if (!endEarly(request)) cut(request);
    }

    const timer = setTimeout(look, limit).unref();
    // It also closes when it was answered while it is still arriving.
    request.once("close", () => request.complete && clearTimeout(timer));
  });
}

function cut({ socket }: IncomingMessage): void {
  const late = Object.assign(new Error("slow request"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
  answerUnreadableRequest(late, socket);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function carriesPhotos({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "POST") return false;
  const isForm = headers["content-type"]?.startsWith("multipart/form-data") === true;
  return isPhotoCall(url) || (isForm && takesPhotos(url));
}
