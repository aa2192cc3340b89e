import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { launcher } from "./launcher.ts";

describe("bin/site", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "site-launcher-"));
    await mkdir(path.join(folder, "bin"));
    await mkdir(path.join(folder, "node", "bin"), { recursive: true });
    const says = '#!/bin/sh\necho "$NODE_ENV $NODE_EXTRA_CA_CERTS"\n';
    await writeFile(path.join(folder, "node", "bin", "node"), says);
    await chmod(path.join(folder, "node", "bin", "node"), 0o755);
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** What Node is run in, with these settings in the file. */
  async function inside(settings: string, env: Record<string, string> = {}): Promise<string> {
    const file = path.join(folder, "site.env");
    await writeFile(file, settings);
    const site = path.join(folder, "bin", "site");
    await writeFile(site, launcher.replaceAll("/etc/site.env", file));
    const { PATH = "" } = process.env;
    return execFileSync("sh", [site], { env: { PATH, ...env }, encoding: "utf8" }).trim();
  }

  it.each([
    ["", "production"],
    ["NODE_EXTRA_CA_CERTS=/etc/own.pem\nPORT=3000\n", "production /etc/own.pem"],
    ['NODE_EXTRA_CA_CERTS="/etc/my own.pem"\n', "production /etc/my own.pem"],
    ["NODE_EXTRA_CA_CERTS='/etc/my own.pem'\n", "production /etc/my own.pem"],
    ["# NODE_EXTRA_CA_CERTS=/etc/none.pem\n", "production"],
  ])("has Node trust the authority that %j names", async (settings, expected) => {
    expect(await inside(settings)).toBe(expected);
  });

  it("leaves what the environment says", async () => {
    const settings = "NODE_EXTRA_CA_CERTS=/etc/own.pem";
    expect(await inside(settings, { NODE_EXTRA_CA_CERTS: "/etc/other.pem" })).toBe(
      "production /etc/other.pem",
    );
  });
});
