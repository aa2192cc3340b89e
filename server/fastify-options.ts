import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import type { FastifyHttpOptions } from "fastify";
import { type Patience, usualPatience } from "#server/plugins/slow-requests.ts";
import type { Config } from "./config.ts";
import { logOptions } from "./log-options.ts";
import { answerUnreadablePath, answerUnreadableRequest } from "./plugins/error-handler.ts";
import { reduceForwarded } from "./plugins/forwarded-headers.ts";
import { originForm } from "./plugins/request-target.ts";
import { overTls } from "./plugins/security-headers.ts";
import { RequestLog } from "./request-log.ts";

/** What tests and the development server may replace. */
export type ServerOverrides = {
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
  /** Creates the HTTP server; a development server uses it to come first. */
  httpServer?: (handler: RequestListener) => Server;
  patience?: Patience;
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
