import { Gauge, type Registry } from "prom-client";

/** What the site reads from its database for each scrape. Every call gives null when the database does not answer. */
export type SiteFigures = {
  figures(): Promise<{
    outbox: Record<string, number>;
    leadsWaiting: number;
    oldestUnsentSeconds: number;
  } | null>;
  /** Seconds that the readiness probe of the database took last. */
  probeSeconds(): Promise<number | null>;
};

/** Adds the site's own gauges. Those of the database are absent from a scrape during which it does not answer. */
export function addSiteMetrics(registry: Registry, site: SiteFigures): void {
  const registers = [registry];
  // Each gauge asks by itself: all are collected at the same time, and the answer is one for all of them.
  new Gauge({
    name: "site_outbox_rows",
    help: "Rows of the outbox, by state.",
    labelNames: ["state"],
    registers,
    async collect() {
      const figures = await site.figures();
      this.reset();
      for (const [state, rows] of Object.entries(figures?.outbox ?? {})) this.set({ state }, rows);
    },
  });
  addFigure("site_mail_oldest_unsent_seconds", {
    help: "Age of the oldest mail that is still to be sent; 0 without one.",
    read: async () => (await site.figures())?.oldestUnsentSeconds,
  });
  addFigure("site_leads_waiting", {
    help: "Leads that nobody has answered yet.",
    read: async () => (await site.figures())?.leadsWaiting,
  });
  addFigure("site_database_probe_seconds", {
    help: "How long the readiness probe of the database took.",
    read: async () => (await site.probeSeconds()) ?? undefined,
  });

  function addFigure(
    name: string,
    { help, read }: { help: string; read: () => Promise<number | undefined> },
  ): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }
}
