import { readFile } from "node:fs/promises";
import path from "node:path";

/** A script file as the server sends it. */
export type ScriptFile = {
  /** Address on the site: `/assets/page-BgJbm1Qx.js`. */
  address: string;
  /** Size of the brotli form, in bytes. */
  bytes: number;
};

const script = /\/assets\/[\w.-]+\.js/g;
/** `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
const staticImport = /(?:\bfrom|\bimport)\s*"(\.\/[\w.-]+\.js|\/assets\/[\w.-]+\.js)"/g;

/**
 * The scripts that a page asks for when it is opened: those that its HTML names, and all that they
 * import, in the order in which they are met. What is asked for later (`import()`: sections that
 * hydrate when they come near, the next page) is none of them.
 *
 * @param html The page as the server sends it.
 * @param siteFolder The finished build, with `client/assets`.
 * @throws when the page names a file that the build has not made or not compressed.
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
