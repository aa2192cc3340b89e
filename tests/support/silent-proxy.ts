import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/**
 * A proxy to a server on this machine, which can fall silent as a network does whose packets are lost: connections stay
 * open and new ones are accepted, but nothing arrives on either side until it speaks again. Or only what the server
 * answers to some requests does not arrive, and connections break off.
 */
export async function startSilentProxy(target: string) {
  const port = Number(new URL(target).port);
  const open = new Set<Socket>();
  let isSilent = false;
  let unanswered: string | undefined;
  const proxy = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on("data", (sent) => to.write(sent));
      from.on("error", () => {});
      from.on("close", () => {
        to.destroy();
        open.delete(from);
      });
      if (isSilent) from.pause();
    }
    near.on("data", (sent) => {
      if (unanswered && sent.toString("latin1").startsWith(unanswered)) far.pause();
    });
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    fallSilent() {
      isSilent = true;
      for (const socket of open) socket.pause();
    },
    /** @param requests How their first line begins. */
    keepAnswersTo(requests: string) {
      unanswered = requests;
    },
    /** Whatever is on its way is lost. */
    breakOff() {
      for (const socket of open) socket.destroy();
    },
    speakAgain() {
      isSilent = false;
      unanswered = undefined;
      for (const socket of open) socket.resume();
    },
    close() {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
