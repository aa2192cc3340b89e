import { fork } from "node:child_process";

/** Starts the measured server in a separate process (server-process.ts). The log of a `logged` one is thrown away. */
export async function startServer(
  kind: "bare" | "site" | "logged" | "appointments",
  databaseUrl = "",
  {
    dataDir = "",
    proxies = 0,
    now = "",
  }: {
    /** Where data are kept; by default they are new and deleted at the end. */
    dataDir?: string;
    /** How many proxies are trusted. */
    proxies?: number;
    /** What its clock shows at its start, ISO 8601; by default the time. */
    now?: string;
  } = {},
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const child = fork(
    "bench/server-process.ts",
    [kind, databaseUrl, dataDir, String(proxies), now],
    {
      stdio: ["ignore", kind === "logged" ? "ignore" : "inherit", "inherit", "ipc"],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve(String(message)));
    child.once("exit", (code) => reject(new Error(`${kind} server ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
