import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import getPort from "get-port";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { settingNames } from "#server/config.ts";
import { patience } from "#tests/support/patience.ts";
import { copyProject } from "./support/project-copy.ts";

/* The development server, in a copy of the project in which files are changed. Two of them are faulty when it starts. */

/** What is printed once a fault has been shown, and the server waits. */
const waits = "The server starts once a file has changed.";

/** In the order in which they keep it from starting: one that Node loads itself, one that Vite's plugins load. */
const faultyAtStart = [
  { file: "content/business-profile.ts", code: "export const = 1;", shown: "export const = 1" },
  {
    file: "app/routes.ts",
    code: 'throw new Error("broken from the start");',
    shown: "broken from the start",
  },
];

let copy = "";
let url = "";
let output = "";
let npm: ChildProcess | undefined;

beforeAll(async () => {
  copy = await copyProject();
  for (const { file, code } of faultyAtStart) await appendFile(path.join(copy, file), code);
  const port = await getPort();
  url = `http://127.0.0.1:${port}`;
  npm = spawn("npm", ["run", "dev"], {
    cwd: copy,
    // A group of its own, so that whatever is left of it can be found.
    detached: true,
    env: {
      ...Object.fromEntries(settingNames.map((name) => [name, ""])),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: path.join(copy, "data"),
      RATE_LIMIT: "off",
    },
  });
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on("data", (text) => {
      output += text;
    });
  }
  for (const [index, { file, shown }] of faultyAtStart.entries()) {
    await vi.waitFor(
      () => {
        expect(output).toContain(shown);
        // Vite may show a fault before it has given up, and a file that is mended by then keeps it from nothing.
        expect(output.split(waits)).toHaveLength(index + 2);
      },
      { timeout: patience.longTest, interval: 500 },
    );
    await cp(file, path.join(copy, file));
  }
  await vi.waitFor(async () => expect(await status("/contact-us")).toBe(200), {
    timeout: patience.longTest,
    interval: 500,
  });
}, patience.longTest);

afterAll(async () => {
  if (isLeft()) process.kill(-(npm?.pid ?? 0), "SIGKILL");
  await rm(copy, { recursive: true, force: true });
});

test("a fault that is there when it starts is shown, and it starts once that is mended", () => {
  expect(output.split(waits)).toHaveLength(faultyAtStart.length + 1);
});

test("a word in content/ is on the next page, and a line of the server in its next answer, in the same process", async () => {
  await change("content/en/contact-us.ts", '"Talk to us"', '"Talk to them"', async () => {
    await expect.poll(() => body("/contact-us"), patiently).toContain("Talk to them");
  });
  await expect.poll(() => body("/contact-us"), patiently).toContain("Talk to us");
  await change("server/health-routes.ts", 'status: "ok"', 'status: "well"', async () => {
    await expect.poll(() => body("/healthz"), patiently).toContain("well");
  });
  // What a start prints.
  expect(output.split(`http://localhost:${new URL(url).port}\n`)).toHaveLength(2);
});

for (const [kind, code] of [
  ["that cannot be parsed", "export const = 1;"],
  ["that throws while it is loaded", 'throw new Error("broken on purpose");'],
] as const) {
  test(`a domain module ${kind} is shown by a page that comes back, and the server lives on`, async () => {
    const file = "domain/inquiry/inquiry-choices.ts";
    await change(file, "/** Characters", `${code}\n/** Characters`, async () => {
      await expect.poll(() => status("/contact-us"), patiently).toBe(500);
      expect(await body("/contact-us")).toContain("/@vite/client");
      expect(await status("/healthz")).toBe(200);
    });
    await expect.poll(() => status("/contact-us"), patiently).toBe(200);
  });
}

test("a page that cannot be rendered comes back, too", async () => {
  const thrown = 'throw new Error("broken on purpose");';
  const beginning = "export default function Page(";
  const file = "app/routes/contact-us/page.tsx";
  const source = await readFile(path.join(copy, file), "utf8");
  const [signature = ""] = source.slice(source.indexOf(beginning)).split("\n");
  await change(file, signature, `${signature}\n  ${thrown}`, async () => {
    await expect.poll(() => status("/contact-us"), patiently).toBe(500);
    expect(await body("/contact-us")).toContain("/@vite/client");
  });
  await expect.poll(() => status("/contact-us"), patiently).toBe(200);
});

test("a file that is mended as soon as its fault shows comes back each time", async () => {
  const file = "domain/inquiry/inquiry-choices.ts";
  for (let round = 0; round < 10; round++) {
    await change(file, "/** Characters", "export const = 1;", async () => {
      await expect.poll(() => status("/contact-us"), { ...patiently, interval: 1 }).toBe(500);
    });
    await expect.poll(() => status("/contact-us"), { ...patiently, interval: 1 }).toBe(200);
  }
});

test("SIGTERM ends it, and nothing of it is left", async () => {
  const ended = once(npm as ChildProcess, "exit");
  npm?.kill("SIGTERM");
  await ended;
  await expect.poll(isLeft, patiently).toBe(false);
});

const patiently = { timeout: patience.test, interval: 200 };

/** Changes a file of the copy for as long as `meanwhile` takes. */
async function change(
  file: string,
  before: string,
  after: string,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const place = path.join(copy, file);
  const source = await readFile(place, "utf8");
  expect(source).toContain(before);
  await writeFile(place, source.replace(before, after));
  await meanwhile().finally(() => writeFile(place, source));
}

async function status(address: string): Promise<number | undefined> {
  if (npm?.exitCode !== null) throw new Error(output);
  return fetch(url + address).then(
    (answer) => answer.status,
    () => undefined,
  );
}

const body = async (address: string) => (await fetch(url + address)).text();

/** Whether a process of its group is left. */
function isLeft(): boolean {
  try {
    return process.kill(-(npm?.pid ?? 0), 0);
  } catch {
    return false;
  }
}
