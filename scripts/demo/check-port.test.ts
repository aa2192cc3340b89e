import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { checkPort } from "./check-port.ts";

it("names another port when the demo's is in use, and leaves a free one free", async () => {
  const host = "127.0.0.1";
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const message = `Port ${port} is in use. Name another one: PORT=${port + 1} npm run demo`;
  await expect(checkPort({ port, host })).rejects.toThrow(message);
  server.close();
  await once(server, "close");
  await checkPort({ port, host });
  await checkPort({ port, host });
});
