import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import {
  createRunnableDevEnvironment,
  createServer,
  type DevEnvironment,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";
import { readCheckoutSettings } from "#server/command/read-settings.ts";
import { type Config, readConfig } from "#server/config.ts";
import type { PageSource } from "#server/pages/page-source.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import type { ContentFault } from "../content-fault.ts";
import { deskDocument } from "../finish/desk-page.ts";
import { articleFaults } from "../vite/article-faults.ts";
import { createDevFaults } from "../vite/dev-faults.ts";
import { generate } from "./generate.ts";

/*
 * What `npm run dev` starts: one process, as in production, with Vite in front. Vite loads pages and server alike, so that a change is
 * in the next page that is asked for; what the server itself keeps of it, such as the words of mails, follows once the server
 * has been put together again. A fault is shown in the browser, and the server that was there before it stays. An article
 * with a fault is left out.
 */

/** The faults found when the articles were last read. */
const faultyArticles: ContentFault[] = [...(await generate())];
const faults = createDevFaults();
const serverModule = path.resolve("server/app.ts");
const config = usableConfig();

const http = createHttpServer();
const vite = await createServer({
  appType: "custom",
  plugins: [articleFaults(faultyArticles), faults.plugin, followsChanges()],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // Told of a file once it has stayed the same: of two changes within 50 ms, the later one would be lost.
    watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
  },
  environments: {
    ssr: {
      dev: {
        // Loaded again by us (`followsChanges`): Vite would do it at every change, before anybody asks for it.
        createEnvironment: (name, settings) =>
          createRunnableDevEnvironment(name, settings, { runnerOptions: { hmr: false } }),
      },
    },
  },
  // Found at startup: a package found later reloads every open page.
  optimizeDeps: {
    entries: ["app/root.tsx", "app/layouts/*.tsx", "app/**/page.tsx", "desk/main.tsx"],
  },
});
const ssr = runnable(vite.environments.ssr);

/** The module as its files are now. */
const load = <Module>(id: string) => ssr.runner.import<Module>(id);

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
  days: {},
  kept: new Set(),
  desk: deskDocument({ scripts: devScripts, styles: [] }),
  async render(request, context) {
    let failure: unknown;
    const reportError = (error: unknown) => {
      failure = error;
      context.reportError(error);
    };
    try {
      const { rendererOf } = await load<typeof import("#server/pages/page-source.ts")>(
        "/server/pages/page-source.ts",
      );
      // All rules, instead of those that the build selects for each page.
      const { default: sheet } = await load<{ default: string }>("/app/styles/app.css?inline");
      const styles = { styles: [sheet], ids: { root: 0 } };
      // Without the server's deadline: the first page waits until everything in it is compiled.
      const patient = new Request(request, { signal: null });
      const render = rendererOf(serverBuild, "development", styles);
      const response = await render(patient, { ...context, reportError });
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      return response.status === 500 && !isPage && failure
        ? faults.pageOf(failure, context.nonce)
        : response;
    } catch (error) {
      return faults.pageOf(error, context.nonce);
    }
  },
  policy,
};

/** The server as it was last put together. */
let running: { app: FastifyInstance; handle: RequestListener } | undefined;
/** Whether something has changed since that the server has loaded. */
let isOutdated = true;
/** Whether something has changed since then of which other files are made. */
let isContentChanged = false;
let generating: ChildProcess | undefined;
let isEnding = false;
/** One after another: more may change while one is at work. */
let following = restart();
await following;
http.on("request", (request, response) => {
  vite.middlewares(request, response, () => {
    if (running) running.handle(request, response);
    else faults.answerWithout(response);
  });
});
http.listen(config.port, config.host);
await once(http, "listening").catch(refuse);
process.stdout.write(`${config.siteUrl}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    if (isEnding) return;
    isEnding = true;
    generating?.kill();
    http.close();
    // Open pages wait for news on theirs.
    http.closeAllConnections();
    await running?.app.close();
    await vite.close();
    process.exit(0);
  });
}

/** Ends the process if a setting is faulty: those of the environment cannot be mended while it runs. */
function usableConfig(): Config {
  try {
    return readConfig(readCheckoutSettings());
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function runnable(environment: DevEnvironment | undefined): RunnableDevEnvironment {
  if (environment && isRunnableDevEnvironment(environment)) return environment;
  throw new Error("Vite has no environment for the server.");
}

function followsChanges(): Plugin {
  return {
    name: "follows-changes",
    hotUpdate: {
      order: "post",
      handler({ file }) {
        const { environment } = this;
        if (environment !== ssr) return;
        // Vite has dropped the code of whatever imports the file.
        isOutdated ||= !environment.moduleGraph.getModuleById(serverModule)?.transformResult;
        isContentChanged ||= path.relative(".", file).startsWith("content/");
        following = following
          .then(() => nextTurn())
          .then(follow)
          .catch(faults.found);
      },
    },
  };
}

async function follow(): Promise<void> {
  if (isEnding) return;
  // All of them: a module that failed while a file was being changed would stay so.
  ssr.runner.evaluatedModules.clear();
  if (isOutdated) await restart();
  else faults.mended();
  if (isContentChanged) await generateAgain();
}

/** Puts the server together as its files are now. With a fault, the one before stays. */
async function restart(): Promise<void> {
  isOutdated = false;
  let started: FastifyInstance | undefined;
  try {
    const { buildApp } = await load<typeof import("#server/app.ts")>(serverModule);
    const { tellFirstOwner } =
      await load<typeof import("#server/first-owner.ts")>("/server/first-owner.ts");
    let handle: RequestListener = () => {};
    // One port for metrics is too few for two servers.
    const app = await buildApp(
      { ...config, metricsPort: undefined },
      {
        pageSource,
        // Listens nowhere: it gets what Vite leaves.
        httpServer: (handler) => {
          handle = handler;
          return createHttpServer();
        },
      },
    );
    started = app;
    await app.ready();
    const before = running?.app;
    if (!before) await tellFirstOwner(app, config.dataDir);
    running = { app, handle };
    if (before) void close(before);
    faults.mended();
  } catch (error) {
    isOutdated = true;
    faults.found(error);
    if (started) await close(started);
  }
}

/** Closes a server that another one has replaced. What keeps it from closing is shown, and stops nothing. */
async function close(app: FastifyInstance): Promise<void> {
  await app.close().catch(faults.found);
}

/** Makes what is made of `content/` again, in a process of its own, which reads it as it is now. */
async function generateAgain(): Promise<void> {
  isContentChanged = false;
  generating = fork("scripts/run/generate-from-content.ts");
  generating.on("message", (found: ContentFault[]) => {
    const isNews = found.join() !== faultyArticles.join();
    faultyArticles.splice(0, Number.POSITIVE_INFINITY, ...found);
    if (isNews) vite.ws.send({ type: "full-reload" });
  });
  await once(generating, "exit");
  generating = undefined;
}

/**
 * The same as in production, and what Vite needs: beside our own workers one that waits for this server to restart, and in the desk, whose
 * document has no nonce, the style that it adds.
 */
function policy(nonce: string): string {
  const own = `'nonce-${nonce}'`;
  const allowed = nonce
    ? { scripts: [own], styles: [own] }
    : { scripts: [], styles: ["'unsafe-inline'"] };
  return `${pagePolicy(allowed)}; worker-src 'self' blob:`;
}
