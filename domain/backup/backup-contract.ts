import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";

/* The desk's call for the site's backups. */

export const backupContract = {
  "/desk/backups": {
    get: {
      operation: "readBackups",
      does: "Says how old the newest backup of the site is, and whether it could be restored.",
      needs: "records",
      response: z.object({
        success: z.literal(true),
        state: z.enum(["good", "expected", "none", "late", "undrilled"]),
        newestAt: z.nullable(z.string()),
        fault: z.nullable(z.string()),
        drilledAt: z.nullable(z.string()),
      }),
    },
  },
} as const satisfies ApiContractTable;
