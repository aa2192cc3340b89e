import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, glob, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { release } from "#server/release.ts";
import { connectVisitor } from "#tests/support/api-visitor.ts";
import { patience } from "#tests/support/patience.ts";
import { halves, heicPhoto } from "#tests/support/photos/photos.ts";
import { firstFreeTime } from "./support/first-free-time.ts";
import { archive, nobody } from "./support/packed-release.ts";

/*
 * Unpacks a release outside the project and starts it there with nothing but a folder for its data and a port,
 * as a user who may write nowhere else.
 */

/** Bytes. */
const largest = 120e6;

let place = "";
let folder = "";
let url = "";
let data = "";
let port = 0;
let isRoot = false;
let site: ChildProcess | undefined;
const output: string[] = [];

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), "site-release-"));
  await chmod(place, 0o755);
  execFileSync("tar", ["-C", place, "-xzf", archive, "--no-same-owner"]);
  folder = path.join(place, `site-${release}`);
  isRoot = process.getuid?.() === 0;
  data = path.join(place, "data");
  execFileSync("mkdir", [data]);
  if (isRoot) execFileSync("chown", [`${nobody.uid}:${nobody.gid}`, data]);
  port = await getPort();
}, patience.longTest);

afterAll(async () => {
  if (site?.exitCode === null) {
    const ended = once(site, "exit");
    site.kill("SIGTERM");
    await ended;
  }
  await rm(place, { recursive: true, force: true });
});

test("a release is one folder of at most 120 MB without sources, art or build tools", async () => {
  expect((await stat(archive)).size).toBeLessThan(largest);
  const tops = execFileSync("tar", ["-tzf", archive], { encoding: "utf8", maxBuffer: 2 ** 26 })
    .trim()
    .split("\n")
    .map((entry) => entry.split("/")[0]);
  expect(new Set(tops)).toEqual(new Set([`site-${release}`]));
  const files = await Array.fromAsync(glob("**/*", { cwd: folder }));
  expect(files).toContain("bin/site");
  expect(files).toContain("node_modules/fastify/package.json");
  expect(files.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([]);
  const tools = /(^|\/)(art|vite|rolldown|typescript|tailwindcss|lucide-react)(\/|$)/;
  expect(files.filter((file) => tools.test(file))).toEqual([]);
});

test("a release has no packages but those it loads, and a list of them beside it", async () => {
  const { components } = JSON.parse(
    await readFile(archive.replace(".tar.gz", ".cdx.json"), "utf8"),
  );
  const listed = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)));
  const manifests = await Array.fromAsync(
    glob("node_modules/{*,@*/*}/package.json", { cwd: folder }),
  );
  expect(manifests.length).toBeGreaterThan(50);
  for (const file of manifests) {
    const { name, version } = JSON.parse(await readFile(path.join(folder, file), "utf8"));
    expect.soft(listed).toContain(`pkg:npm/${name}@${version}`);
  }
});

test("a release has its digest beside it", () => {
  const options = { cwd: path.dirname(archive), encoding: "utf8" as const };
  const said = execFileSync("sha256sum", ["-c", `${path.basename(archive)}.sha256`], options);
  expect(said).toBe(`${path.basename(archive)}: OK\n`);
});

test("a release refuses to start without the settings that a site needs, and names them", () => {
  const { status, stderr } = run(["serve"], { SITE_URL: "" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Configuration is not valid: SITE_URL is missing: [^\n]+\n$/);
});

test("a release makes no database unless told to", () => {
  const { status, stderr } = run(["serve"]);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `There is no database in ${data}. Correct DATA_DIR, or make a new site with --new.\n`,
  );
});

test("a release lets its owner in, and makes the database", () => {
  const person = ["ada@example.com", "--role", "owner"];
  expect(run(["invite", ...person]).status).toBe(1);
  const { status, stdout, stderr } = run(["invite", ...person, "--new"]);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/desk\/join#[\w-]{43}\n$/);
});

test("a release checks itself", async () => {
  url = await start();
  const { status, stdout } = run(["check"]);
  expect(stdout).toMatch(/^ok {4}settings: valid\n/);
  expect(stdout).toMatch(/^ok {4}database: SQLite, \d+ migrations, 0 leads$/m);
  expect(stdout).toMatch(/^(ok|warn) +data folder: /m);
  expect(stdout).toMatch(/^warn +address: http:\S+ answers with release [\d.]+, without TLS$/m);
  expect([status, stdout]).toEqual([0, expect.not.stringContaining("FAULT")]);
});

test("a command ends quietly when nobody is reading its output", () => {
  const site = path.join(folder, "bin", "site");
  const line = '"$0" help | true; "$0" help | head -1';
  const { status, stderr } = spawnSync("sh", ["-c", line, site], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test("a release serves pages with all their files", async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  for (const address of ["/", "/schedule-inspection", "/desk"]) {
    const page = await fetch(url + address);
    expect(page.status, address).toBe(200);
    const files = [...(await page.text()).matchAll(/"(\/assets\/[^"\s]+?\.\w+)"/g)];
    expect(files.length, address).toBeGreaterThan(0);
    for (const [, file = ""] of files)
      expect.soft((await fetch(url + file)).status, file).toBe(200);
  }
});

test("a release takes an appointment and writes its mails", async () => {
  const { date, timeSlot } = await firstFreeTime(url);
  const visitor = await connectVisitor(url);
  const customer = { name: "Ada Byron", email: "ada@example.com", phone: "(703) 555-0142" };
  const { customerId } = await visitor.post("/api/customers/register", customer);
  const address = "1 Main Street, Fairfax, VA 22030";
  const body = { ...customer, address, date, timeSlot, customerId };
  const { appointment } = await visitor.post("/api/appointments", body);
  expect(appointment).toMatchObject({ date, timeSlot, status: "booked" });
  const mails = path.join(place, "data", "mail");
  await expect
    .poll(async () => (await Array.fromAsync(glob("*.eml", { cwd: mails }))).length, {
      timeout: patience.test,
    })
    .toBeGreaterThan(1);
});

test("a release decodes photos of every kind, in a process that may read nothing but its code", async () => {
  const { cookie, csrfToken } = await connectVisitor(url);
  const headers = { "content-type": "image/jpeg", cookie, "x-csrf-token": csrfToken };
  for (const photo of [await halves("jpeg"), await halves("webp"), await heicPhoto()]) {
    const body = new Uint8Array(photo);
    const answer = await fetch(`${url}/api/photos`, { method: "POST", headers, body });
    expect([answer.status, (await answer.json()).photo]).toMatchObject([201, { width: 96 }]);
  }
});

/** Settings of a site, with nothing of this machine's. */
function settings(): Record<string, string> {
  return {
    PATH: "/usr/bin:/bin",
    DATA_DIR: data,
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    OFFICE_EMAIL: "office@example.com",
    MAIL_FROM: "Roofs <office@example.com>",
    MAIL: "files",
  };
}

/** Runs a command of the release to its end, as a user without rights if these tests may become one. */
function run(words: string[], others: Record<string, string> = {}) {
  return spawnSync(path.join(folder, "bin", "site"), words, {
    cwd: "/",
    encoding: "utf8",
    env: { ...settings(), ...others },
    ...(isRoot && nobody),
  });
}

/** Starts the release as that user, and waits until it is ready. */
async function start(): Promise<string> {
  site = spawn(path.join(folder, "bin", "site"), ["serve"], {
    cwd: "/",
    env: settings(),
    ...(isRoot && nobody),
  });
  site.stdout?.on("data", (text) => output.push(String(text)));
  site.stderr?.on("data", (text) => output.push(String(text)));
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${address}/readyz`).catch(() => undefined);
      if (answer?.status !== 200) throw new Error(`It is not ready: ${output.join("")}`);
    },
    { timeout: patience.test },
  );
  return address;
}
