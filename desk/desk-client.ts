import { createDeskClient } from "#api-client/api-client.ts";
import { guardedFetch } from "#api-client/guarded-fetch.ts";
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
/** Milliseconds. Everything about a person with thousands of leads, a list of all leads, a file that is brought in, or the calendar of another program takes its time. */
const recordsWithin = 300_000;
const longCall = /\/desk\/((people|downloads)\/|imports|busy-calendars)/;

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

/** Milliseconds. A file of many rows is read and stored before it is answered. */
const fileWithin = 300_000;

/** Sends a file as it is, with the cookies and tokens of every call. @throws ApiFailure like them. */
export async function sendFile<Answer>(
  path: string,
  file: Blob,
  method: "POST" | "PUT" = "POST",
): Promise<Answer> {
  const send = guardedFetch({
    ...{ storage, authTokenKey: "authToken", prefix: "/api" },
    fetch: (request) => {
      // The token that goes along with the file.
      if (request.method === "GET") return globalThis.fetch(request);
      const headers = new Headers(request.headers);
      headers.set("content-type", "application/octet-stream");
      const signal = AbortSignal.timeout(fileWithin);
      return globalThis.fetch(request.url, {
        method,
        body: file,
        headers,
        signal,
        credentials: "include",
      });
    },
  });
  const url = new URL(`/api${path}`, location.href);
  const answer = await send(new Request(url, { method, credentials: "include" }));
  return answer.json();
}
