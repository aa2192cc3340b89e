import fastifyPlugin from "fastify-plugin";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { routeClass } from "./route-class.ts";
import { listenForScrapes } from "./scrape-listener.ts";
import { addSiteMetrics, type SiteFigures } from "./site-metrics.ts";

/** Seconds. A page from memory takes one millisecond, a form that waits for the database up to seven seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Measures requests, and serves all metrics in Prometheus' format to this machine, on a port of its own: the public one
 * knows nothing of them. The start fails if the port cannot be had.
 */
export const metrics = fastifyPlugin<{ port: number; operations: SiteFigures }>(
  async (app, { port, operations }) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    addSiteMetrics(registry, operations);
    const requests = new Counter({
      name: "http_requests_total",
      help: "Requests that were answered, by class of route and status.",
      labelNames: ["route", "status"],
      registers: [registry],
    });
    const durations = new Histogram({
      name: "http_request_duration_seconds",
      help: "From a request's arrival to the end of its answer.",
      labelNames: ["route"],
      buckets,
      registers: [registry],
    });

    app.addHook("onResponse", async (request, reply) => {
      const route = routeClass(request.url);
      requests.inc({ route, status: reply.statusCode });
      // A stream of changes is open for as long as somebody is at the desk.
      if (route !== "stream") durations.observe({ route }, reply.elapsedTime / 1_000);
    });

    let close = async () => {};
    app.addHook("onReady", async () => {
      close = await listenForScrapes(registry, port);
    });
    app.addHook("onClose", () => close());
  },
  { name: "metrics" },
);
