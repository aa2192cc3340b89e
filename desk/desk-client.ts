import { createDeskClient } from "#api-client/api-client.ts";
import { goingOn } from "./proof/going-on.ts";

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

/** Milliseconds. Whoever waits longer for an answer takes the connection for dead, and is right. */
const answerWithin = 30_000;
/** Milliseconds. Everything about a person with thousands of leads, or a list of all leads, takes its time. */
const recordsWithin = 300_000;
const longCall = /\/desk\/(people|downloads)\//;

/**
 * The desk's calls to `/api`, typed by the contracts. Failures throw `ApiFailure`; a call that is
 * not answered in time throws as well. One that needs a proof of who calls waits for it.
 */
export const deskClient = createDeskClient({
  storage,
  fetch: goingOn((request) => {
    const within = longCall.test(request.url) ? recordsWithin : answerWithin;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(within)]);
    return globalThis.fetch(request, { signal });
  }),
});
