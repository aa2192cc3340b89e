import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { release } from "#server/release.ts";
import { patience } from "#tests/support/patience.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/*
 * The check of the public address, and what the public may ask, behind the proxies of `deploy/`: their files as they are,
 * but for ports and certificates, which belong to root and to the real name.
 */

const host = "localhost";

/** A proxy that runs on a file, and what says that its certificate is right. */
type Proxy = { program: string[]; authority: string; env?: Record<string, string> };

let folder: string;
let server: TestApp;
let port: number;
let upstream: number;
let running: ChildProcess | undefined;
const said: string[] = [];

beforeAll(async () => {
  upstream = await getPort();
  port = await getPort();
  server = await startTestApp("sqlite", {
    port: upstream,
    env: { SITE_URL: `https://${host}:${port}`, TRUST_PROXY: "1" },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-proxy-"));
  said.length = 0;
});
afterEach(async () => {
  if (running?.exitCode === null) {
    const ended = once(running, "exit");
    running.kill("SIGTERM");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

const proxies: Record<string, () => Promise<Proxy>> = {
  /** It makes a certificate for `localhost` itself. */
  async Caddy() {
    const file = path.join(folder, "Caddyfile");
    await writeFile(
      file,
      `{\n admin off\n skip_install_trust\n http_port ${await getPort()}\n}\nimport ${path.resolve("deploy/Caddyfile")}\n`,
    );
    return {
      program: ["caddy", "run", "--config", file, "--adapter", "caddyfile"],
      authority: path.join(folder, "caddy", "pki", "authorities", "local", "root.crt"),
      env: {
        SITE_HOST: `https://${host}:${port}`,
        SITE_UPSTREAM: `127.0.0.1:${upstream}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        HOME: folder,
      },
    };
  },
  async nginx() {
    const own = (name: string) => path.join(folder, name);
    const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
    const files = ["-keyout", own("privkey.pem"), "-out", own("fullchain.pem")];
    const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    execFileSync("openssl", ["req", "-x509", ...key, ...files, "-days", "2", ...subject], {
      stdio: "ignore",
    });
    const other = await getPort();
    const substitutions: [string | RegExp, string][] = [
      ["127.0.0.1:3000", `127.0.0.1:${upstream}`],
      [/listen \[::\]:.+;\n/g, "\n"],
      ["listen 80;", `listen 127.0.0.1:${other};`],
      ["listen 443 ", `listen 127.0.0.1:${port} `],
      [/\/etc\/letsencrypt\/live\/www\.example\.com/g, folder],
      [/\/etc\/nginx\/site-proxy\.conf/g, path.resolve("deploy/nginx-proxy.conf")],
      [/www\.example\.com/g, host],
    ];
    let site = await readFile("deploy/nginx.conf", "utf8");
    for (const [from, to] of substitutions) {
      expect(site.search(from), String(from)).not.toBe(-1);
      site = site.replace(from, to);
    }
    await writeFile(own("site.conf"), site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${own(name)};`)
      .join("\n");
    await writeFile(
      own("nginx.conf"),
      `daemon off; pid ${own("pid")}; error_log stderr;\nevents {}\nhttp { access_log off;\n${temporary}\ninclude ${own("site.conf")}; }\n`,
    );
    return {
      program: ["nginx", "-p", folder, "-c", own("nginx.conf"), "-e", "stderr"],
      authority: own("fullchain.pem"),
    };
  },
};

/** Asks as a command of the site does, on a machine that trusts the certificate. */
const asking = `
import { checkPublicAddress } from "#server/command/checks/public-address.ts";
const [site, ...paths] = JSON.parse(process.env.ARGUMENTS);
const statuses = {};
for (const path of paths) statuses[path] = (await fetch(site + path)).status;
console.log(JSON.stringify({ finding: await checkPublicAddress(site), statuses }));
`;

async function asked(authority: string, paths: readonly string[]) {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ["--input-type=module-typescript", "--eval", asking],
    {
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: authority,
        ARGUMENTS: JSON.stringify([`https://${host}:${port}`, ...paths]),
      },
    },
  );
  return JSON.parse(stdout);
}

describe.each(Object.entries(proxies))("behind %s", (_name, prepare) => {
  it("the public address is checked without a fault, and readiness is closed", async () => {
    const { program, authority, env } = await prepare();
    const [command = "", ...parameters] = program;
    running = spawn(command, parameters, { env: { ...process.env, ...env } });
    running.on("error", (error) => said.push(String(error)));
    running.stderr?.on("data", (text) => said.push(String(text)));
    running.stdout?.on("data", (text) => said.push(String(text)));
    const found = async () => {
      if (running?.exitCode !== null) throw new Error(said.join(""));
      return (await asked(authority, []).catch(() => undefined))?.finding;
    };
    await expect
      .poll(found, { timeout: patience.longTest })
      .toEqual({ state: "ok", text: `https://${host}:${port} answers with release ${release}` });
    const paths = ["/healthz", "/readyz", "/readyz/", "/readyz?x", "/%72eadyz", "/READYZ"];
    const { statuses } = await asked(authority, paths);
    expect(statuses).toEqual({
      ...Object.fromEntries(paths.map((one) => [one, 404])),
      "/healthz": 200,
    });
  });
});
