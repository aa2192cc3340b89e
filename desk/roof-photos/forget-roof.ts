import { knownRoofs } from "./photo-box.ts";
import { unsentPhotos } from "./unsent-photos.ts";

/** Deletes what this browser has of the roof of a lead that was erased: whoever has taken it. */
export async function forgetRoof(leadId: string): Promise<void> {
  await unsentPhotos.dropLead(leadId);
  await knownRoofs.forget(leadId);
}
