import { readFile } from "node:fs/promises";
import path from "node:path";

/** A script file in the form the server sends. */
export type ScriptFile = {
  /** Path on the site: `/assets/page-BgJbm1Qx.js`. */
  address: string;
  /** Size compressed with brotli, in bytes. */
  bytes: number;
};

const script = /\/assets\/[\w.-]+\.js/g;
/** Matches `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
const staticImport = /(?:\bfrom|\bimport)\s*"(\.\/[\w.-]+\.js|\/assets\/[\w.-]+\.js)"/g;

/**
 * The scripts that a page requests when opened: those in its HTML, and all their imports, in the order they are found.
 * Later ones (`import()`: sections that hydrate when near, the next page) are excluded.
 * @param html The page as the server sends it.
 * @param siteFolder The finished build, with `client/assets`.
 * @throws when the page names a file that is missing or not compressed.
 */
export async function scriptsOf(html: string, siteFolder: string): Promise<ScriptFile[]> {
  const client = path.join(siteFolder, "client");
  const found = new Map<string, ScriptFile>();
  const waiting = Array.from(html.matchAll(script), ([address]) => address);
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (found.has(address)) continue;
    const code = await readFile(path.join(client, address), "utf8");
    const { byteLength } = await readFile(path.join(client, `${address}.br`));
    found.set(address, { address, bytes: byteLength });
    for (const [, file = ""] of code.matchAll(staticImport)) {
      waiting.push(path.posix.resolve("/assets", file));
    }
  }
  return [...found.values()];
}
