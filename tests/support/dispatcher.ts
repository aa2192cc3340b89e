import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A real receiver for the emergency webhook, with configurable answers. */
export type Dispatcher = {
  url: string;
  status: number;
  /** Where it redirects requests, with a 3xx status. */
  location?: string;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  close(): void;
};

export async function startDispatcher(): Promise<Dispatcher> {
  const dispatcher: Omit<Dispatcher, "close"> = { url: "", status: 204, calls: [] };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      dispatcher.calls.push({ headers: request.headers, body });
      const { status, location } = dispatcher;
      response.writeHead(status, location ? { location } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(dispatcher, {
    url: `http://127.0.0.1:${port}/hook`,
    close: () => void server.close(),
  });
}
