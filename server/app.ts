import { randomBytes } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { businessProfile } from "#content/business-profile.ts";
import { neutralBusiness, neutralSite } from "#content/neutral-business.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { api } from "./api/api.ts";
import { programApi } from "./api/program-api.ts";
import { browserFaults } from "./browser-faults.ts";
import { followBusiness } from "./business/business-now.ts";
import { mayBeNeutral } from "./business/business-settings-repository.ts";
import type { Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import type { Connection } from "./database/connection.ts";
import { settingOrInitial } from "./database/settings-repository.ts";
import { estimatePages } from "./estimate-page/estimate-pages.ts";
import { fastifyOptions, type ServerOverrides } from "./fastify-options.ts";
import { addHealthRoutes } from "./health-routes.ts";
import { warnOfHolidays } from "./holiday-warning.ts";
import { incomingMailRoutes } from "./incoming-mail/incoming-mail-routes.ts";
import { textRoutes } from "./incoming-text/text-routes.ts";
import type { MailTransport } from "./mail/message.ts";
import { transportFor } from "./mail/transport.ts";
import { metrics } from "./metrics/metrics.ts";
import { myRoofPages } from "./my-roof/my-roof-pages.ts";
import { calendarFile } from "./pages/calendar-file.ts";
import { careCalendar } from "./pages/care-calendar.ts";
import { changedPages } from "./pages/changed-pages.ts";
import { deskPage } from "./pages/desk-page.ts";
import { factsFile } from "./pages/facts-file.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import type { PageSource } from "./pages/page-source.ts";
import { securityText } from "./pages/security-text.ts";
import { serviceAreaFile } from "./pages/service-area-file.ts";
import { calendarFeed } from "./pages/subscribed-calendar.ts";
import { compression } from "./plugins/compression.ts";
import { draining } from "./plugins/draining.ts";
import { errorHandler } from "./plugins/error-handler.ts";
import { hosts } from "./plugins/hosts.ts";
import { proxyWarning } from "./plugins/proxy-warning.ts";
import { requestsInProgress } from "./plugins/requests-in-progress.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { endSlowRequests, usualPatience } from "./plugins/slow-requests.ts";
import { turns } from "./plugins/turns.ts";
import { consentPages } from "./project/consent-pages.ts";
import { projectPictures } from "./project/project-pictures.ts";
import { isNeutralRelease } from "./release.ts";
import { createServices, type DecodeTimes, type FreeBytes, type Services } from "./services.ts";

/** What tests may replace. */
export type Overrides = ServerOverrides & {
  profile?: BusinessProfile;
  /** Whether the site is nobody's until an owner has set theirs up; absent: as the release is. */
  isNeutral?: boolean;
  clock?: () => Date;
  transport?: MailTransport;
  freeBytes?: FreeBytes;
  decodeTimes?: DecodeTimes;
  /** What stands between the server and its database. */
  throughDatabase?: (connection: Connection) => Connection;
  /** Where pages come from; null for an API without pages. */
  pageSource?: PageSource | null;
};

declare module "fastify" {
  interface FastifyInstance {
    services: Services;
  }
}

/**
 * The whole server, ready to listen or to be called with `inject`.
 * @throws when the database cannot be reached or brought up to date.
 */
export async function buildApp(
  config: Config,
  overrides: Overrides = {},
): Promise<FastifyInstance> {
  const { throughDatabase = (connection) => connection } = overrides;
  const connection = throughDatabase(await connect(config));
  const app: FastifyInstance = fastify(fastifyOptions(config, overrides));
  if (connection.warning) app.log.warn(connection.warning);
  endSlowRequests(app.server, overrides.patience ?? usualPatience);
  const csrfSecret = await csrfSecretOf(config, connection);
  const clock = overrides.clock ?? (() => new Date());
  const given = overrides.profile ?? businessProfile;
  const isRelease = overrides.isNeutral ?? (await isNeutralRelease());
  const isNeutral = isRelease && (await mayBeNeutral(connection.database));
  const business = await followBusiness({
    connection,
    defaults: { ...given, ...(isNeutral && { siteUrl: neutralSite }) },
    ...(isNeutral && { base: neutralBusiness }),
    clock,
    log: app.log,
  });
  const { profile } = business;
  const services = createServices({
    config,
    stampSecret: csrfSecret,
    connection,
    transport: overrides.transport ?? transportFor(config),
    business,
    clock,
    log: app.log,
    freeBytes: overrides.freeBytes,
    decodeTimes: overrides.decodeTimes,
  });
  app.decorate("services", services);
  await services.projects.look();
  warnOfHolidays(app.log, profile, services.availability.today());
  app.addHook("onClose", () => services.operations.close());
  if (config.metricsPort !== undefined) {
    await app.register(metrics, { port: config.metricsPort, operations: services.operations });
  }
  await app.register(requestsInProgress);
  await app.register(turns);

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    // An example is nothing to be found by.
    if (business.isNobodys()) reply.header("x-robots-tag", "noindex");
  });
  await app.register(securityHeaders, {
    hstsIncludesSubDomains: config.hstsIncludesSubDomains,
  });
  await app.register(errorHandler);
  await app.register(hosts);
  await app.register(draining);
  await app.register(proxyWarning, { trustProxy: config.trustProxy });
  await app.register(compression);

  addHealthRoutes(app, services);
  const { pageSource: source } = overrides;
  await app.register(api, {
    prefix: "/api",
    services,
    csrfSecret,
    rateLimit: config.rateLimit,
    profile,
    previewPages: async (facts) =>
      source
        ? changedPages(
            await business.previewed(facts),
            { source, services, profile, siteUrl: config.canonicalUrl },
            app.log,
          )
        : [],
  });
  await app.register(programApi, {
    prefix: "/api/v1",
    services,
    rateLimit: config.rateLimit,
    profile,
  });
  await app.register(browserFaults, {
    rateLimit: config.rateLimit,
    profile,
  });
  await app.register(calendarFile, { services });
  await app.register(calendarFeed, {
    services,
    rateLimit: config.rateLimit,
    profile,
  });
  await app.register(textRoutes, {
    services,
    token: config.visitorTexts?.token,
    reports:
      config.alertSms && config.textReports
        ? { token: config.alertSms.token, url: config.textReports }
        : undefined,
    siteUrl: config.siteUrl,
    rateLimit: config.rateLimit,
    profile,
  });
  await app.register(incomingMailRoutes, {
    services,
    secret: config.incomingMail?.secret,
    rateLimit: config.rateLimit,
    profile,
  });
  await app.register(securityText, { profile, canonicalUrl: config.canonicalUrl, clock });
  await app.register(careCalendar, { profile, siteUrl: config.siteUrl, clock });
  await app.register(myRoofPages, {
    ...{ services, profile, rateLimit: config.rateLimit, siteUrl: config.siteUrl },
    assetsFolder: source?.assetsFolder ?? null,
  });
  await app.register(estimatePages, {
    ...{ services, profile, rateLimit: config.rateLimit, siteUrl: config.siteUrl },
    assetsFolder: source?.assetsFolder ?? null,
  });
  await app.register(consentPages, {
    ...{ services, profile, rateLimit: config.rateLimit, siteUrl: config.siteUrl },
    assetsFolder: source?.assetsFolder ?? null,
  });
  await app.register(projectPictures, { services, profile, rateLimit: config.rateLimit });
  if (source) {
    await app.register(deskPage, { source, services });
    await app.register(factsFile, { services });
    await app.register(serviceAreaFile, { services });
    await app.register(pageRoutes, {
      source,
      services,
      profile,
      rateLimit: config.rateLimit,
      siteUrl: config.siteUrl,
      canonicalUrl: config.canonicalUrl,
    });
  }
  return app;
}

async function csrfSecretOf(config: Config, { database }: Connection): Promise<string> {
  return (
    config.csrfSecret ??
    settingOrInitial(database, "csrf-secret", randomBytes(32).toString("base64url"))
  );
}
