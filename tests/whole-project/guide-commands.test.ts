import { type ChildProcess, exec, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import getPort from "get-port";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingNames } from "#server/config.ts";
import { patience } from "#tests/support/patience.ts";

/*
 * Runs the commands of README and CONTRIBUTING on the current sources. `npm ci` and `npm test` are excluded, since these
 * tests run because of them.
 */

const guides = async () =>
  (await readFile("README.md", "utf8")) + (await readFile("CONTRIBUTING.md", "utf8"));

let dataFolder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), "site-readme-"));
});
afterEach(async () => {
  if (running?.pid && running.exitCode === null) {
    const ended = once(running, "exit");
    // The whole process group: npm and its children.
    process.kill(-running.pid, "SIGTERM");
    await ended;
  }
  running = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

for (const [command, address, heading] of [
  ["npm start", "/", "WHAT DO YOU WANT TO BUILD?"],
  ["npm run dev", "/ui", "h1"],
] as const) {
  test(`'${command}' serves the site`, { timeout: patience.longTest }, async () => {
    expect(await guides()).toContain(command);
    const port = await getPort();
    const output: string[] = [];
    running = spawn(command, {
      shell: true,
      detached: true,
      env: {
        // An empty value also hides one in a developer's .env.
        ...Object.fromEntries(settingNames.map((name) => [name, ""])),
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataFolder,
      },
    });
    running.stdout?.on("data", (text) => output.push(String(text)));
    running.stderr?.on("data", (text) => output.push(String(text)));
    await expect
      .poll(
        async () => {
          if (running?.exitCode !== null) throw new Error(output.join(""));
          const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
          return answer?.status;
        },
        { timeout: patience.longTest },
      )
      .toBe(200);
    const page = await fetch(`http://127.0.0.1:${port}${address}`);
    expect(page.status, output.join("")).toBe(200);
    expect(await page.text()).toContain(heading);
  });
}

for (const [command, said] of [
  ["npm run site -- invite name@example.com --role owner --new", /^http\S+\/desk\/\S+$/m],
  ["npm run bench -- scripts /faq", /^ +\d+ +\d+\.\d +\d+\.\d +\/faq$/m],
] as const) {
  test(`'${command}' prints its result`, async () => {
    expect(await guides()).toContain(command.split(" -- ")[0]);
    const { PATH, HOME } = process.env;
    const { stdout } = await promisify(exec)(command, {
      env: { PATH, HOME, DATA_DIR: dataFolder },
    });
    expect(stdout).toMatch(said);
  });
}
