import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "./build-stamp.ts";

/* `npm start`: builds when the sources changed, then becomes the server itself, so that a signal
 * to this process is a signal to the server. */

await import("./build-if-needed.ts");

const main = pathToFileURL(path.resolve(buildFolder, "process", "main.js")).href;
const { serve } = (await import(main)) as typeof import("../server/main.ts");
try {
  await serve(buildFolder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
