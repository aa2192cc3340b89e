import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest, ManifestChunk } from "vite";

/** The desk's document: it has no content, since its script draws everything. */
export function deskDocument(files: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  const styles = files.styles.map((file) => `<link rel="stylesheet" href="${file}">`);
  const scripts = files.scripts.map((file) => `<script type="module" src="${file}"></script>`);
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Desk</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[...styles, ...scripts].join("\n")}
</head>
<body>
<div id="desk"></div>
<noscript>The desk needs JavaScript. Please turn it on, or use another browser.</noscript>
</body>
</html>
`;
}

/**
 * Creates the desk's document and its worker from its build's manifest, and removes the manifest and the worker's
 * script from the public files: the server sends the worker itself, with a policy of its own.
 */
export async function writeDeskPage(client: string, pages: string): Promise<void> {
  const file = path.join(client, "desk-manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  const { "desk/main.tsx": entry, "desk/worker/desk-worker.ts": worker, ...others } = manifest;
  if (!entry || !worker) throw new Error("The build of the desk has no entry or no worker.");
  if (worker.imports) throw new Error("The desk's worker must import nothing that a page imports.");
  const document = deskDocument({
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((name) => `/${name}`),
  });
  const script = path.join(client, worker.file);
  const kept = keptRelease(document, entry, Object.values(others));
  const code = `const keptRelease = ${JSON.stringify(kept)};\n${await readFile(script, "utf8")}`;
  await writeFile(path.join(pages, "desk.html"), document);
  await writeFile(path.join(pages, "desk-worker.js"), code);
  await rm(script);
  await rm(file);
}

/** What the worker keeps (`KeptRelease`): every file of the desk, in a cache named after all of them. */
function keptRelease(document: string, entry: ManifestChunk, others: readonly ManifestChunk[]) {
  const chunks = [entry, ...others];
  const names = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...new Set(names)].map((name) => `/${name}`);
  const digest = createHash("sha256").update(document).update(files.join()).digest("hex");
  return { cache: `desk-${digest.slice(0, 16)}`, entry: `/${entry.file}`, files };
}
