import closeWithGrace from "close-with-grace";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { tellFirstOwner } from "./first-owner.ts";
import { builtPages } from "./pages/page-source.ts";

export { builtPages, readConfig };

/** Longest time a graceful stop may take, in milliseconds. */
const stopWithin = 9_000;
/** By then, whoever is still connected is let go, so that the rest of the stop fits in. */
const letGoAfter = stopWithin - 2_000;

/**
 * Serves the finished build until a signal stops it, or an error that nobody caught.
 * @throws when the database does not answer or the address is taken.
 */
export async function serve(config: Config, buildFolder: string): Promise<void> {
  const app = await buildApp(config, { pageSource: await builtPages(buildFolder) });

  const options = {
    delay: stopWithin,
    logger: app.log,
    // A mail that hangs is queued in the database: nothing is lost that a longer stop would keep.
    onTimeout: () => process.exit(0),
    // Faults of the process itself cannot be handled in JavaScript, and SIGUSR2 stops nobody else.
    skip: faults,
  };
  closeWithGrace(options, async ({ err }) => {
    if (err) app.log.fatal({ err }, "an error that nobody caught; stopping");
    setTimeout(() => app.server.closeAllConnections(), letGoAfter).unref();
    await app.close();
  });

  await app.listen({ port: config.port, host: config.host });
  await tellFirstOwner(app);
}

const faults: closeWithGrace.AllEvents[] = [
  ...(["SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV"] as const),
  "SIGUSR2",
  "beforeExit",
];
