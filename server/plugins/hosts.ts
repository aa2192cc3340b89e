import fastifyPlugin from "fastify-plugin";
import { Refusal } from "#server/refusal.ts";

/** Refuses a request with two hosts or an invalid one (RFC 9112, section 3.2): a proxy may have read the other one. */
export const hosts = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", async ({ raw }) => {
      const named = raw.rawHeaders.filter(
        (text, index) => index % 2 === 0 && text.toLowerCase() === "host",
      );
      const host = raw.headers.host ?? "";
      if (named.length > 1 || (host !== "" && !isPlainHost(host))) {
        throw new Refusal(400, "The request does not name its host.");
      }
    });
  },
  { name: "hosts" },
);

/** Whether the text is a host and nothing more, such as `www.example.com:8080` or `[::1]`. */
export function isPlainHost(host: string): boolean {
  return /^(?:[\w.~%!$&'()*+,;=-]+|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)
    ? URL.canParse(`http://${host}`)
    : false;
}
