import type { FastifyInstance } from "fastify";

/** Somebody with a browser. */
export type Visitor = {
  post: (path: string, body: object) => Promise<{ status: number; body: Record<string, unknown> }>;
};

/** Calls the API as a browser does, without a network. */
export async function visitorOf(app: FastifyInstance): Promise<Visitor> {
  const first = await app.inject("/api/auth/csrf-token");
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const headers = { "x-csrf-token": first.json().csrfToken as string };
  return {
    async post(path, body) {
      const answer = await app.inject({
        method: "POST",
        url: path,
        headers,
        cookies,
        payload: body,
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}
