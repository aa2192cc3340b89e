import closeWithGrace from "close-with-grace";
import { businessProfile } from "#content/business-profile.ts";
import { dayInZone } from "#domain/calendar/calendar-day.ts";
import { buildApp, type Overrides } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { tellFirstOwner } from "./first-owner.ts";
import { standardOutput } from "./log-destination.ts";
import { warnOfOpenQuestions } from "./opening-warning.ts";
import { compressBest } from "./pages/compress-best.ts";
import { builtPages, type PageSource } from "./pages/page-source.ts";
import { warnOfPhotos } from "./photos-warning.ts";
import { warnOfSamples } from "./samples-warning.ts";

export { builtPages, readConfig, standardOutput };

/** Logged at every start until an owner has named the business. */
const nobodysBusiness =
  "the site shows an example and search engines are kept away: nobody has set up the business yet; its owner signs in at /desk and opens Set up";

/** How long a graceful stop may take, in milliseconds. */
const stopWithin = 9_000;
/** Milliseconds after which open connections are closed, to leave time for the rest of the stop. */
const letGoAfter = stopWithin - 2_000;

/**
 * Serves a finished build until a signal or an uncaught error stops it.
 * @returns what ends the server alone, for a process that goes on.
 * @throws when the database does not answer or the port is taken.
 */
export async function serve(
  config: Config,
  pageSource: PageSource,
  logStream = standardOutput(),
  overrides: Pick<Overrides, "isNeutral"> = {},
): Promise<() => Promise<void>> {
  const app = await buildApp(config, { pageSource, logStream, ...overrides });

  let isFaulty = false;
  const ended = new AbortController();
  const end = async () => {
    ended.abort();
    setTimeout(() => app.server.closeAllConnections(), letGoAfter).unref();
    if (config.trustProxy > 0 && !isFaulty) await app.drain();
    await app.close();
  };
  const options = {
    delay: stopWithin,
    logger: app.log,
    // A stop that hangs is a proper one: hanging mails stay queued in the database, so nothing is lost.
    onTimeout: () => process.exit(isFaulty ? 1 : 0),
    // JavaScript cannot handle faults of the process itself, and SIGUSR2 does not mean stop here.
    skip: faults,
  };
  const grace = closeWithGrace(options, async ({ err }) => {
    isFaulty = err !== undefined;
    if (err) app.log.fatal({ err }, "an error that nobody caught; stopping");
    await end();
  });

  await app.listen({ port: config.port, host: config.host });
  compressBest(pageSource.prerendered.values(), ended.signal);
  if (app.services.business.isNobodys()) app.log.warn(nobodysBusiness);
  warnOfSamples(app.log, app.services.business.facts());
  warnOfOpenQuestions(
    app.log,
    app.services.business.facts(),
    app.services.business.settled(),
    dayInZone(Date.now(), businessProfile.timeZone),
  );
  await tellFirstOwner(app, config.dataDir);
  await warnOfPhotos(app.log, app.services.operations);
  return async () => {
    grace.uninstall();
    await end();
  };
}

const faults: closeWithGrace.AllEvents[] = [
  ...(["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"] as const),
  "SIGUSR2",
  "beforeExit",
];
