import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeDataFolder } from "#tests/support/data-folders.ts";
import { halves, heicPhoto } from "#tests/support/photos/photos.ts";
import { startConfined } from "./confined-process.ts";
import type { DecodeAnswer } from "./decode-messages.ts";

let folder: string;

beforeEach(async () => {
  folder = await makeDataFolder();
  await writeFile(path.join(folder, "site.db"), "names and addresses");
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a line of JavaScript in the process comes to: "done", or the code of its error. */
async function outcomeOf(line: string): Promise<unknown> {
  const program = `
    import fs from "node:fs";
    import net from "node:net";
    import { spawnSync } from "node:child_process";
    import { Worker } from "node:worker_threads";
    const file = ${JSON.stringify(path.join(folder, "site.db"))};
    try { ${line}; process.send("done"); }
    catch (error) { process.send(error.code); }`;
  const child = startConfined(["--import", `data:text/javascript,${encodeURIComponent(program)}`]);
  try {
    const [said] = await once(child, "message");
    return said;
  } finally {
    child.kill("SIGKILL");
  }
}

describe("the process that decodes", () => {
  it.each([
    ["reads no file of the data folder", "fs.readFileSync(file)"],
    ["opens none", "fs.openSync(file, 'r')"],
    ["lists none", "fs.readdirSync(file.replace('/site.db', ''))"],
    ["writes none", "fs.writeFileSync(file, '')"],
    ["deletes none", "fs.rmSync(file)"],
    ["reads no settings of the machine", "fs.readFileSync('/etc/passwd')"],
    ["reads no other process's settings", "fs.readFileSync('/proc/' + process.ppid + '/environ')"],
    ["starts no other process", "spawnSync('cat', [file])"],
    ["starts no thread", "new Worker('1', { eval: true })"],
  ])("%s", async (_name, line) => {
    expect(await outcomeOf(line)).toBe("ERR_ACCESS_DENIED");
  });

  it("reaches no network", async () => {
    const line = `const socket = net.connect(1, "127.0.0.1");
      await new Promise((done, fail) => socket.on("connect", done).on("error", fail))`;
    expect(await outcomeOf(line)).toBe("ERR_ACCESS_DENIED");
  });

  it("has none of the server's settings", async () => {
    const line = `const known = ["NODE_ENV", "UV_THREADPOOL_SIZE", "NODE_CHANNEL_FD", "NODE_CHANNEL_SERIALIZATION_MODE"];
      const others = Object.keys(process.env).filter((name) => !known.includes(name));
      if (others.length > 0) throw { code: others.join(" ") }`;
    expect(await outcomeOf(line)).toBe("done");
  });

  it("decodes nevertheless, with machine code and with WebAssembly", async () => {
    const child = startConfined();
    try {
      for (const photo of [await halves("jpeg"), await heicPhoto()]) {
        child.send({ id: 1, photo });
        const [{ outcome }] = (await once(child, "message")) as [DecodeAnswer];
        expect(outcome).toMatchObject({ width: 96, height: 64 });
      }
    } finally {
      child.kill("SIGKILL");
    }
  });
});
