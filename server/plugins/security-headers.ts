import helmet from "@fastify/helmet";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Policy for answers that are not pages: they may load nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const deniedFeatures = "camera=(), geolocation=(), microphone=(), payment=()";

/** For the desk, whose staff may let their device say where they take photos. */
export const deskFeatures = deniedFeatures.replace("geolocation=()", "geolocation=(self)");

/** Headers for answers before any plugin runs, such as for an unreadable path. */
export const leastHeaders = {
  "content-security-policy": nothing,
  "permissions-policy": deniedFeatures,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin",
} as const;

const yearSeconds = 31_536_000;

type SecurityHeadersOptions = {
  /** Whether TLS is enforced for subdomains too, which we know nothing about. */
  hstsIncludesSubDomains: boolean;
};

/** Security headers for every answer. Pages set their own content security policy. */
export const securityHeaders = fastifyPlugin<SecurityHeadersOptions>(
  async (app, options) => {
    await app.register(helmet, {
      contentSecurityPolicy: false,
      // Enforces TLS, which would lock visitors out where there is none; `overTls` adds it.
      strictTransportSecurity: false,
      // An appointment's address is its key, and proxies log referrers.
      referrerPolicy: { policy: "strict-origin" },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: "deny" },
      // Already off over TLS, or used only by obsolete browsers and plugins.
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

/** For answers over TLS: enforces TLS from now on (RFC 6797). */
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
 * A page's content security policy. Inline scripts and styles run only with a listed SHA-256 digest (`'sha256-…'`) or
 * the page's nonce (`'nonce-…'`).
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
