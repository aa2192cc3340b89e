import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";
import { businessProfile } from "#content/business-profile.ts";

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
<title>Desk | ${businessProfile.shortName}</title>
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

/** Creates the desk's document from its build's manifest, and removes the manifest from the public files. */
export async function writeDeskPage(client: string, pages: string): Promise<void> {
  const file = path.join(client, "desk-manifest.json");
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The build of the desk has no entry.");
  const document = deskDocument({
    scripts: [`/${entry.file}`],
    styles: (entry.css ?? []).map((name) => `/${name}`),
  });
  await writeFile(path.join(pages, "desk.html"), document);
  await rm(file);
}
