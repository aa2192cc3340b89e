import type { ApiError } from "#domain/api/api-error.ts";
import { ApiFailure } from "./api-failure.ts";
import { reportSubmission } from "./fault-beacon.ts";

export type GuardedFetchOptions = {
  /** Where tokens are kept: normally the browser's local storage. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Key of the bearer token in the storage. */
  authTokenKey: string;
  /** Base path of the API, used to request tokens. */
  prefix: string;
  fetch: (request: Request) => Promise<Response>;
};

const csrfTokenKey = "csrfToken";

/**
 * `fetch` as the API expects it: cookies, JSON, the bearer
 * token if there is one, the CSRF token on everything but GET and OPTIONS, and one retry with a
 * fresh CSRF token after a 403 that mentions CSRF. There is no time limit. Failures are logged
 * without the request body and rethrown (section 8); submissions that got no answer or a 5xx are reported too.
 * @throws ApiFailure when the answer is an error, or whatever `fetch` throws when no answer came.
 */
export function guardedFetch(
  options: GuardedFetchOptions,
): (request: Request) => Promise<Response> {
  const { storage, authTokenKey, prefix } = options;

  async function answerTo(request: Request): Promise<Response> {
    const answer = await send(request);
    if (answer.ok) return answer;
    throw new ApiFailure(answer.status, await errorOf(answer));
  }

  async function send(request: Request): Promise<Response> {
    request.headers.set("content-type", "application/json");
    const authToken = storage.getItem(authTokenKey);
    if (authToken) request.headers.set("authorization", `Bearer ${authToken}`);
    if (request.method === "GET" || request.method === "OPTIONS") return options.fetch(request);
    const again = request.clone();
    const csrfToken = storage.getItem(csrfTokenKey) ?? (await tryFetchingCsrfToken());
    const answer = await options.fetch(withCsrfToken(request, csrfToken));
    if (!(await isCsrfRefusal(answer))) return answer;
    storage.removeItem(csrfTokenKey);
    const freshToken = await tryFetchingCsrfToken();
    // Without a new token, the caller gets the original error.
    return freshToken ? options.fetch(withCsrfToken(again, freshToken)) : answer;
  }

  async function fetchCsrfToken(): Promise<string> {
    const request = new Request(`${prefix}/auth/csrf-token`, { credentials: "include" });
    const answer: { csrfToken: string } = await (await answerTo(request)).json();
    storage.setItem(csrfTokenKey, answer.csrfToken);
    return answer.csrfToken;
  }

  // Concurrent calls share one token: each token answer sets a new cookie, which would invalidate a
  // token fetched by another call.
  let fetching: Promise<string | undefined> | undefined;
  function tryFetchingCsrfToken(): Promise<string | undefined> {
    fetching ??= fetchCsrfToken()
      .catch(() => undefined)
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  return async (request) => {
    try {
      return await answerTo(request);
    } catch (failure) {
      const path = request.url.slice(request.url.indexOf(prefix) + prefix.length + 1);
      // biome-ignore lint/suspicious/noConsole: a failed call has to show in the browser's console too
      console.warn(`${request.method} ${path} failed:`, failure);
      const status = failure instanceof ApiFailure ? failure.status : 0;
      const isFault = status === 0 || status >= 500;
      if (request.method !== "GET" && isFault)
        reportSubmission(`${request.method} ${path}`, status);
      throw failure;
    }
  };
}

function withCsrfToken(request: Request, csrfToken: string | undefined): Request {
  if (csrfToken) request.headers.set("x-csrf-token", csrfToken);
  return request;
}

async function isCsrfRefusal(answer: Response): Promise<boolean> {
  return answer.status === 403 && (await answer.clone().text()).includes("CSRF token");
}

/** The server's description of a failure; empty when the body is not our JSON. */
async function errorOf(answer: Response): Promise<Partial<ApiError>> {
  const data: unknown = await answer.json().catch(() => null);
  return typeof data === "object" && data !== null ? data : {};
}
