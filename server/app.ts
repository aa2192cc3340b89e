import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import path from "node:path";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { api } from "./api/api.ts";
import type { Config } from "./config.ts";
import { type Connection, connect } from "./database/connection.ts";
import { settingOrInitial } from "./database/settings-repository.ts";
import { logOptions } from "./log-options.ts";
import { fileTransport } from "./mail/file-transport.ts";
import type { MailTransport } from "./mail/message.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { appointmentCalendar } from "./plugins/appointment-calendar.ts";
import {
  answerUnreadablePath,
  answerUnreadableRequest,
  errorHandler,
} from "./plugins/error-handler.ts";
import type { PageSource } from "./plugins/page-source.ts";
import { pages } from "./plugins/pages.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { retryAfterOutage } from "./refusal.ts";
import { createServices, type Services } from "./services.ts";

/** What a test may put in the place of the real thing. */
export type Overrides = {
  profile?: BusinessProfile;
  clock?: () => Date;
  transport?: MailTransport;
  /** Where pages come from; null for an API without pages. */
  pageSource?: PageSource | null;
  /** Where log lines go; standard output when absent. */
  logStream?: { write(line: string): void };
  /** The HTTP server to answer on, for a development server that wants to stand in front. */
  httpServer?: (handler: RequestListener) => Server;
};

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

/** No request of this site is larger: five thousand characters of message, and room. */
const bodyLimit = 64 * 1024;

/**
 * The whole server, ready to listen or to be asked with `inject`.
 * @throws when the database cannot be reached or brought up to date.
 */
export async function buildApp(
  config: Config,
  overrides: Overrides = {},
): Promise<FastifyInstance> {
  const profile = overrides.profile ?? businessProfile;
  const connection = await connect(config);
  const app: FastifyInstance = fastify({
    logger: logOptions(config.logLevel, overrides.logStream),
    ...(overrides.httpServer && { serverFactory: overrides.httpServer }),
    bodyLimit,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: "idle",
    frameworkErrors: answerUnreadablePath,
    clientErrorHandler: answerUnreadableRequest,
  });
  const csrfSecret = await csrfSecretOf(config, connection);
  const services = createServices({
    config,
    stampSecret: csrfSecret,
    connection,
    transport: overrides.transport ?? transportOf(config),
    profile,
    clock: overrides.clock ?? (() => new Date()),
    log: app.log,
  });
  app.decorate("services", services);
  app.addHook("onClose", () => services.close());

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  await app.register(securityHeaders);
  await app.register(errorHandler);
  await app.register(compress, {
    threshold: 0,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  app.get("/healthz", async () => ({ success: true, status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const fault = await services.readiness();
    if (!fault) return { success: true, status: "ready", deadMails: await services.deadMails() };
    reply.code(503).header("retry-after", retryAfterOutage);
    return { success: false, error: fault };
  });
  await app.register(api, {
    prefix: "/api",
    services,
    csrfSecret,
    rateLimit: config.rateLimit,
  });
  await app.register(appointmentCalendar, { services });
  if (overrides.pageSource) {
    await app.register(pages, {
      source: overrides.pageSource,
      services,
      rateLimit: config.rateLimit,
    });
  }
  return app;
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

function transportOf(config: Config): MailTransport {
  return config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : fileTransport(path.join(config.dataDir, "mail"));
}

async function csrfSecretOf(config: Config, { database }: Connection): Promise<string> {
  return (
    config.csrfSecret ??
    settingOrInitial(database, "csrf-secret", randomBytes(32).toString("base64url"))
  );
}
