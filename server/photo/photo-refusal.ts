import { photoFaultWords } from "#content/en/photos.ts";
import type { PhotoFault } from "#domain/photo/photo-rules.ts";
import { Refusal, retryAfterOutage } from "#server/refusal.ts";

const statuses: Record<PhotoFault, number> = {
  "too-many": 400,
  "too-big": 413,
  type: 415,
  unreadable: 400,
  pixels: 400,
  shape: 400,
  busy: 503,
  "not-stored": 503,
  slow: 408,
  often: 429,
};

/** Why a picture is not taken, with the fault as its reason. */
export function photoRefusal(fault: PhotoFault): Refusal {
  const status = statuses[fault];
  const retryAfter = status === 503 ? retryAfterOutage : undefined;
  return new Refusal(status, photoFaultWords[fault], undefined, retryAfter).because(fault);
}
