import { inspect } from "node:util";
import { watchSources } from "./watch-sources.ts";

/*
 * `npm run dev`. A fault that keeps the development server from starting is shown, and this process starts over once a file
 * has changed, because Node does not load a module again that it has loaded, or failed to load.
 */

const sources = watchSources();
// Vite's plugins begin work that nobody waits for, which fails for the same reason.
process.on("unhandledRejection", show);
try {
  await import("./dev-server.ts");
  process.off("unhandledRejection", show);
  sources.close();
} catch (error) {
  show(error);
  process.stderr.write("The server starts once a file has changed.\n");
  await sources.changed;
  process.execve?.(process.execPath, [process.execPath, ...process.argv.slice(1)], process.env);
}

function show(fault: unknown): void {
  process.stderr.write(`${inspect(fault)}\n`);
}
