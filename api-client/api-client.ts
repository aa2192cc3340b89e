import createClient, { type Client } from "openapi-fetch";
import type { ApiPaths } from "./api-paths.ts";
import { type GuardedFetchOptions, guardedFetch } from "./guarded-fetch.ts";

export type ApiClient = Client<ApiPaths>;

/**
 * The one way in which the browser talks to `/api`: a method for each method, typed by the contract
 * (`domain/api/api-contract.ts`), with cookies, tokens and the one retry of `guardedFetch`.
 */
export function createApiClient({
  authTokenKey = "authToken",
  prefix = "/api",
  fetch = (request) => globalThis.fetch(request),
  storage,
}: Pick<GuardedFetchOptions, "storage"> & Partial<GuardedFetchOptions>): ApiClient {
  return createClient<ApiPaths>({
    baseUrl: prefix,
    credentials: "include",
    fetch: guardedFetch({ storage, authTokenKey, prefix, fetch }),
  });
}
