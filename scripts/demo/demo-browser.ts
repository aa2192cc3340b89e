import type { FastifyInstance, InjectOptions } from "fastify";

/** What a demo needs of the server: its calls, as from a network, and its services. */
export type DemoApp = Pick<FastifyInstance, "inject" | "services">;

// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers with
type Answer = any;

export type DemoBrowser = {
  /** The body of the answer. @throws Error unless it is 2xx. */
  send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: object,
  ): Promise<Answer>;
  sendPhoto(photo: Buffer): Promise<Answer>;
  /** One that staff have taken, under an id of their own. */
  sendRoofPhoto(path: string, photo: Buffer): Promise<Answer>;
};

/** Calls the API like a browser: keeps cookies, sends the CSRF token. */
export async function openBrowser(app: DemoApp): Promise<DemoBrowser> {
  const cookies: Record<string, string> = {};
  let csrfToken = "";

  async function call(options: InjectOptions): Promise<Answer> {
    const headers = { "user-agent": browserName, "x-csrf-token": csrfToken, ...options.headers };
    const answer = await app.inject({ ...options, headers, cookies });
    for (const { name, value } of answer.cookies) cookies[name] = value;
    if (answer.statusCode >= 300) {
      throw new Error(`${options.method} ${options.url}: ${answer.statusCode} ${answer.body}`);
    }
    return answer.body === "" ? {} : answer.json();
  }

  ({ csrfToken } = await call({ method: "GET", url: "/api/auth/csrf-token" }));
  return {
    send: (method, url, body) => call({ method, url, ...(body && { payload: body }) }),
    sendPhoto: (photo) =>
      call({
        method: "POST",
        url: "/api/photos",
        headers: { "content-type": "image/jpeg" },
        payload: photo,
      }),
    sendRoofPhoto: (url, photo) =>
      call({ method: "PUT", url, headers: { "content-type": "image/jpeg" }, payload: photo }),
  };
}

/** What the desk's list of devices calls Chrome on Windows. */
const browserName =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
