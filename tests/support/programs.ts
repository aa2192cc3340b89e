import type { TokenScope } from "#domain/token/access-token.ts";
import type { Visitor } from "./api-visitor.ts";
import { expectDescribed } from "./described-answers.ts";
import type { TestApp } from "./test-app.ts";

/** A program that calls `/api/v1`. */
export type TestProgram = {
  token: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  send(method: string, path: string, body?: unknown, headers?: object): Promise<Answer<any>>;
};

type Answer<Body> = { status: number; headers: Headers; body: Body };

/** Makes a token at the desk, and calls with it. @param owner Somebody who has just signed in as an owner. */
export async function connectProgram(
  { url }: Pick<TestApp, "url">,
  owner: Visitor,
  scopes: readonly TokenScope[],
  name = "Test program",
): Promise<TestProgram> {
  const made = await owner.post("/api/desk/tokens", { name, scopes, expiresInDays: 365 });
  const { id, token } = made;
  return {
    ...{ id, token },
    async send(method, path, body, headers = {}) {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      expectDescribed(method, `/api/v1${path}`, answer);
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
  };
}
