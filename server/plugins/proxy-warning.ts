import fastifyPlugin from "fastify-plugin";

/**
 * Warns once when a request has come through a proxy that is not trusted: all visitors then share the proxy's address,
 * and its limits.
 */
export const proxyWarning = fastifyPlugin(
  async (app, { trustProxy }: { trustProxy: number }) => {
    let isSaid = trustProxy > 0;
    app.addHook("onRequest", async ({ raw }) => {
      // The parsed headers no longer have it.
      if (isSaid || !raw.rawHeaders.some((text) => /^x-forwarded-for$/i.test(text))) return;
      isSaid = true;
      app.log.warn(
        "requests carry X-Forwarded-For and TRUST_PROXY is 0: behind a proxy, set it to the number of proxies, or all visitors share one address and its limits",
      );
    });
  },
  { name: "proxy-warning" },
);
