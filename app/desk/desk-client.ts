import { createDeskClient } from "#api-client/api-client.ts";

/** Tokens live as long as the page: what a desk's browser keeps can be read by the next one at it. */
const tokens = new Map<string, string>();

const storage = {
  getItem: (key: string) => tokens.get(key) ?? null,
  setItem: (key: string, value: string) => void tokens.set(key, value),
  removeItem: (key: string) => void tokens.delete(key),
};

/** The desk's calls to `/api`, typed by the contracts. What fails throws `ApiFailure`. */
export const deskClient = createDeskClient({ storage });
