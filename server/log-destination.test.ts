import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

/** A process that logs to a pipe as the server does, and then runs `script`, which has the logger `log`. */
function startLogging(script: string): ChildProcess {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", `${preparation}\n${script}`],
    {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

const preparation = `
  import closeWithGrace from "close-with-grace";
  import fastify from "fastify";
  import { standardOutput } from "#server/log-destination.ts";
  import { logOptions } from "#server/log-options.ts";
  const output = standardOutput();
  let bytes = 0;
  const write = (line) => {
    bytes += Buffer.byteLength(line);
    output.write(line);
  };
  const { log } = fastify({ logger: logOptions("info", { write }) });
  const many = (from, to) => {
    for (let n = from; n < to; n += 1) log.info({ n, text: "\u00e4".repeat(100) });
  };
`;

/** Everything that the process logged, line by line. @throws when a line is not whole. */
async function linesOf(child: ChildProcess): Promise<Record<string, unknown>[]> {
  const output = child.stdout ? await text(child.stdout) : "";
  expect(output).toMatch(/\n$/);
  return output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

it("has the last lines of a process that dies of an uncaught error", async () => {
  const child = startLogging(`
    closeWithGrace(async ({ err }) => log.fatal({ err }, "dying"));
    log.info("before");
    setTimeout(() => { throw new TypeError("unforeseen"); });
  `);
  const ended = once(child, "exit");
  const lines = await linesOf(child);
  expect(lines).toMatchObject([
    { msg: "before" },
    { msg: "dying", level: 60, err: { message: "unforeseen" } },
  ]);
  expect(await ended).toEqual([1, null]);
});

it("has the last lines of a process that is stopped", async () => {
  const child = startLogging(`
    closeWithGrace(async () => log.info("stopped"));
    setInterval(() => {}, 1_000);
    log.info("before");
    process.send("ready");
  `);
  const ended = once(child, "exit");
  await once(child, "message");
  child.kill("SIGTERM");
  expect(await linesOf(child)).toMatchObject([{ msg: "before" }, { msg: "stopped" }]);
  expect(await ended).toEqual([0, null]);
});

it("is written even if no more lines come, and without an end", async () => {
  const child = startLogging(`
    setInterval(() => {}, 1_000);
    log.info("alone");
  `);
  const [line] = await once(child.stdout ?? child, "data");
  expect(JSON.parse(String(line))).toMatchObject({ msg: "alone" });
});

it("never blocks on a full pipe, and loses nothing", async () => {
  const child = startLogging(`
    many(0, 2_000);
    process.send("not held up");
    process.once("message", () => { many(2_000, 4_000); process.exit(); });
  `);
  // Nobody reads, and a pipe holds 64 KB.
  await once(child, "message");
  child.send("go on");
  expect((await linesOf(child)).map(({ n }) => n)).toEqual(upTo(4_000));
});

it("waits for a reader that is far behind, without losing lines or growing forever", async () => {
  const child = startLogging(`
    import fs from "node:fs";
    const { writeSync } = fs;
    let [offered, taken, most] = [0, 0, 0];
    // As if it read only while the process waits: what is offered twice, with nothing logged in between.
    fs.writeSync = (...data) => {
      if (offered !== bytes) {
        offered = bytes;
        throw Object.assign(new Error("full"), { code: "EAGAIN" });
      }
      const length = writeSync(...data);
      taken += length;
      return length;
    };
    for (let n = 0; n < 10_000; n += 1) {
      many(n, n + 1);
      most = Math.max(most, bytes - taken);
    }
    process.send(most);
    process.disconnect();
  `);
  const kept = once(child, "message");
  expect((await linesOf(child)).map(({ n }) => n)).toEqual(upTo(10_000));
  expect((await kept)[0]).toBeLessThan(1.1 * 1024 * 1024);
});
