import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A real receiver of the emergency webhook, that can be told what to answer. */
export type Dispatcher = {
  url: string;
  status: number;
  calls: { headers: IncomingHttpHeaders; body: string }[];
  close(): void;
};

export async function startDispatcher(): Promise<Dispatcher> {
  const dispatcher = { url: "", status: 204, calls: [] as Dispatcher["calls"] };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      dispatcher.calls.push({ headers: request.headers, body });
      response.writeHead(dispatcher.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(dispatcher, {
    url: `http://127.0.0.1:${port}/hook`,
    close: () => void server.close(),
  });
}
