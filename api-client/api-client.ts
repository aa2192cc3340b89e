import createClient, { type Client } from "openapi-fetch";
import type { ApiContract } from "#domain/api/api-contract.ts";
import type { DeskContract } from "#domain/api/desk-contract.ts";
import type { PathsOf } from "./api-paths.ts";
import { type GuardedFetchOptions, guardedFetch } from "./guarded-fetch.ts";

export type ApiClient = Client<PathsOf<ApiContract>>;
/** Staff ask what visitors ask as well, by one client: two would fight over the CSRF cookie. */
export type DeskClient = Client<PathsOf<ApiContract & DeskContract>>;

/**
 * The one way in which the browser talks to `/api`: a method for each method, typed by the contract
 * (`domain/api/api-contract.ts`), with cookies, tokens and the one retry of `guardedFetch`.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  return createClient<PathsOf<ApiContract>>(guarded(options));
}

/** The same with the calls of the desk (`domain/api/desk-contract.ts`). */
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
