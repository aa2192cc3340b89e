import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import type { Config } from "./config.ts";
import { logOptions } from "./log-options.ts";
import { answerUnreadablePath, answerUnreadableRequest } from "./plugins/error-handler.ts";
import { originForm } from "./plugins/request-target.ts";
import { overTls } from "./plugins/security-headers.ts";

/** How long a client may take, in milliseconds. Whoever takes longer is let go. */
export type Patience = {
  /** To send a request's headers. */
  headers: number;
  /** To send a whole request. */
  request: number;
  /** Between two requests; and, while an answer is sent, without taking any of it. */
  idle: number;
  /** How often headers and requests are looked at. */
  interval: number;
};

/** What a test or a development server may put in the place of the real thing. */
export type ServerOverrides = {
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
  /** The HTTP server to answer on, for a development server that wants to stand in front. */
  httpServer?: (handler: RequestListener) => Server;
  patience?: Patience;
};

/** Each of them, with the time until it is looked at, is less than a minute. */
const usualPatience: Patience = { headers: 20_000, request: 45_000, idle: 55_000, interval: 5_000 };

/** No request of this site is larger: five thousand characters of message, and room. */
const bodyLimit = 64 * 1024;

/** How the HTTP server treats connections and requests, before any route is asked. */
export function fastifyOptions(
  config: Config,
  { logStream, httpServer, patience = usualPatience }: ServerOverrides,
) {
  const { headers, request, idle, interval } = patience;
  return {
    logger: logOptions(config.logLevel, logStream),
    ...(httpServer && { serverFactory: httpServer }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => originForm(url ?? "/"),
    forceCloseConnections: "idle",
    http: { headersTimeout: headers, connectionsCheckingInterval: interval },
    requestTimeout: request,
    keepAliveTimeout: idle,
    connectionTimeout: idle,
    frameworkErrors(error, request, reply) {
      // Fastify has no word of proxies yet when it finds such a path.
      const said = config.trustProxy > 0 ? request.headers["x-forwarded-proto"] : undefined;
      const protocol = said === "https" ? said : request.protocol;
      reply.headers(overTls({ protocol }, config));
      answerUnreadablePath(error, request, reply);
    },
    clientErrorHandler: answerUnreadableRequest,
  } satisfies FastifyHttpOptions<Server>;
}

/** Ids that no two requests of all processes share: a random start, then a count. */
function requestIds(): () => string {
  const start = randomBytes(6).toString("hex");
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
