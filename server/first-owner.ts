import type { FastifyInstance } from "fastify";

/**
 * While nobody works here: one line with a link that makes its opener the owner, once, within a day. On standard
 * output and not through the log: a log is kept and read by many, and no line of ours brings a key into it.
 */
export async function tellFirstOwner({ services }: FastifyInstance): Promise<void> {
  const link = await services.staff.inviteFirstOwner();
  if (link) process.stdout.write(`The desk has no staff yet. Its owner comes in here: ${link}\n`);
}
