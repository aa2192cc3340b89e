import type { FastifyPluginAsync } from "fastify";
import type { BusinessProfile } from "#domain/business/business-profile.ts";

type Options = { profile: BusinessProfile; canonicalUrl: string; clock: () => Date };

const address = "/.well-known/security.txt";

/** Days. RFC 9116 recommends less than a year, and every start begins them anew. */
const validFor = 360;

/** `GET /.well-known/security.txt`: whom to tell about a weakness of the site (RFC 9116). */
export const securityText: FastifyPluginAsync<Options> = async (
  app,
  { profile, canonicalUrl, clock },
) => {
  const expires = new Date(clock().getTime() + validFor * 86_400_000);
  app.get(address, async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(`Contact: mailto:${profile.email}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${canonicalUrl}${address}
`),
  );
};
