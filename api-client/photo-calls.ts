import { browserClient, browserStorage } from "./browser-client.ts";
import { guardedFetch } from "./guarded-fetch.ts";

/**
 * Sends a photo, which then waits for the request that names its id.
 * @param options.onProgress Called with the percentage that has left the browser.
 * @throws ApiFailure when it is not taken, other errors when no answer came.
 */
export async function sendPhoto(
  photo: Blob,
  { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal },
): Promise<string> {
  const send = guardedFetch({
    storage: browserStorage(),
    authTokenKey: "authToken",
    prefix: "/api",
    fetch: (request) =>
      request.method === "POST" ? posted(request, photo, { onProgress, signal }) : fetch(request),
  });
  const answer = await send(new Request("/api/photos", { method: "POST", credentials: "include" }));
  const { photo: taken }: { photo: { id: string } } = await answer.json();
  return taken.id;
}

/** Takes back a photo that has not been sent with a request. */
export async function removePhoto(id: string): Promise<void> {
  await browserClient().DELETE("/photos/{id}", { params: { path: { id } } });
}

/** `fetch` does not say how much of a body it has sent. */
function posted(
  { url, headers }: Request,
  body: Blob,
  { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", url);
    headers.forEach((value, name) => {
      if (name !== "content-type") call.setRequestHeader(name, value);
    });
    call.setRequestHeader("content-type", "application/octet-stream");
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    call.onload = () =>
      resolve(
        new Response(call.responseText, {
          status: call.status,
          headers: { "content-type": call.getResponseHeader("content-type") ?? "" },
        }),
      );
    call.onerror = () => reject(new TypeError("The connection was interrupted."));
    call.onabort = call.onerror;
    signal.addEventListener("abort", () => call.abort());
    call.send(body);
  });
}
