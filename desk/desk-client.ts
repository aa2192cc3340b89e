import { createDeskClient } from "#api-client/api-client.ts";

/**
 * Tokens last only as long as the page: the next person at a shared computer could read anything
 * kept in its browser.
 */
const tokens = new Map<string, string>();

const storage = {
  getItem: (key: string) => tokens.get(key) ?? null,
  setItem: (key: string, value: string) => void tokens.set(key, value),
  removeItem: (key: string) => void tokens.delete(key),
};

/** The desk's calls to `/api`, typed by the contracts. Failures throw `ApiFailure`. */
export const deskClient = createDeskClient({ storage });
