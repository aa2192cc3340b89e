import type { LeadsChange } from "#desk/changes/desk-changes.ts";
import type { KnownRoof } from "./photo-box.ts";
import { keptFor } from "./photo-entry.ts";

/** What a browser has of roofs. */
type Kept = {
  photos: { leads(): Promise<string[]>; dropLead(leadId: string): Promise<unknown> };
  roofs: { all(): Promise<KnownRoof[]>; forget(leadId: string): Promise<void> };
};

/** Deletes what a browser has of roofs that nobody, or not this person, may see any longer. */
export function createGoneRoofs({ photos, roofs }: Kept) {
  async function forget(leadId: string): Promise<void> {
    await photos.dropLead(leadId);
    await roofs.forget(leadId);
  }
  return {
    /**
     * What a lead that was erased has here, whoever has taken it. When something may have been missed, `read` is called for
     * each lead of which there is something: those that are then not found are forgotten by `forgetUnknown`.
     */
    async heed(change: LeadsChange, read: (leadId: string) => void): Promise<void> {
      if (change.event === "lead") {
        if (change.lead.number === null) await forget(change.lead.id);
        return;
      }
      const known = (await roofs.all()).map(({ leadId }) => leadId);
      for (const id of new Set([...known, ...(await photos.leads())])) read(id);
    },

    /**
     * What there is of a lead that is not found. For somebody who sees only their own leads it may have been given to somebody
     * else: then their photos stay, which are nowhere else, and what others know.
     */
    async forgetUnknown(
      leadId: string,
      me: { id: string; permissions: readonly string[] } | undefined,
    ): Promise<void> {
      if (!me) return;
      if (me.permissions.includes("leads")) return forget(leadId);
      const known = (await roofs.all()).find((roof) => roof.leadId === leadId);
      if (known?.staffId === me.id) await roofs.forget(leadId);
    },

    /** Roofs that nobody has looked at for 30 days, after which photos are forgotten too. @param now in epoch milliseconds. */
    async forgetOld(now: number): Promise<void> {
      for (const { leadId, keptAt } of await roofs.all()) {
        // Those of an earlier release have no time.
        if (!(now - keptAt <= keptFor)) await roofs.forget(leadId);
      }
    },
  };
}
