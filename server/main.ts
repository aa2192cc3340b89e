import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { builtPages } from "./pages/page-source.ts";

export { builtPages, readConfig };

/** Longest time a graceful stop may take, in milliseconds. */
const stopWithin = 9_000;

/**
 * Serves the finished build until a signal stops it.
 * @throws when the database does not answer or the address is taken.
 */
export async function serve(config: Config, buildFolder: string): Promise<void> {
  const app = await buildApp(config, { pageSource: await builtPages(buildFolder) });
  await app.listen({ port: config.port, host: config.host });

  const stop = () => {
    setTimeout(() => {
      app.server.closeAllConnections();
    }, stopWithin - 2_000).unref();
    setTimeout(() => process.exit(0), stopWithin).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, "stop failed");
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
