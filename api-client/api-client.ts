import createClient, { type Client } from "openapi-fetch";
import type { ApiContract } from "#domain/api/api-contract.ts";
import type { DeskContract } from "#domain/api/desk-contract.ts";
import type { PathsOf } from "./api-paths.ts";
import { type GuardedFetchOptions, guardedFetch } from "./guarded-fetch.ts";

export type ApiClient = Client<PathsOf<ApiContract>>;
/**
 * Staff also make the calls that visitors make. Both go through one client, because two would
 * overwrite each other's CSRF cookie.
 */
export type DeskClient = Client<PathsOf<ApiContract & DeskContract>>;

/**
 * The one way the browser talks to `/api`: one function per HTTP method, typed by the contract
 * (`domain/api/api-contract.ts`), with the cookies, tokens and single retry of `guardedFetch`.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PathsOf<ApiContract>>(guarded(options));
}

/** The same client with the desk's calls added (`domain/api/desk-contract.ts`). */
export function createDeskClient(options: ClientOptions): DeskClient {
  return createClient<PathsOf<ApiContract & DeskContract>>(guarded(options));
}

type ClientOptions = Pick<GuardedFetchOptions, "storage"> & Partial<GuardedFetchOptions>;

function guarded({
  authTokenKey = "authToken",
  prefix = "/api",
  fetch = (request) => globalThis.fetch(request),
  storage,
}: ClientOptions) {
  return {
    baseUrl: prefix,
    credentials: "include" as const,
    fetch: guardedFetch({ storage, authTokenKey, prefix, fetch }),
  };
}
