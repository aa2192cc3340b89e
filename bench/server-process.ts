import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastify from "fastify";
import { businessProfile } from "#content/business-profile.ts";

/*
 * The measured server, in a separate process: `bare` is Fastify with one handler that sends the same compressed page,
 * `site` is this site from the finished build, `logged` is the same with the log of a real process, and `appointments`
 * with ten years of free days, so that every appointment finds a slot.
 */

const [kind, databaseUrl, keptIn, proxies, now] = process.argv.slice(2);

if (kind === "bare") {
  const app = fastify();
  const page = brotliCompressSync(await readFile("build/pages/home.html"));
  app.get("/", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-encoding", "br").send(page),
  );
  announce(await app.listen({ port: 0, host: "127.0.0.1" }));
} else {
  const dataDir = keptIn || (await mkdtemp(path.join(tmpdir(), "site-bench-")));
  const built = (name: string) => import(path.resolve("build", "process", `${name}.js`));
  const { buildApp } = (await built("app")) as typeof import("#server/app.ts");
  const { builtPages, readConfig, standardOutput } = (await built(
    "main",
  )) as typeof import("#server/main.ts");
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: kind === "logged" ? "info" : "error",
    RATE_LIMIT: "off",
    TRUST_PROXY: proxies,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const ahead = now ? Date.parse(now) - Date.now() : 0;
  const app = await buildApp(config, {
    clock: () => new Date(Date.now() + ahead),
    pageSource: await builtPages("build", config.canonicalUrl),
    ...(kind === "logged" && { logStream: standardOutput() }),
    ...(kind === "appointments" && {
      profile: {
        ...businessProfile,
        inspection: { ...businessProfile.inspection, horizonDays: 3_650 },
      },
    }),
  });
  process.once("SIGTERM", async () => {
    await app.close();
    if (!keptIn) await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
  announce(await app.listen({ port: 0, host: "127.0.0.1" }));
}

function announce(url: string): void {
  process.send?.(url);
}
