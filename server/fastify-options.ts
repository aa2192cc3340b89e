import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import type { Config } from "./config.ts";
import { logOptions } from "./log-options.ts";
import { answerUnreadablePath, answerUnreadableRequest } from "./plugins/error-handler.ts";
import { reduceForwarded } from "./plugins/forwarded-headers.ts";
import { originForm } from "./plugins/request-target.ts";
import { overTls } from "./plugins/security-headers.ts";
import { RequestLog } from "./request-log.ts";

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

/** What tests and the development server may replace. */
export type ServerOverrides = {
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
  /** Creates the HTTP server; a development server uses it to come first. */
  httpServer?: (handler: RequestListener) => Server;
  patience?: Patience;
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

/** Bytes. The largest request is a message of five thousand characters, with room to spare. */
const bodyLimit = 64 * 1024;

/** How the HTTP server treats connections and requests before routing. */
export function fastifyOptions(
  config: Config,
  { logStream, httpServer, patience = usualPatience }: ServerOverrides,
) {
  const { headers, photos, idle, interval } = patience;
  return {
    logger: logOptions(config.logLevel, logStream),
    logController: new RequestLog(),
    ...(httpServer && { serverFactory: httpServer }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Called for every request, before anything else.
    rewriteUrl({ headers, url = "/" }) {
      reduceForwarded(headers, config.trustProxy > 0);
      return originForm(url);
    },
    forceCloseConnections: "idle",
    // What has arrived is answered, even while stopping.
    return503OnClosing: false,
    http: { headersTimeout: headers, connectionsCheckingInterval: interval },
    // Others have less time (plugins/slow-requests.ts).
    requestTimeout: photos.whole,
    keepAliveTimeout: idle,
    connectionTimeout: idle,
    frameworkErrors(error, request, reply) {
      // Fastify has not evaluated proxy headers yet when it finds such a path.
      const said = request.headers["x-forwarded-proto"];
      const protocol = said === "https" ? said : request.protocol;
      reply.headers(overTls({ protocol }, config));
      answerUnreadablePath(error, request, reply);
    },
    clientErrorHandler: answerUnreadableRequest,
  } satisfies FastifyHttpOptions<Server>;
}

/** Request ids that are unique across processes: a random start and a counter. */
function requestIds(): () => string {
  const start = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
