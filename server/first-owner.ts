import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { prepareDataFolder } from "./database/data-folder.ts";

const fileName = "first-owner.txt";

/**
 * While there is no staff: writes a link that makes whoever opens it the owner, once, within a day, into a file in
 * `dataDir` that only this user can read, and prints where it is. The output itself is kept and read by many. Visitors
 * are served even when there can be no link.
 */
export async function tellFirstOwner(
  { services, log }: Pick<FastifyInstance, "services" | "log">,
  dataDir: string,
): Promise<void> {
  const file = path.resolve(dataDir, fileName);
  try {
    const link = await services.operator.inviteFirstOwner();
    // The one before: it may be anybody's, and leads nowhere by now.
    await rm(file, { force: true });
    if (!link) return;
    prepareDataFolder(dataDir);
    await writeFile(file, `${link}\n`, { mode: 0o600 });
    process.stdout.write(`The desk has no staff yet. The link for its owner is in ${file}.\n`);
  } catch (error) {
    log.error({ err: error }, "no link for the desk's first owner");
  }
}
