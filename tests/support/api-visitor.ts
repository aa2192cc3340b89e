import { expectDescribed } from "./described-answers.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
type ApiBody = any;

/** Calls the API like a browser: keeps cookies, sends the CSRF token, uses JSON. */
export type Visitor = {
  cookie: string;
  csrfToken: string;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Headers; body: Record<string, never> & ApiBody }>;
  /** The body of the answer. @throws unless it is 2xx. */
  post(path: string, body: object): Promise<ApiBody>;
};

export async function connectVisitor(url: string): Promise<Visitor> {
  const first = await fetch(`${url}/api/auth/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");

  const send: Visitor["send"] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        cookie,
        "x-csrf-token": csrfToken,
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body),
      }),
    });
    expectDescribed(method, path, response);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      // Lists as files are no JSON.
      body: text && !isCsv(response) ? JSON.parse(text) : {},
    };
  };

  return {
    cookie,
    csrfToken,
    send,
    async post(path, body) {
      const answer = await send("POST", path, body);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
      return answer.body;
    },
  };
}

function isCsv({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/csv") ?? false;
}
