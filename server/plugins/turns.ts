import fastifyPlugin from "fastify-plugin";

/** Milliseconds. */
const longestTurn = 1;

/**
 * Begins no more requests in a turn of the event loop once they have taken a millisecond; the others follow in the next
 * turns, in the order of their arrival. Node reads from all connections in a turn but accepts only one: while 64 requests
 * were answered in a turn, each new connection waited that long for every one that had come before it
 * (docs/decisions/server-process.md).
 */
export const turns = fastifyPlugin(
  async (app) => {
    let end: number | undefined;
    const nextTurn = () => {
      end = undefined;
    };
    const beginInTurn = (begin: () => void) => {
      const now = performance.now();
      if (end === undefined) {
        end = now + longestTurn;
        setImmediate(nextTurn);
      }
      if (now < end) begin();
      else setImmediate(beginInTurn, begin);
    };
    app.addHook("onRequest", ({ socket }, _reply, begin) => {
      // Node keeps an address once read; unread, it is gone with a client that leaves before its turn.
      void socket.remoteAddress;
      setImmediate(beginInTurn, begin);
    });
  },
  { name: "turns" },
);
