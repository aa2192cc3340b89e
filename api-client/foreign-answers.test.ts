import { beforeEach, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { createApiClient } from "./api-client.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/* Answers of a proxy, or of a server that breaks: the forms then use their own sentence. */

it.each([
  ["an error that isn't JSON", new Response("Bad Gateway", { status: 502 }), 502],
  ["an error without a sentence", Response.json({ success: false }, { status: 500 }), 500],
])("%s fails with its status and no sentence", async (_, answer, status) => {
  const client = createApiClient({
    storage: createMemoryStorage({ csrfToken: "known" }),
    prefix: "http://site.test/api",
    fetch: async () => answer,
  });
  const call = client.POST("/customers/contact", {
    body: { name: "", email: "", phone: "", subject: "" },
  });
  await expect(call).rejects.toMatchObject({ status, message: "", fields: {} });
});

it("times that come as a page instead of JSON are a failure, not an empty list", async () => {
  const client = createApiClient({
    storage: createMemoryStorage({ csrfToken: "known" }),
    prefix: "http://site.test/api",
    fetch: async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
  });
  const call = client.GET("/appointments/available-slots", {
    params: { query: { date: "2026-06-03" } },
  });
  await expect(call).rejects.toThrow();
});
