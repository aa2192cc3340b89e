import { createServer as createHttpServer } from "node:http";
import type { ServerBuild } from "react-router";
import { createServer, isRunnableDevEnvironment } from "vite";
import { readCheckoutSettings } from "#server/command/settings.ts";
import type { PageSource } from "#server/pages/page-source.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
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
  // Found at startup: a package found later reloads every open page.
  optimizeDeps: {
    entries: ["app/root.tsx", "app/layouts/*.tsx", "app/**/page.tsx", "desk/main.tsx"],
  },
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
/**
 * React Router's link to the styles that modules import, none here, would go once React has started, and with that
 * change React drops every part that waits for its script (sections/late).
 */
const serverBuild = async (): Promise<ServerBuild> => ({
  ...(await load<ServerBuild>("virtual:react-router/server-build")),
  unstable_getCriticalCss: () => undefined,
});
const pageSource: PageSource = {
  assetsFolder: null,
  prerendered: new Map(),
  kept: new Set(),
  desk: deskDocument({ scripts: devScripts, styles: [] }),
  async render(request, context) {
    // All rules, instead of those that the build selects for each page.
    const { default: sheet } = await load<{ default: string }>("/app/styles/app.css?inline");
    const styles = { styles: [sheet], ids: { root: 0 } };
    return rendererOf(serverBuild, "development", styles)(request, context);
  },
  policy,
};

const config = readConfig(readCheckoutSettings());
const app = await buildApp(config, {
  pageSource,
  httpServer: (handler) =>
    http.on("request", (request, response) => {
      vite.middlewares(request, response, () => handler(request, response));
    }),
});
await app.listen({ port: config.port, host: config.host });
await tellFirstOwner(app, config.dataDir);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await vite.close();
    await app.close();
    process.exit(0);
  });
}

/**
 * The same as in production, and what Vite needs: a worker that waits for this server to restart, and in the desk, whose
 * document has no nonce, the style that it adds.
 */
function policy(nonce: string): string {
  const own = `'nonce-${nonce}'`;
  const allowed = nonce
    ? { scripts: [own], styles: [own] }
    : { scripts: [], styles: ["'unsafe-inline'"] };
  return `${pagePolicy(allowed)}; worker-src blob:`;
}
