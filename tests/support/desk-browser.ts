import type { Delivery } from "#server/mail/message.ts";
import { connectVisitor, type Visitor } from "./api-visitor.ts";
import type { TestApp } from "./test-app.ts";

/** A browser before the desk: it keeps the cookies that it is given, and lets go of those that are ended. */
export type DeskBrowser = Pick<Visitor, "send"> & {
  /** Those of the desk; that of the CSRF token always goes along. */
  cookies: Map<string, string>;
  /** Of what the last answer set, the whole lines. */
  lastSet: readonly string[];
  askToSignIn(email: string): ReturnType<Visitor["send"]>;
};

export async function openBrowser(
  { url }: Pick<TestApp, "url">,
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
    askToSignIn: (email) => browser.send("POST", "/api/desk/sign-in", { email }),
  };
  return browser;
}

/** The link's token and the code of the last mail that lets somebody in. */
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
