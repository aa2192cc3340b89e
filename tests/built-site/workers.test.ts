import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { siteFolder } from "#tests/support/build-site.ts";
import { ask } from "./support/ask.ts";

/*
 * A worker runs under the policy that its script is sent with. Scripts of the build are sent without one, except those whose
 * file name says that they are a worker's (server/pages/built-files.ts).
 */

test("every script that is started as a worker is sent with a content security policy", async () => {
  const started = new Set<string>();
  let starts = 0;
  const cwd = path.join(siteFolder, "client");
  for await (const name of glob("assets/**/*.js", { cwd })) {
    const code = await readFile(path.join(cwd, name), "utf8");
    starts += Array.from(code.matchAll(/\bnew (?:Shared)?Worker\(/g)).length;
    for (const [, file = ""] of code.matchAll(/\bWorker\(new URL\([`"']([\w./-]+\.js)[`"']/g)) {
      started.add(new URL(file, `http://site/${name}`).pathname);
    }
  }
  expect(starts).toBeGreaterThan(0);
  // Each is started at one place. Another count means that this test no longer finds them all.
  expect(started.size).toBe(starts);
  for (const address of started) {
    const { status, headers } = await ask(address);
    expect(status, address).toBe(200);
    expect(headers.get("content-security-policy"), address).toContain("default-src 'none'");
  }
});
