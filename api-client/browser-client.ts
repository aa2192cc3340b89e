import { type ApiClient, createApiClient } from "./api-client.ts";

let client: ApiClient | undefined;

/** The page's client, created on first use because the server has no local storage. */
export function browserClient(): ApiClient {
  client ??= createApiClient({ storage: browserStorage() });
  return client;
}

type TokenStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

let storage: TokenStorage | undefined;

/** Where the page's calls keep their tokens. */
export function browserStorage(): TokenStorage {
  storage ??= safeStorage();
  return storage;
}

/** Local storage, or memory where the browser blocks it, as some do in private windows. */
function safeStorage(): TokenStorage {
  try {
    localStorage.getItem("csrfToken");
    return localStorage;
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}
