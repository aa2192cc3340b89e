import ky, { HTTPError, type KyInstance } from "ky";
import type { ApiError } from "#domain/api/api-error.ts";

/** A call that was answered with an error. `message` is the server's sentence for visitors. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(status: number, error: Partial<ApiError>) {
    super(error.error ?? "");
    this.name = "ApiFailure";
    this.status = status;
    this.fields = error.fields ?? {};
  }
}

export type ApiClientOptions = {
  /** Where tokens are kept: the browser's local storage. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Key of the bearer token in the storage. */
  authTokenKey?: string;
  prefix?: string;
  fetch?: typeof fetch;
};

export type ApiClient = ReturnType<typeof createApiClient>;

const csrfTokenKey = "csrfToken";

/**
 * The one way in which the browser talks to `/api` (specification 1, sections 4 and 7): cookies,
 * JSON, the bearer token if there is one, the CSRF token on all but GET and OPTIONS, and one retry
 * with a fresh CSRF token after a 403 that speaks of it. There is no time limit.
 */
export function createApiClient({
  storage,
  authTokenKey = "authToken",
  prefix = "/api",
  ...options
}: ApiClientOptions) {
  const client: KyInstance = ky.create({
    prefix,
    credentials: "include",
    timeout: false,
    ...(options.fetch && { fetch: options.fetch }),
    // The only retry is the one that the hook below asks for.
    retry: { limit: 1, methods: [], statusCodes: [] },
    hooks: {
      beforeRequest: [
        async ({ request }) => {
          const authToken = storage.getItem(authTokenKey);
          if (authToken) request.headers.set("authorization", `Bearer ${authToken}`);
          if (!needsCsrfToken(request)) return;
          const csrfToken = storage.getItem(csrfTokenKey) ?? (await tryFetchingCsrfToken());
          if (csrfToken) request.headers.set("x-csrf-token", csrfToken);
        },
      ],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          // The token call itself is never repeated: it would ask for its own answer without end.
          if (retryCount > 0 || !needsCsrfToken(request) || !(await isCsrfRefusal(response)))
            return;
          storage.removeItem(csrfTokenKey);
          const csrfToken = await tryFetchingCsrfToken();
          // Without a new token the original error is what the caller gets.
          if (!csrfToken) return;
          const again = new Request(request);
          again.headers.set("x-csrf-token", csrfToken);
          return ky.retry({ request: again, delay: 0 });
        },
      ],
    },
  });

  async function fetchCsrfToken(): Promise<string> {
    const answer = await client.get("auth/csrf-token").json<{ csrfToken: string }>();
    storage.setItem(csrfTokenKey, answer.csrfToken);
    return answer.csrfToken;
  }

  // Calls at the same time share one token: each answer brings a new cookie, which would make the
  // token of the other worthless.
  let fetching: Promise<string | undefined> | undefined;
  function tryFetchingCsrfToken(): Promise<string | undefined> {
    fetching ??= fetchCsrfToken()
      .catch(() => undefined)
      .finally(() => {
        fetching = undefined;
      });
    return fetching;
  }

  return {
    /**
     * Calls `path` under the base and gives its JSON. A failure is logged, without what was sent, and
     * thrown on (specification 1, section 8).
     * @throws ApiFailure when the answer is an error, TypeError-like errors when none came.
     */
    async call<Answer>(
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      request: { json?: unknown; query?: Record<string, string>; idempotencyKey?: string } = {},
    ): Promise<Answer> {
      try {
        return await client(path, {
          method,
          headers: {
            "content-type": "application/json",
            ...(request.idempotencyKey && { "idempotency-key": request.idempotencyKey }),
          },
          ...(request.json !== undefined && { json: request.json }),
          ...(request.query && { searchParams: request.query }),
        }).json<Answer>();
      } catch (error) {
        const failure =
          error instanceof HTTPError
            ? new ApiFailure(error.response.status, asApiError(error.data))
            : error;
        // biome-ignore lint/suspicious/noConsole: the specification's error catalogue asks for a log
        console.warn(`${method} ${path} failed:`, failure);
        throw failure;
      }
    },
  };
}

function needsCsrfToken(request: Request): boolean {
  return request.method !== "GET" && request.method !== "OPTIONS";
}

async function isCsrfRefusal(response: Response): Promise<boolean> {
  return response.status === 403 && (await response.clone().text()).includes("CSRF token");
}

function asApiError(data: unknown): Partial<ApiError> {
  return typeof data === "object" && data !== null ? data : {};
}
