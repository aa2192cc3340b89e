import { fork } from "node:child_process";

/** Starts the measured server in a separate process (server-process.ts); with `dataDir`, on data that is kept there. */
export async function startServer(
  kind: "bare" | "site" | "appointments",
  databaseUrl = "",
  dataDir = "",
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork("bench/server-process.ts", [kind, databaseUrl, dataDir]);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve(String(message)));
    child.once("exit", (code) => reject(new Error(`${kind} server ended with ${code}`)));
  });
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
