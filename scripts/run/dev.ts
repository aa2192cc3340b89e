import { createServer as createHttpServer } from "node:http";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { PageSource } from "#server/pages/page-source.ts";
import { deskDocument } from "../finish/desk-page.ts";
import { articleFaults } from "../vite/article-faults.ts";
import { generate } from "./generate.ts";

/*
 * `npm run dev`: one process, as in production, with Vite in front. Pages and browser code reload automatically; a
 * change in server/, domain/ or content/ restarts the process. An article with a fault is left out, and the browser
 * shows the fault.
 */

const faults = await generate();

const http = createHttpServer();
const vite = await createServer({
  appType: "custom",
  plugins: [articleFaults(faults)],
  server: { middlewareMode: true, hmr: { server: http } },
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite has no environment for the server.");

const load = <Module>(id: string) => ssr.runner.import<Module>(id);
const { buildApp } = await load<typeof import("#server/app.ts")>("/server/app.ts");
const { readConfig } = await load<typeof import("#server/config.ts")>("/server/config.ts");
const { tellFirstOwner } =
  await load<typeof import("#server/first-owner.ts")>("/server/first-owner.ts");
const { rendererOf } = await load<typeof import("#server/pages/page-source.ts")>(
  "/server/pages/page-source.ts",
);

// Vite's client, React's refresh preamble, which must run before any component, and the desk itself.
const devScripts = [
  "/@vite/client",
  "/@id/__x00__virtual:react-router/inject-hmr-runtime",
  "/desk/main.tsx",
];
const pageSource: PageSource = {
  assetsFolder: null,
  prerendered: new Map(),
  kept: new Set(),
  desk: deskDocument({ scripts: devScripts, styles: [] }),
  render: rendererOf(() => load("virtual:react-router/server-build"), "development"),
  // Permissive, since Vite adds its own styles, socket and evaluated modules.
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
await tellFirstOwner(app);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await vite.close();
    await app.close();
    process.exit(0);
  });
}
