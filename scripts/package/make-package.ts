import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { release } from "#server/release.ts";
import { publicKeyFile } from "#server/upgrade/release-proof.ts";
import { fillRelease } from "./fill-release.ts";
import { listPackages } from "./list-packages.ts";
import { nodeFor, processors } from "./node-for.ts";
import { publicPartOf, signingKey, signRelease } from "./sign-release.ts";

/*
 * `npm run package` writes a release that needs neither sources nor npm to releases/, and beside it the list of the
 * packages in it (CycloneDX), its digest and, with RELEASE_KEY, its signature. It builds first if the sources have changed. `npm run package -- arm64` makes one for that
 * processor: Node and the decoder of photos are for one processor, and are got from the registry.
 */

const processor = processors.find((known) => known === (process.argv[2] ?? "x64"));
if (!processor || process.platform !== "linux") {
  process.stderr.write(`Releases are made on Linux, for ${processors.join(" or ")}.\n`);
  process.exit(1);
}

const key = signingKey(process.env.RELEASE_KEY);
await import("../run/build-if-needed.ts");
const name = `site-${release}`;
const archive = path.resolve("releases", `${name}-linux-${processor}.tar.gz`);
const staging = await mkdtemp(path.join(tmpdir(), "site-package-"));
try {
  const node = await nodeFor(processor, path.join(staging, "node"));
  await fillRelease(path.join(staging, name), node, {
    processor,
    scratch: path.join(staging, "packages"),
  });
  if (key) await writeFile(path.join(staging, name, publicKeyFile), publicPartOf(key));
  await mkdir(path.dirname(archive), { recursive: true });
  pack(staging, name, archive);
  await writeFile(
    archive.replace(/\.tar\.gz$/, ".cdx.json"),
    await listPackages(path.join(staging, name)),
  );
  await signRelease(archive, key);
} finally {
  await rm(staging, { recursive: true, force: true });
}
const megabytes = Math.round((await stat(archive)).size / 1e6);
const signed = key ? "signed" : "not signed: RELEASE_KEY names no key";
process.stdout.write(`${path.relative(".", archive)}, ${megabytes} MB, ${signed}\n`);

/** Written under another name first, so that nobody ever takes half an archive for a whole one. */
function pack(folder: string, name: string, archive: string): void {
  const draft = `${archive}.draft`;
  const anybodys = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"];
  execFileSync("tar", ["-C", folder, ...anybodys, "-czf", draft, name], { stdio: "inherit" });
  renameSync(draft, archive);
}
