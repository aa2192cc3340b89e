import type { FastifyInstance } from "fastify";

/**
 * While there is no staff: prints a link that makes whoever opens it the owner, once, within a day. It goes to standard
 * output because logs are kept and read by many, and must not contain keys.
 */
export async function tellFirstOwner({ services }: FastifyInstance): Promise<void> {
  const link = await services.staff.inviteFirstOwner();
  if (link) process.stdout.write(`The desk has no staff yet. Its owner comes in here: ${link}\n`);
}
