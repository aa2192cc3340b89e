import type { IncomingMessage, Server } from "node:http";
import type { Patience } from "#server/fastify-options.ts";
import { answerUnreadableRequest } from "./error-handler.ts";
import { pagePath, splitTarget } from "./request-target.ts";

const photoPages: ReadonlySet<string> = new Set(["/contact-us", "/contact", "/emergency-contact"]);

/** Whether a page's form takes photos without scripts. */
export function takesPhotos(url: string): boolean {
  const path = pagePath(splitTarget(url).path);
  return photoPages.has(path) || /^\/appointments\/[^/]+$/.test(path);
}

/** How to end the reading of a form of which only photos are missing, by its request. */
const endings = new WeakMap<IncomingMessage, () => void>();
const ended = new WeakSet<IncomingMessage>();

/** Ends a request in this way, instead of its connection, when it takes too long. It is answered then. */
export function endIfSlow(request: IncomingMessage, end: () => void): void {
  endings.set(request, end);
}

/** Whether the reading was ended in that way: the client is still sending, and has to be told to stop. */
export function wasEnded(request: IncomingMessage): boolean {
  return ended.has(request);
}

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

/** Ends it as its reader has asked; its answer closes the connection. False without such a wish. */
function endEarly(request: IncomingMessage): boolean {
  const end = endings.get(request);
  if (!end) return false;
  ended.add(request);
  end();
  return true;
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
  return pagePath(splitTarget(url).path) === "/api/photos" || (isForm && takesPhotos(url));
}
