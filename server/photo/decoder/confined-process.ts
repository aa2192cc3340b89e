import { type ChildProcess, fork } from "node:child_process";
import { writeFile } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

const isSource = import.meta.url.endsWith(".ts");
/** The bundled server has the process beside it (vite.server.config.ts), its sources have it as a file. */
const program = fileURLToPath(
  new URL(isSource ? "./decode-process.ts" : "./photo-decoder.js", import.meta.url),
);

/**
 * Starts the process that decodes pictures, with nothing but its own code: no files to read or write beside it, no network,
 * no other processes, no secrets in its environment. Pictures come and go as messages.
 * Node holds to this what is written in JavaScript and WebAssembly. `sharp` is machine code, which Node cannot hold
 * (docs/security.md, "Uploads").
 * @param more Further options of Node.
 */
export function startConfined(more: readonly string[] = []): ChildProcess {
  const child = fork(program, {
    env: { NODE_ENV: "production", UV_THREADPOOL_SIZE: "2" },
    execArgv: [
      "--max-old-space-size=512",
      "--permission",
      "--allow-addons",
      ...ownCode().map((place) => `--allow-fs-read=${place}`),
      ...more,
    ],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // Where a machine runs out of memory, this process is the one to go (proc_pid_oom_score_adj(5)).
  if (child.pid) writeFile(`/proc/${child.pid}/oom_score_adj`, "1000", () => {});
  return child;
}

/** What it loads: itself, and its packages. The data folder may stand beside them, but not in them. */
function ownCode(): string[] {
  const packages = nodeModulesOf(createRequire(import.meta.url).resolve("sharp"));
  const project = path.dirname(packages);
  const own = isSource
    ? ["domain/photo", "server/photo/decoder"].map((place) => path.join(project, place))
    : [path.dirname(program)];
  return [packages, path.join(project, "package.json"), ...own];
}

function nodeModulesOf(file: string): string {
  const name = `${path.sep}node_modules`;
  return file.slice(0, file.lastIndexOf(`${name}${path.sep}`) + name.length);
}
