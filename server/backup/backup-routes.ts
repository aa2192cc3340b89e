import type { FastifyPluginAsync } from "fastify";
import { backupContract } from "#domain/backup/backup-contract.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { BackupWatch } from "./backup-watch.ts";

/** `/api/desk/backups`: whether there are backups, and whether they can be restored. */
export const backupRoutes: FastifyPluginAsync<{
  services: { backups: Pick<BackupWatch, "read"> };
}> = async (app, { services: { backups } }) =>
  serve(app, backupContract, {
    "/desk/backups": {
      async get() {
        const { state, newestAt, failed, drill } = await backups.read();
        const fault = state === "undrilled" ? drill?.fault : failed?.fault;
        return { state, newestAt, fault: fault ?? null, drilledAt: drill?.at ?? null };
      },
    },
  });
