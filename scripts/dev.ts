import { createServer as createHttpServer } from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { PageSource } from "#server/pages/page-source.ts";

/*
 * `npm run dev`: one process, as in production, with Vite in front. Pages and browser code reload
 * by themselves; a change under server/, domain/ or content/ starts the process again.
 */

await import("./generate-fonts.ts");
await import("./generate-map.ts");
await import("./generate-mail-logo.ts");
await import("./generate-articles.ts");
await import("./generate-pages.ts");

const http = createHttpServer();
const vite = await createServer({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite has no environment for the server.");

const load = <Module>(id: string) => ssr.runner.import<Module>(id);
const { buildApp } = await load<typeof import("#server/app.ts")>("/server/app.ts");
const { readConfig } = await load<typeof import("#server/config.ts")>("/server/config.ts");
const { rendererOf } = await load<typeof import("#server/pages/page-source.ts")>(
  "/server/pages/page-source.ts",
);

const pageSource: PageSource = {
  assetsFolder: null,
  prerendered: new Map(),
  shared: new Set(),
  render: rendererOf(() => load("virtual:react-router/server-build"), "development"),
  // Vite brings its styles, its socket and its evaluated modules with it.
  policy: () => "frame-ancestors 'none'",
};

const config = readConfig(process.env);
const app = await buildApp(config, {
  pageSource,
  httpServer: (handler) =>
    http.on("request", (request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
await app.listen({ port: config.port, host: config.host });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await vite.close();
    await app.close();
    process.exit(0);
  });
}
