import { createConfig, lintFromString } from "@redocly/openapi-core";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessProfile } from "#content/business-profile.ts";
import type { ApiCall, ApiMethod } from "#domain/api/api-call.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { calendarFiles } from "#domain/appointment/calendar-files.ts";
import { slotLabelPattern } from "#domain/calendar/slot.ts";
import { programContract } from "#domain/program/program-contract.ts";
import type { Services } from "#server/services.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";
import { api } from "./api.ts";
import { programApi } from "./program-api.ts";

type Schema = {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  items?: Schema;
  maxItems?: number;
  $ref?: string;
};
type Content = Record<string, { schema: Schema }>;
type Operation = {
  operationId: string;
  description: string;
  summary: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content; $ref?: string }>;
  security: Record<string, string[]>[];
};
type Document = {
  openapi: string;
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, { headers?: object; content: Content }>;
  };
};

const calls = Object.entries({ ...apiContract, ...deskContract }).flatMap(([path, methods]) =>
  Object.entries<ApiCall>(methods).map(([method, call]) => ({
    method: method as ApiMethod,
    path: `/api${path}`,
    call,
  })),
);

/** What Redocly's rules, and what Spectral's add to them, say of a document. */
async function faultsOf(source: string) {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "info-contact": "error",
      "operation-description": "error",
      "operation-singular-tag": "error",
      "operation-tag-defined": "error",
      "no-unused-components": "error",
    },
  });
  const faults = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return faults.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
}

/** The routes that a part of the server adds, as `get /api/leads/{id}`. Answers 404 to everything else. */
async function routesOf(addTo: (app: FastifyInstance) => unknown): Promise<string[]> {
  const routes: string[] = [];
  const app = fastify();
  app.addHook("onRoute", ({ method, url }) => {
    const path = url.replace(/\/$/, "").replaceAll(/:(\w+)/g, "{$1}");
    for (const one of [method].flat()) routes.push(`${one.toLowerCase()} ${path}`);
  });
  await addTo(app);
  await app.close();
  return routes.filter((route) => !/ \/api(\/v1)?(\/\*)?$/.test(route));
}

describe("the OpenAPI document", () => {
  let server: TestApp;
  let text: string;
  let document: Document;

  beforeAll(async () => {
    server = await startTestApp("sqlite");
    text = await (await fetch(`${server.url}/api/openapi.json`)).text();
    document = JSON.parse(text);
  });
  afterAll(() => server.close());

  function operation(method: string, path: string): Operation {
    return document.paths[path]?.[method] ?? expect.fail(`no ${method} ${path}`);
  }

  it("is OpenAPI 3.1 without a fault, by Redocly's rules and what Spectral's add to them", async () => {
    expect(await faultsOf(text)).toEqual([]);
    expect(document.openapi).toBe("3.1.0");
  });

  it.each(calls)("names $method $path as its contract has it", ({ method, path, call }) => {
    const { operationId, summary, parameters = [], requestBody } = operation(method, path);
    const isGiven = (place: string) => parameters.some((parameter) => parameter.in === place);
    expect({
      operationId,
      body: Object.keys(requestBody?.content ?? {}),
      query: isGiven("query"),
      params: isGiven("path"),
    }).toEqual({
      operationId: call.operation,
      body: call.upload?.media ?? (call.body ? ["application/json"] : []),
      query: !!call.query,
      params: !!call.params,
    });
    expect(summary).toMatch(/^[A-Z].{9,119}[^.]$/);
  });

  it("names the calls that have a contract, and no others", () => {
    const contracts = calls.map(({ method, path }) => `${method} ${path}`);
    const files = Object.keys(calendarFiles).map((path) => `get ${path}`);
    const named = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(named.toSorted()).toEqual([...files, ...contracts].toSorted());
  });

  it("has every route of the API", async () => {
    const routes = await routesOf((app) =>
      app.register(api, {
        prefix: "/api",
        services: {} as Services,
        csrfSecret: "a".repeat(32),
        rateLimit: false,
        profile: businessProfile,
        previewPages: async () => [],
      }),
    );
    const contracts = calls.map(({ method, path }) => `${method} ${path}`);
    const known = new Set([...contracts, ...contracts.map((one) => one.replace(/^get/, "head"))]);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect(routes).toEqual(expect.arrayContaining(contracts));
  });

  it("names nothing that does not exist", async () => {
    const visitor = await server.visitor();
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations)) {
        const address = path.replaceAll(/\{\w+\}/g, "unknown");
        const answer = await visitor.send(method.toUpperCase(), address);
        expect(`${method} ${path}: ${answer.body.error}`).not.toContain("address does not exist");
      }
    }
  });

  it("says of the calls that need one that they need a CSRF token, and of no other", async () => {
    for (const { method, path } of calls) {
      const { parameters = [], security } = operation(method, path);
      const isNamed = parameters.some(({ name, required }) => name === "X-CSRF-Token" && required);
      const needed = security.flatMap((one) => Object.keys(one));
      expect(
        needed.filter((name) => name.startsWith("csrf")),
        `${method} ${path}`,
      ).toEqual(isNamed ? ["csrfCookie", "csrfToken"] : []);
      const address = server.url + path.replaceAll(/\{\w+\}/g, "unknown");
      const answer = await fetch(address, { method: method.toUpperCase() });
      const isRefused = answer.status === 403 && (await answer.text()).includes("CSRF token");
      await answer.body?.cancel().catch(() => undefined);
      expect(isRefused, `${method} ${path}`).toBe(isNamed);
    }
  });

  it("says of the calls that need one that they need a session, and of no other", async () => {
    const visitor = await server.visitor();
    for (const { method, path } of calls.filter((call) => call.path.startsWith("/api/desk/"))) {
      const isNamed = operation(method, path).security.some((one) => "deskSession" in one);
      const address = path.replaceAll(/\{\w+\}/g, "unknown");
      const { status } = await visitor.send(method.toUpperCase(), address);
      expect(status === 401, `${method} ${path}`).toBe(isNamed);
    }
  });

  it("says which repeats have no second effect", () => {
    const named = calls
      .filter(({ method, path }) =>
        operation(method, path).parameters?.some(({ name }) => name === "Idempotency-Key"),
      )
      .map(({ call }) => call.operation);
    expect(named).toEqual(expect.arrayContaining(["bookAppointment", "submitInquiry", "takeLead"]));
    expect(named).not.toContain("moveAppointment");
  });

  it.each([
    ["/api/desk/downloads/leads", "text/csv"],
    ["/api/desk/changes", "text/event-stream"],
    ["/api/desk/leads/{id}/photos/{photo}", "image/jpeg"],
    ["/api/desk/leads/{id}/roof-photos/{photo}", "image/jpeg"],
    ["/appointments/{id}/inspection.ics", "text/calendar"],
    ["/calendar/{token}.ics", "text/calendar"],
    ["/api/openapi.json", "application/json"],
  ])("says that %s is answered as %s", (path, media) => {
    expect(Object.keys(operation("get", path).responses["200"]?.content ?? {})).toEqual([media]);
  });

  it("takes its schemas from the contracts", () => {
    // Which times a day has is an owner's to set.
    const timeSlot = {
      ...{ type: "string", pattern: slotLabelPattern.source },
      examples: ["9:00 AM", "1:00 PM"],
    };
    const bookCall = operation("post", "/api/appointments");
    const body = bookCall.requestBody?.content["application/json"]?.schema;
    expect(Object.keys(body?.properties ?? {}).sort()).toEqual(
      [
        ...["address", "customerId", "date", "email", "name", "notes", "phone", "timeSlot"],
        ...["stamp", "website", "cameFrom", "textConsent"],
      ].sort(),
    );
    for (const optional of ["notes", "stamp", "website", "cameFrom", "textConsent"]) {
      expect(body?.required).not.toContain(optional);
    }
    expect(body?.required).toContain("customerId");
    expect(body?.properties?.timeSlot).toMatchObject(timeSlot);

    const dates = operation("post", "/api/appointments/bulk-availability").requestBody;
    expect(dates?.content["application/json"]?.schema.properties?.dates).toMatchObject({
      type: "array",
      maxItems: 62,
    });

    const answer = bookCall.responses["201"]?.content?.["application/json"]?.schema;
    const appointment = answer?.properties?.appointment?.properties;
    expect(Object.keys(appointment ?? {}).sort()).toEqual([
      "date",
      "id",
      "pendingUntil",
      "proposed",
      "status",
      "timeSlot",
    ]);
    expect(appointment?.status?.enum).toEqual(["booked", "pending", "cancelled"]);
    expect(appointment?.timeSlot).toMatchObject(timeSlot);

    const slots = operation("get", "/api/appointments/available-slots").responses["200"];
    const lists = slots?.content?.["application/json"]?.schema.properties;
    expect(lists?.availableSlots?.items).toMatchObject(timeSlot);
    expect(lists?.bookedSlots?.items).toMatchObject(timeSlot);
  });

  it("says what a session must have: a permission, and that it was proved within the hour", () => {
    const said = (method: string, path: string) => operation(method, path).description;
    expect(said("get", "/api/desk/downloads/audit")).toMatch(
      /Needs the permission `staff`\. Callers must have signed in .*\(`proof-needed`\)\.$/,
    );
    expect(said("get", "/api/desk/leads")).not.toMatch(/proof-needed/);
  });

  it("describes the one form of errors, and when to come back", () => {
    const { schemas, responses } = document.components;
    const parts = ["success", "error", "fields", "code"];
    expect(Object.keys(schemas.ApiError?.properties ?? {})).toEqual(parts);
    const codes = schemas.ApiError?.properties?.code?.enum ?? [];
    expect(codes).toContain("proof-needed");
    for (const code of codes) {
      for (const { description } of [document.info, schemas.ApiError ?? {}]) {
        expect(description).toContain(`\`${code}\`: `);
      }
    }
    for (const [name, { headers, content }] of Object.entries(responses)) {
      expect(content["application/json"]?.schema.$ref).toBe("#/components/schemas/ApiError");
      const isLater = ["Refusal429", "Refusal503"].includes(name);
      expect(Object.keys(headers ?? {}), name).toEqual(isLater ? ["Retry-After"] : []);
    }
    for (const { method, path } of calls) {
      const refusals = Object.keys(operation(method, path).responses);
      expect(refusals, `${method} ${path}`).toEqual(expect.arrayContaining(["400", "429", "503"]));
    }
  });
});

describe("the OpenAPI document of programs", () => {
  let server: TestApp;
  let text: string;
  let document: Document & { components: { securitySchemes: object } };

  const ofPrograms = Object.entries(programContract).flatMap(([path, methods]) =>
    Object.entries<ApiCall>(methods).map(([method, call]) => ({
      ...{ method, path: `/api${path}`, call },
    })),
  );

  beforeAll(async () => {
    server = await startTestApp("sqlite");
    text = await (await fetch(`${server.url}/api/v1/openapi.json`)).text();
    document = JSON.parse(text);
  });
  afterAll(() => server.close());

  it("is OpenAPI 3.1 without a fault, by the same rules", async () => {
    expect(await faultsOf(text)).toEqual([]);
    expect(document.openapi).toBe("3.1.0");
  });

  it("has every call, every route, and no others", async () => {
    const contracts = ofPrograms.map(({ method, path }) => `${method} ${path}`).toSorted();
    const named = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(named.toSorted()).toEqual(contracts);
    const routes = await routesOf((app) =>
      app.register(programApi, {
        prefix: "/api/v1",
        services: {} as Services,
        rateLimit: false,
        profile: businessProfile,
      }),
    );
    expect(routes.filter((route) => !route.startsWith("head ")).toSorted()).toEqual(contracts);
  });

  it.each(ofPrograms)("says what $method $path needs", ({ method, path, call }) => {
    const {
      operationId,
      security,
      description,
      parameters = [],
      responses,
    } = document.paths[path]?.[method] ?? expect.fail();
    expect(operationId).toBe(call.operation);
    const scopes = call.scope ? [call.scope] : [];
    expect(security).toEqual(call.isOpenToStrangers ? [] : [{ accessToken: scopes }]);
    if (call.scope) expect(description).toContain(`Needs the scope \`${call.scope}\`.`);
    expect(parameters.map(({ name }) => name)).not.toContain("X-CSRF-Token");
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(call.isOpenToStrangers ? ["400"] : ["401", "403", "429"]),
    );
  });

  it("describes the token, and what is said of one that is not taken", () => {
    expect(document.components.securitySchemes).toEqual({
      accessToken: { type: "http", scheme: "bearer", description: expect.any(String) },
    });
    for (const status of [401, 403]) {
      const headers = document.components.responses[`Refusal${status}`]?.headers;
      expect(Object.keys(headers ?? {})).toEqual(["WWW-Authenticate"]);
    }
  });
});
