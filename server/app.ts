import { randomBytes } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import { undecidedHolidays } from "#domain/calendar/public-holidays.ts";
import { api } from "./api/api.ts";
import type { Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import type { Connection } from "./database/connection.ts";
import { settingOrInitial } from "./database/settings-repository.ts";
import { logOptions } from "./log-options.ts";
import { fileTransport } from "./mail/file-transport.ts";
import type { MailTransport } from "./mail/message.ts";
import { smtpTransport } from "./mail/smtp-transport.ts";
import { calendarFile } from "./pages/calendar-file.ts";
import type { PageSource } from "./pages/page-source.ts";
import { pages } from "./pages/pages.ts";
import { compression } from "./plugins/compression.ts";
import {
  answerUnreadablePath,
  answerUnreadableRequest,
  errorHandler,
} from "./plugins/error-handler.ts";
import { hosts } from "./plugins/hosts.ts";
import { originForm } from "./plugins/request-target.ts";
import { overTls, securityHeaders } from "./plugins/security-headers.ts";
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
  /** How long a client may take. */
  patience?: Patience;
};

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

/** Each of them, with the time until it is looked at, is less than a minute. */
const patience: Patience = { headers: 20_000, request: 45_000, idle: 55_000, interval: 5_000 };

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
  const { headers, request, idle, interval } = overrides.patience ?? patience;
  const app: FastifyInstance = fastify({
    logger: logOptions(config.logLevel, overrides.logStream),
    ...(overrides.httpServer && { serverFactory: overrides.httpServer }),
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
  warnOfHolidays(app, profile);
  app.addHook("onClose", () => services.close());

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  await app.register(securityHeaders, {
    hstsIncludesSubDomains: config.hstsIncludesSubDomains,
  });
  await app.register(errorHandler);
  await app.register(hosts);
  await app.register(compression);

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
  await app.register(calendarFile, { services });
  if (overrides.pageSource) {
    await app.register(pages, {
      source: overrides.pageSource,
      services,
      rateLimit: config.rateLimit,
      siteUrl: config.siteUrl,
    });
  }
  return app;
}

/** An owner who forgot the next year's closures is told before the first visitor books Christmas. */
function warnOfHolidays(app: FastifyInstance, profile: BusinessProfile): void {
  const today = app.services.appointments.today();
  const last = addDays(today, profile.inspection.horizonDays);
  const holidays = undecidedHolidays([today, last], profile);
  if (holidays.length > 0) {
    app.log.warn({ holidays }, "public holidays can be booked that the profile says nothing of");
  }
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
