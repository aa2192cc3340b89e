import { once } from "node:events";
import { createServer } from "node:http";
import type { Registry } from "prom-client";

/** Only this machine: figures are not for the public, and whoever collects them runs here. */
const loopback = "127.0.0.1";

/**
 * Serves `GET /metrics`.
 * @returns what stops that.
 * @throws when the port is taken.
 */
export async function listenForScrapes(
  registry: Registry,
  port: number,
): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const isScrape = request.method === "GET" && request.url === "/metrics";
    if (!isScrape) return void response.writeHead(404).end();
    try {
      const body = await registry.metrics();
      response.writeHead(200, { "content-type": registry.contentType }).end(body);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, loopback);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `METRICS_PORT ${port} cannot be used (${error.code}). Choose a port that is free, or leave it empty.`,
    );
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
