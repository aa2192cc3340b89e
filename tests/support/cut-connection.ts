import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A proxy between the server and PostgreSQL. After `cutAtCommit`, the next COMMIT is executed, but the connection
 * breaks before its answer returns.
 */
export async function startCuttingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  let isArmed = false;
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isCutting = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        near.destroy();
        far.destroy();
        open.delete(socket);
      });
    }
    near.on("data", (sent) => {
      if (isArmed && /\bcommit\b/i.test(sent.toString("latin1"))) {
        isArmed = false;
        isCutting = true;
      }
      far.write(sent);
    });
    far.on("data", (answered) => {
      if (isCutting) near.destroy();
      else near.write(answered);
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    cutAtCommit() {
      isArmed = true;
    },
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
