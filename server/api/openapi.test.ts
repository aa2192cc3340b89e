import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiContract } from "#domain/api/api-contract.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import { slotLabels } from "#domain/calendar/slot.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: string[];
  items?: Schema;
  maxItems?: number;
  $ref?: string;
};
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
};

/** What a contract says about a call. */
type Call = { params?: object; query?: object; body?: object; response: object };

const calls = Object.entries({ ...apiContract, ...deskContract }).flatMap(([path, methods]) =>
  Object.entries<Call>(methods).map(([method, call]) => ({ method, path: `/api${path}`, call })),
);

describe("the OpenAPI document", () => {
  let server: TestApp;
  let document: Document;

  beforeAll(async () => {
    server = await startTestApp("sqlite");
    document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
  });
  afterAll(() => server.close());

  /** Looks a path up with or without its trailing slash. */
  const operation = (method: string, path: string): Operation | undefined =>
    (document.paths[path] ?? document.paths[`${path}/`])?.[method];

  it("has the shape of OpenAPI 3.1", () => {
    expect(document.openapi).toBe("3.1.0");
    expect(document.info.title).toContain("API");
    expect(document.info.version).toMatch(/^\d/);
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api(\/|$)/);
      for (const { responses, parameters = [] } of Object.values(operations)) {
        expect(Object.keys(responses).length).toBeGreaterThan(0);
        for (const response of Object.values(responses)) {
          expect(response.description).toEqual(expect.any(String));
        }
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = parameters.filter((parameter) => parameter.in === "path");
        expect(inPath.map((parameter) => parameter.name)).toEqual(named);
        expect(inPath.every((parameter) => parameter.required)).toBe(true);
      }
    }
  });

  it.each(calls)("names $method $path as its contract has it", ({ method, path, call }) => {
    const { parameters = [], requestBody } = operation(method, path) ?? expect.fail("no route");
    const isGiven = (place: string) => parameters.some((parameter) => parameter.in === place);
    expect({ body: !!requestBody, query: isGiven("query"), params: isGiven("path") }).toEqual({
      body: !!call.body,
      query: !!call.query,
      params: !!call.params,
    });
  });

  it("names nothing that has no contract, but itself", () => {
    const contracts = calls.map(({ method, path }) => `${method} ${path}`);
    const named = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path.replace(/\/$/, "")}`),
    );
    expect(named.toSorted()).toEqual(["get /api/openapi.json", ...contracts].toSorted());
  });

  it("names nothing that does not exist", async () => {
    const visitor = await server.visitor();
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const method of Object.keys(operations)) {
        const address = path.replace("{id}", "unknown");
        const answer = await visitor.send(method.toUpperCase(), address);
        expect(`${method} ${path}: ${answer.body.error}`).not.toContain("address does not exist");
      }
    }
  });

  it("takes its schemas from the contracts", () => {
    const bookCall = operation("post", "/api/appointments");
    const body = bookCall?.requestBody?.content["application/json"]?.schema;
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
    expect(body?.properties?.timeSlot?.enum).toEqual([...slotLabels]);

    const dates = operation("post", "/api/appointments/bulk-availability")?.requestBody;
    expect(dates?.content["application/json"]?.schema.properties?.dates).toMatchObject({
      type: "array",
      maxItems: 62,
    });

    const answer = bookCall?.responses["201"]?.content?.["application/json"]?.schema;
    const appointment = answer?.properties?.appointment?.properties;
    expect(Object.keys(appointment ?? {}).sort()).toEqual(["date", "id", "status", "timeSlot"]);
    expect(appointment?.status?.enum).toEqual(["booked", "cancelled"]);
    expect(appointment?.timeSlot?.enum).toEqual([...slotLabels]);

    const slots = operation("get", "/api/appointments/available-slots")?.responses["200"];
    const lists = slots?.content?.["application/json"]?.schema.properties;
    expect(lists?.availableSlots?.items?.enum).toEqual([...slotLabels]);
    expect(lists?.bookedSlots?.items?.enum).toEqual([...slotLabels]);
  });

  it("describes the one form of errors for every call that has a contract", () => {
    for (const { method, path } of calls) {
      const responses = operation(method, path)?.responses ?? {};
      const refused = Object.entries(responses).find(([status]) => /^4xx$/i.test(status))?.[1];
      const schema = refused?.content?.["application/json"]?.schema;
      const fields = Object.keys(schema?.properties ?? {});
      expect(fields, `${method} ${path}`).toEqual(["success", "error", "fields"]);
    }
  });
});
