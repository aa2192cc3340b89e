import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staffRoles } from "#domain/staff/staff.ts";
import { patience } from "#tests/support/patience.ts";

const { PATH, HOME } = process.env;

let folder: string;
let demo: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "site-demo-"));
});
afterEach(async () => {
  demo?.kill("SIGKILL");
  demo = undefined;
  await rm(folder, { recursive: true, force: true });
});

test("'npm run demo' prints links that open the desk as owner, office and inspector, and ends with SIGTERM", async () => {
  const place = path.join(folder, "week");
  const port = await getPort();
  // What a real site is set to must not reach it.
  const settings = { DATA_DIR: path.join(folder, "real"), SMTP_URL: "smtp://127.0.0.1:1" };
  demo = spawn("npm", ["run", "demo", "--", place], {
    env: { PATH, HOME, PORT: String(port), ...settings },
  });
  let output = "";
  for (const stream of [demo.stdout, demo.stderr]) {
    stream?.on("data", (text) => {
      output += text;
    });
  }
  await expect
    .poll(
      () => {
        if (demo?.exitCode !== null) throw new Error(output);
        return output;
      },
      { timeout: patience.longTest },
    )
    .toContain("Ctrl+C");

  for (const role of staffRoles) {
    const link = new RegExp(`^ *${role} +(http://localhost:${port}/\\S+)`, "m").exec(output)?.[1];
    // Again and again.
    for (const _ of [1, 2]) {
      const entered = await fetch(link ?? "", { redirect: "manual" });
      expect([entered.status, entered.headers.get("location")]).toEqual([303, "/desk"]);
      const cookie = entered.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
      const headers = { cookie: cookie.join("; ") };
      const me = await fetch(`http://localhost:${port}/api/desk/me`, { headers });
      expect((await me.json()).me).toMatchObject({ role, isActive: true });
      const desk = await fetch(`http://localhost:${port}/desk`, { headers });
      expect(desk.status).toBe(200);
    }
  }
  const guessed = await fetch(`http://localhost:${port}/demo/owner`, { redirect: "manual" });
  expect([guessed.status, guessed.headers.get("location")]).toEqual([302, "/"]);

  await expect(start({ PORT: String(await getPort()) }, place)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^A demo is running in .+\n$/),
  });
  await expect(start({ PORT: String(port) }, path.join(folder, "other"))).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Port \d+ is in use\. .+\n$/),
  });
  expect(await readdir(path.join(place, "mail"))).not.toEqual([]);
  expect(await readdir(folder)).toEqual(["week"]);

  const ended = once(demo, "exit");
  demo.kill("SIGTERM");
  await ended;
  await expect
    .poll(() => fetch(`http://localhost:${port}/readyz`).catch(() => "nobody"))
    .toBe("nobody");
});

test("'npm run demo' refuses a folder with files of somebody else", async () => {
  const theirs = path.join(folder, "site.db");
  await writeFile(theirs, "leads");
  await expect(start({}, folder)).rejects.toMatchObject({
    stderr: expect.stringContaining("has not made"),
  });
  expect(await readFile(theirs, "utf8")).toBe("leads");
});

/** A demo that is expected to end by itself. */
function start(settings: NodeJS.ProcessEnv, place: string) {
  return promisify(execFile)("npm", ["run", "demo", "--", place], {
    env: { PATH, HOME, ...settings },
  });
}
