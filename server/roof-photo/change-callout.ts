import { calloutLimits } from "#domain/roof-photo/callout.ts";
import { type CalloutChange, isLater } from "#domain/roof-photo/callout-change.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";
import { Refusal } from "#server/refusal.ts";
import {
  countCallouts,
  findCallout,
  forgetOldRemovals,
  storeCallout,
} from "./callouts-repository.ts";

/**
 * Draws a callout on a photo of a locked lead, changes it or removes it, unless what is known of it is as late: what is sent
 * again, or arrives after somebody has removed it, changes nothing.
 * @throws Refusal 400 when the photo has too many.
 */
export async function changeCallout(
  transaction: DatabaseTransaction,
  photo: { leadId: string; id: string },
  change: CalloutChange,
  by: { staffId: string; now: Date },
): Promise<void> {
  const known = await findCallout(transaction, photo.id, change.id);
  if (!isLater(change, known)) return;
  const isNew = change.callout !== null && (known?.kind ?? null) === null;
  if (isNew && (await countCallouts(transaction, photo.id)) >= calloutLimits.most) throw tooMany();
  await storeCallout(transaction, photo, change, by);
  if (change.callout === null) await forgetOldRemovals(transaction, photo.id);
}

function tooMany(): Refusal {
  const words = `A photo takes ${calloutLimits.most} arrows, circles, lines and texts. Remove one first.`;
  return new Refusal(400, words).because("too many callouts");
}
