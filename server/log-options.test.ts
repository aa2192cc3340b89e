import { describe, expect, it } from "vitest";
import { pages } from "#content/pages.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import type { PageTable, Path } from "#domain/page/page-entry.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { engines, startTestApp } from "#tests/support/test-app.ts";
import { ada, book } from "#tests/support/visitors.ts";
import { pathToLog, withoutQueries } from "./log-options.ts";

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };

describe.each(engines)("the log of a whole booking journey on %s", (engine) => {
  it("is JSON with a request id in each line, and holds nothing personal and no key", async () => {
    lines.length = 0;
    const server = await startTestApp(engine, { logStream, env: { LOG_LEVEL: "trace" } });
    const visitor = await server.visitor();
    const date = "2026-06-03";
    const headers = { "user-agent": "Secret-Browser/1.0", "idempotency-key": "secret-key" };
    const { body } = await book(visitor, { date, timeSlot: "9:00 AM" });
    const path = `/api/appointments/${body.appointment.id}`;
    await visitor.send("GET", `/api/appointments/available-slots?date=${date}`, undefined, headers);
    await visitor.send("GET", path, undefined, headers);
    await visitor.send("GET", `${path}/`, undefined, headers);
    await visitor.send("GET", `/appointments/${body.appointment.id}?from=mail`);
    await visitor.send("GET", `/appointments/${body.appointment.id}.data`);
    await visitor.send("PUT", path, { date, timeSlot: "10:00 AM" });
    await visitor.send("POST", "/api/customers/register", { ...ada, phone: "1" }, headers);
    await book(visitor, { date, timeSlot: "10:00 AM" });
    await visitor.send("DELETE", path);
    const inquiry = {
      ...ada,
      subject: "EMERGENCY: Tree",
      message: "On the roof.",
      emergency: true,
    };
    const { requestId } = await visitor.post("/api/customers/contact", inquiry);
    await visitor.send("GET", `/api/customers/contact/${requestId}`);
    await server.app.services.outbox.drained();
    await server.close();

    const whole = lines.join("");
    expect(lines.length).toBeGreaterThan(12);
    for (const secret of [
      body.appointment.id,
      requestId,
      ...Object.values(ada),
      ada.email.toLowerCase(),
      "5550111",
      "Maple",
      "Gate code",
      "?date",
      "?from",
      "Secret-Browser",
      "secret-key",
      "127.0.0.1",
      "csrf=",
    ]) {
      // The server's own startup line contains its address.
      const other = lines.filter((line) => !line.includes("Server listening"));
      expect(other.filter((line) => line.includes(secret))).toEqual([]);
    }
    expect(whole).toContain("/api/appointments/available-slots");
    expect(whole).toContain("/api/appointments/(id)");
    expect(whole).toContain("/api/customers/contact/(id)");
    for (const line of lines.map((text) => JSON.parse(text))) {
      if (line.req || line.res) expect(line.reqId).toMatch(/^[\w-]{8,}$/);
    }
  });

  it("names neither the recipient nor the mail server's reply when a mail fails", async () => {
    lines.length = 0;
    const server = await startTestApp(engine, {
      logStream,
      env: { LOG_LEVEL: "trace" },
      transport: {
        async deliver({ to }) {
          throw new Error(`550 ${JSON.stringify(to)} is unknown here`);
        },
        close() {},
      },
    });
    await book(await server.visitor(), { date: "2026-06-03", timeSlot: "9:00 AM" });
    await server.app.services.outbox.drained();
    await server.close();
    const whole = lines.join("");
    expect(whole).toContain("mail not sent");
    expect(whole.toLowerCase()).not.toContain(ada.email.toLowerCase());
    expect(whole).not.toContain(ada.name);
  });
});

describe("a line of the log", () => {
  it("quotes no address with its query, and no key, whoever wrote it", () => {
    const address = "/contact-us?email=ada@example.com&x=1";
    const key = "/appointments/jZa_GlYEgI3GDeZJvxUY7PAz";
    const said = [
      `No route matches URL "${address}"`,
      `Route GET:${address} not found`,
      `did you forget to "return reply" in the "${address}" (GET) route?`,
      `Failed to parse URL from http://host${address}`,
      `Redirected to https://host/?email=ada@example.com`,
      `Could not load ${key}?email=ada@example.com`,
      `Could not load http://host${key}.data`,
      "Route GET:/api/customers/contact/jZa_GlYEgI3GDeZJvxUY7PAz not found",
      "Route DELETE:/api/holds/jZa_GlYEgI3GDeZJvxUY7PAz not found",
      "Route PATCH:/api/desk/reschedulings/x/items/jZa_GlYEgI3GDeZJvxUY7PAz not found",
      `Route GET:/calendar/jZa_GlYEgI3GDeZJvxUY7PAz_ada.ics not found`,
    ];
    for (const text of said) {
      const line = withoutQueries(JSON.stringify({ msg: text, err: { message: text } }));
      expect(line).not.toMatch(/ada|jZa_/);
      expect(JSON.parse(line).msg.slice(0, 12)).toBe(text.slice(0, 12));
    }
  });

  it("keeps what is not an address", () => {
    for (const text of ["page failed", "really? yes", "values (?, ?)", "/faq", "What?"]) {
      const line = JSON.stringify({ msg: text });
      expect(withoutQueries(line)).toBe(line);
    }
  });

  it.each(engines.slice(0, 1))(
    "about a page that failed has no query, nor any other of its request",
    async (engine) => {
      lines.length = 0;
      const { source } = handMadePages();
      const server = await startTestApp(engine, {
        logStream,
        env: { LOG_LEVEL: "trace" },
        pageSource: {
          ...source,
          render: (request) => Promise.reject(new Error(`No route matches URL "${request.url}"`)),
        },
      });
      const query = "email=ada@example.com";
      await fetch(`${server.url}/schedule?${query}`);
      await fetch(`${server.url}/api/appointments/available-slots?date=${query}`);
      await fetch(`${server.url}/%?${query}`);
      await fetch(`${server.url}/logo.svg?${query}`, { headers: { range: "bytes=9-1" } });
      await server.close();
      expect(lines.join("")).toContain("No route matches URL");
      expect(lines.filter((line) => line.includes("ada@"))).toEqual([]);
    },
  );
});

it.each([
  ["/api/appointments/some-id", "/api/appointments/(id)"],
  ["/appointments/some-id?x=1", "/appointments/(id)"],
  ["/appointments/some-id.data?_routes=x", "/appointments/(id)"],
  ["/api/appointments/available-slots?date=2026-06-03", "/api/appointments/available-slots"],
  ["/api/appointments/bulk-availability", "/api/appointments/bulk-availability"],
  ["/contact-us?service=gutters", "/contact-us"],
  ["/news-insights/hail-by-size?x=1", "/news-insights/hail-by-size"],
  ["/roof-services/metal-roofing", "/roof-services/metal-roofing"],
  ["/calendar/some-token.ics?x=1", "/calendar/(token)"],
  ["//Calendar/some-token", "//Calendar/(token)"],
  ["/api/desk/calendar/closures", "/api/desk/calendar/closures"],
  ["/api/customers/contact", "/api/customers/contact"],
  ["/api/customers/contact/some-id/", "/api/customers/contact/(id)/"],
  ["/API//Customers/contact//some-id", "/API//Customers/contact//(id)"],
  ["/api/desk/appointments/some-id/tell", "/api/desk/appointments/(id)/tell"],
  ["/api/desk/reschedulings/r1/items/some-id", "/api/desk/reschedulings/r1/items/(appointmentId)"],
  ["/api/desk/leads/some-lead/notes", "/api/desk/leads/some-lead/notes"],
])("logs %s as %s", (url, path) => {
  expect(pathToLog(url)).toBe(path);
});

const ofVisitors = Object.keys(apiContract).filter((path) => path.includes("{"));

it.each(ofVisitors)("logs no key of /api%s", (path) => {
  const called = `/api${path.replace(/\{\w+\}/g, "jZa_GlYEgI3GDeZJvxUY7PAz")}`;
  expect(pathToLog(called)).not.toContain("jZa_");
  expect(withoutQueries(`Route GET:${called} not found`)).not.toContain("jZa_");
});

const ofOneVisitor = Object.entries<PageTable[Path]>(pages).flatMap(([path, page]) =>
  page?.made === "rendered" && path.includes(":") ? [path] : [],
);

it.each(ofOneVisitor)("logs no key of the page %s, which is made for one visitor", (path) => {
  const opened = path.replace(/:\w+/g, "jZa_GlYEgI3GDeZJvxUY7PAz");
  expect(pathToLog(opened)).not.toContain("jZa_");
});
