import fastifyPlugin from "fastify-plugin";

/**
 * Begins one request in each turn of the event loop, in the order of their arrival. In one turn, Node accepts a single
 * connection but reads from all: while 64 of them were answered in a turn, every new one waited that long for each that
 * had come before it (decision 0047).
 */
export const turns = fastifyPlugin(
  async (app) => {
    const waiting: (() => void)[] = [];
    const beginNext = () => {
      const begin = waiting.shift();
      if (waiting.length > 0) setImmediate(beginNext);
      begin?.();
    };
    app.addHook("onRequest", (_request, _reply, begin) => {
      waiting.push(begin);
      if (waiting.length === 1) setImmediate(beginNext);
    });
  },
  { name: "turns" },
);
