import type { FastifyInstance } from "fastify";

/**
 * While there is no staff: prints a link that makes whoever opens it the owner, once, within a day. It goes to standard
 * output because logs are kept and read by many, and must not contain keys. Visitors are served even when there can be
 * no link.
 */
export async function tellFirstOwner({
  services,
  log,
}: Pick<FastifyInstance, "services" | "log">): Promise<void> {
  const link = await services.operator.inviteFirstOwner().catch((error: unknown) => {
    log.error(
      { err: error },
      "no link for the desk's first owner; `npm run desk:invite` makes one",
    );
  });
  if (link) process.stdout.write(`The desk has no staff yet. Its owner comes in here: ${link}\n`);
}
