import { queryOptions } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Roof } from "#domain/roof-photo/roof-photo-contract.ts";
import { knownRoofs } from "./photo-box.ts";

/** A roof, and whether that is only what was last known of it. */
export type ReadRoof = Roof & { isOld: boolean };

/** The roof of a lead; without an answer, as this person last saw it in this browser. */
export function roofQuery(leadId: string, staffId: string) {
  return queryOptions({
    queryKey: ["roof-photos", leadId],
    // Also when the browser believes that it is offline: what is known is there all the same.
    networkMode: "always",
    queryFn: async (): Promise<ReadRoof> => {
      try {
        const { photos, visitKind } = await readRoof(leadId);
        const roof = { photos, visitKind };
        // Whatever the browser refuses to keep, the page shows it.
        await knownRoofs.keep({ leadId, staffId, roof, keptAt: Date.now() }).catch(() => {});
        return { ...roof, isOld: false };
      } catch (error) {
        if (error instanceof ApiFailure && error.status < 500) throw error;
        const known = await knownRoofs.read(leadId).catch(() => undefined);
        if (known?.staffId !== staffId) throw error;
        return { ...known.roof, isOld: true };
      }
    },
  });
}

/** @throws ApiFailure, or whatever `fetch` throws. */
export async function readRoof(leadId: string): Promise<Roof> {
  const params = { path: { id: leadId } };
  return bodyOf(await deskClient.GET("/desk/leads/{id}/roof-photos", { params }));
}
