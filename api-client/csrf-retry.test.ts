import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStorage } from "#tests/support/cookie-fetch.ts";
import { createApiClient } from "./api-client.ts";

const refusal = { success: false, error: "The CSRF token is missing or has expired." };
const inquiry = { name: "", email: "", phone: "", subject: "" };
const json = (status: number, body: object) => () => Response.json(body, { status });
const fresh = json(200, { success: true, csrfToken: "fresh" });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** A server that gives scripted answers and stops a client that retries endlessly. */
function clientOf(answers: { token: () => Response; call: () => Response }) {
  const asked: string[] = [];
  const storage = createMemoryStorage({ csrfToken: "old" });
  const client = createApiClient({
    storage,
    prefix: "http://site.test/api",
    fetch: async (request) => {
      asked.push(`${request.method} ${request.headers.get("x-csrf-token")}`);
      if (asked.length > 10) throw new Error("asked without end");
      return request.url.endsWith("/auth/csrf-token") ? answers.token() : answers.call();
    },
  });
  const failure = client.POST("/customers/contact", { body: inquiry }).then(
    () => "no failure",
    (error: unknown) => error,
  );
  return { failure, asked, storage };
}

describe("the one retry after a refused CSRF token", () => {
  it("is not followed by a second one", async () => {
    const { failure, asked } = clientOf({ token: fresh, call: json(403, refusal) });
    expect(await failure).toMatchObject({ status: 403, message: refusal.error });
    expect(asked).toEqual(["POST old", "GET null", "POST fresh"]);
  });

  it("gives the error of the retry when that fails in another way", async () => {
    let calls = 0;
    const { failure } = clientOf({
      token: fresh,
      call: () => {
        calls += 1;
        return calls === 1 ? json(403, refusal)() : json(409, { success: false, error: "taken" })();
      },
    });
    expect(await failure).toMatchObject({ status: 409, message: "taken" });
  });

  it.each([
    ["is an error", json(500, { success: false, error: "out of order" })],
    ["is no JSON", () => new Response("<h1>proxy</h1>")],
    ["is refused for its own CSRF token", json(403, refusal)],
    [
      "does not come",
      () => {
        throw new TypeError("network is down");
      },
    ],
  ])("gives the original error when the answer with a new token %s", async (_name, token) => {
    const { failure, asked, storage } = clientOf({ token, call: json(403, refusal) });
    expect(await failure).toMatchObject({ status: 403, message: refusal.error });
    expect(asked).toEqual(["POST old", "GET null"]);
    expect(storage.entries.has("csrfToken")).toBe(false);
  });

  it.each([
    ["a 403 for another reason", json(403, { success: false, error: "Not from here." })],
    ["a 409", json(409, { success: false, error: "The CSRF token is fine, the slot is not." })],
    ["a 500", json(500, { success: false, error: "CSRF token" })],
    ["a 503", json(503, { success: false, error: "busy" })],
    ["a 429", json(429, { success: false, error: "too many" })],
  ])("is not made after %s", async (_name, call) => {
    const { failure, asked } = clientOf({ token: fresh, call });
    expect(await failure).toMatchObject({ status: call().status });
    expect(asked).toEqual(["POST old"]);
  });

  it("gives an empty message for an error that is no JSON", async () => {
    const { failure } = clientOf({
      token: fresh,
      call: () => new Response("<h1>Bad gateway</h1>", { status: 502 }),
    });
    expect(await failure).toMatchObject({
      name: "ApiFailure",
      status: 502,
      message: "",
      fields: {},
    });
  });

  it("is not made when the network is down, and no ApiFailure is thrown", async () => {
    const { failure, asked } = clientOf({
      token: fresh,
      call: () => {
        throw new TypeError("network is down");
      },
    });
    expect(await failure).not.toHaveProperty("status");
    expect(asked).toEqual(["POST old"]);
  });
});

it("asks for one token when several calls start without any", async () => {
  const asked: string[] = [];
  const client = createApiClient({
    storage: createMemoryStorage(),
    prefix: "http://site.test/api",
    fetch: async (request) => {
      asked.push(`${request.method} ${request.headers.get("x-csrf-token")}`);
      return request.method === "GET" ? fresh() : Response.json({ success: true });
    },
  });
  const call = () => client.POST("/customers/contact", { body: inquiry });
  await Promise.all([call(), call()]);
  expect(asked.sort()).toEqual(["GET null", "POST fresh", "POST fresh"]);
});
