import { fork } from "node:child_process";

/** Starts the measured server in a separate process (server-process.ts). */
export async function startServer(
  kind: "bare" | "site" | "appointments",
  databaseUrl = "",
  {
    dataDir = "",
    proxies = 0,
  }: {
    /** Where data are kept; by default they are new and deleted at the end. */
    dataDir?: string;
    /** How many proxies are trusted. */
    proxies?: number;
  } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const options = [kind, databaseUrl, dataDir, String(proxies)];
  const child = fork("bench/server-process.ts", options);
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
