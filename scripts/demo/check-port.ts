import { once } from "node:events";
import { createServer } from "node:net";

/** @throws Error in one line, with what to do, if another process listens on the demo's port. */
export async function checkPort({ port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${port} is in use. Name another one: PORT=${port + 1} npm run demo`);
  }
  server.close();
  await once(server, "close");
}
