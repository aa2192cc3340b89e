import { createServer } from "node:http";
import getPort from "get-port";
import { describe, expect, it } from "vitest";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { ada } from "#tests/support/visitors.ts";

const { notes: _, ...person } = ada;

/** The lines of a scrape that begin with `name`, by their labels. */
function valuesOf(scrape: string, name: string): Record<string, number> {
  const lines = scrape.split("\n").filter((line) => line.startsWith(name));
  return Object.fromEntries(
    lines.map((line) => {
      const [series = "", value] = line.split(/ (?=\S+$)/);
      return [series.slice(name.length), Number(value)];
    }),
  );
}

const scrape = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe.each(engines)("metrics on %s", (engine) => {
  it("count requests by route and status, mails by state and leads, and time the database", async () => {
    const port = await getPort();
    const server = await startTestApp(engine, { env: { METRICS_PORT: String(port) } });
    const visitor = await server.visitor();
    const inquiry = { ...person, subject: "Gutters", message: "They sag." };
    await visitor.send("POST", "/api/customers/contact", inquiry);
    await visitor.send("POST", "/api/customers/contact", { ...inquiry, email: "ada" });
    await server.app.services.outbox.drained();

    const first = await scrape(port);
    expect(valuesOf(first, "http_requests_total")).toMatchObject({
      '{route="api",status="201"}': 1,
      '{route="api",status="400"}': 1,
    });
    expect(valuesOf(first, "http_request_duration_seconds_count")).toEqual({ '{route="api"}': 3 });
    expect(valuesOf(first, "site_outbox_rows")).toMatchObject({ '{state="sent"}': 2 });
    expect(valuesOf(first, "site_leads_waiting")).toEqual({ "": 1 });
    expect(valuesOf(first, "site_mail_oldest_unsent_seconds")).toEqual({ "": 0 });
    expect(valuesOf(first, "site_database_probe_seconds")[""]).toBeGreaterThan(0);
    expect(valuesOf(first, "process_cpu_seconds_total")[""]).toBeGreaterThan(0);
    await server.close();
    await expect(scrape(port)).rejects.toThrow("fetch failed");
  });
});

it("are not at the public port, and nothing else is at theirs", async () => {
  const port = await getPort();
  const server = await startTestApp("sqlite", { env: { METRICS_PORT: String(port) } });
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: "POST" })).status).toBe(404);
  await server.close();
});

it("keep the site from starting on a port that is taken, in one sentence that names the setting", async () => {
  const other = createServer();
  const port = await getPort();
  await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
  await expect(startTestApp("sqlite", { env: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `METRICS_PORT ${port} cannot be used (EADDRINUSE). Choose a port that is free, or leave it empty.`,
  );
  await new Promise((resolve) => other.close(resolve));
});
