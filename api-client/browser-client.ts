import { type ApiClient, createApiClient } from "./api-client.ts";

let client: ApiClient | undefined;

/** The page's client. Made at the first call: there is no local storage on the server. */
export function browserClient(): ApiClient {
  client ??= createApiClient({ storage: safeStorage() });
  return client;
}

/** Local storage, or memory where the browser refuses it, as some do in private windows. */
function safeStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
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
