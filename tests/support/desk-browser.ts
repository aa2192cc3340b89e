import type { Delivery } from "#server/mail/message.ts";
import { connectVisitor, type Visitor } from "./api-visitor.ts";
import type { TestApp } from "./test-app.ts";

/** A browser at the desk: keeps the cookies it gets, and drops deleted ones. */
export type DeskBrowser = Pick<Visitor, "send"> & {
  /** The desk's cookies; the CSRF token's cookie is always sent as well. */
  cookies: Map<string, string>;
  /** The `Set-Cookie` headers of the last answer. */
  lastSet: readonly string[];
  askToSignIn(email: string): ReturnType<Visitor["send"]>;
};

export async function openBrowser(
  { app, url }: Pick<TestApp, "url"> & Partial<Pick<TestApp, "app">>,
  headers: Record<string, string> = {},
): Promise<DeskBrowser> {
  const stranger = await connectVisitor(url);
  const cookies = new Map<string, string>();
  const browser: DeskBrowser = {
    cookies,
    lastSet: [],
    async send(method, path, body, others = {}) {
      const own = [...cookies].map(([name, value]) => `${name}=${value}`);
      const cookie = [stranger.cookie, ...own].join("; ");
      const answer = await stranger.send(method, path, body, { cookie, ...headers, ...others });
      browser.lastSet = answer.headers.getSetCookie();
      for (const line of browser.lastSet) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
    async askToSignIn(email) {
      // An invitation that is still on its way could arrive after the code.
      await app?.services.outbox.drained();
      return browser.send("POST", "/api/desk/sign-in", { email });
    },
  };
  return browser;
}

/** The token and the code in the last mail that grants access. */
export async function lastLetter({ app, mails }: Pick<TestApp, "app" | "mails">): Promise<{
  token: string;
  code: string;
  mail: Delivery;
}> {
  await app.services.outbox.drained();
  const mail = mails.findLast(({ text }) => /\/desk\/(enter|join)#/.test(text));
  if (!mail) throw new Error("no mail lets anybody in");
  const [, token = ""] = /\/desk\/(?:enter|join)#([\w-]{43})/.exec(mail.text) ?? [];
  const [, code = ""] = /^\s*(\d{6})\s*$/m.exec(mail.text) ?? [];
  return { token, code, mail };
}
