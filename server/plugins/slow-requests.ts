import type { IncomingMessage, Server } from "node:http";
import { endEarly } from "./early-end.ts";
import { answerUnreadableRequest } from "./error-handler.ts";
import { isPhotoCall, takesPhotos } from "./photo-addresses.ts";

/** How long clients may take, in milliseconds, before they are disconnected. */
export type Patience = {
  /** To send a request's headers. */
  headers: number;
  /** To send what follows the headers. */
  request: number;
  /** For requests that carry photos, instead: all of it, and the bytes that must arrive within each `request`. */
  photos: { whole: number; leastBytes: number };
  /** Silence between two requests, or while an answer is being sent. */
  idle: number;
  /** How often the limits for headers and requests are checked. */
  interval: number;
};

/**
 * Nobody holds a connection for a minute, unless photos arrive: six of them take minutes on a slow line, and the message
 * that they go along with must not be lost.
 */
export const usualPatience: Patience = {
  headers: 20_000,
  request: 35_000,
  photos: { whole: 600_000, leastBytes: 64 * 1024 },
  idle: 55_000,
  interval: 5_000,
};

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
  if (method !== "POST" && method !== "PUT") return false;
  const isForm = headers["content-type"]?.startsWith("multipart/form-data") === true;
  return isPhotoCall(url) || (isForm && takesPhotos(url));
}
