import helmet from "@fastify/helmet";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** What answers that are not pages may load: nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const deniedFeatures = "camera=(), geolocation=(), microphone=(), payment=()";

/** For answers that Fastify gives before any plugin runs, such as to a path that cannot be read. */
export const leastHeaders = {
  "content-security-policy": nothing,
  "permissions-policy": deniedFeatures,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
} as const;

const yearSeconds = 31_536_000;

export type SecurityHeadersOptions = {
  /** Whether hosts below this one, which we know nothing of, are bound to TLS as well. */
  hstsIncludesSubDomains: boolean;
};

/** Security headers on every answer. Pages replace the content security policy by their own. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(
  async (app, options) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // Says "only over TLS from now on", which would lock people out where there is none.
      strictTransportSecurity: false,
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "deny" },
      // What is off over TLS by itself, and what only browsers and plugins that are gone ask for.
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
    app.addHook("onRequest", async (request, reply) => {
      reply.header("content-security-policy", nothing);
      reply.header("permissions-policy", deniedFeatures);
      reply.headers(overTls(request, options));
    });
  },
  { name: "security-headers" },
);

/** For answers over TLS: "only over TLS from now on" (RFC 6797). */
export function overTls(
  { protocol }: Pick<FastifyRequest, "protocol">,
  { hstsIncludesSubDomains }: SecurityHeadersOptions,
): Record<string, string> {
  const others = hstsIncludesSubDomains ? "; includeSubDomains" : "";
  return protocol === "https"
    ? { "strict-transport-security": `max-age=${yearSeconds}${others}` }
    : {};
}

/**
 * The content security policy of a page. Inline scripts and styles run only when their SHA-256
 * digest is listed (`'sha256-…'`) or they carry the page's nonce (`'nonce-…'`).
 */
export function pagePolicy(allowed: {
  scripts: readonly string[];
  styles: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${allowed.scripts.join(" ")}`,
    `style-src 'self' ${allowed.styles.join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
