import cookie from "@fastify/cookie";
import csrfProtection from "@fastify/csrf-protection";
import fastifyPlugin from "fastify-plugin";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every request that may change something needs the CSRF token matching the visitor's cookie. The cookie is signed with
 * a secret that all processes share.
 */
export const csrf = fastifyPlugin<{ secret: string }>(
  async (app, { secret }) => {
    await app.register(cookie, { secret });
    await app.register(csrfProtection, {
      // The request's own line says the code.
      logLevel: "debug",
      cookieKey: "csrf",
      cookieOpts: { signed: true, httpOnly: true, sameSite: "lax", path: "/api", secure: "auto" },
      // Header only: another site's form can set fields but no header.
      getToken: (request) => {
        const token = request.headers["x-csrf-token"];
        return Array.isArray(token) ? token[0] : token;
      },
    });
    app.addHook("onRequest", (request, reply, done) => {
      if (readOnly.has(request.method)) done();
      else app.csrfProtection(request, reply, done);
    });
  },
  { name: "csrf" },
);
