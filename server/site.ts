import path from "node:path";
import { readConfig } from "./config.ts";
import { serve } from "./main.ts";

/* What a release starts: the server, on the pages beside this bundle. */

try {
  await serve(readConfig(process.env), path.join(import.meta.dirname, ".."));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
