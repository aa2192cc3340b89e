import { browserClient } from "#api-client/browser-client.ts";
import type { HoldResponse } from "#domain/appointment/appointment-contract.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { slotLabel } from "#domain/calendar/slot.ts";

/** Holds a time for this browser; null or undefined when it is free but not held. @throws ApiFailure 409 when it is taken. */
export async function holdTime({
  date,
  timeSlot,
}: AppointmentTime): Promise<HoldResponse["hold"] | undefined> {
  const { data } = await browserClient().POST("/holds", {
    body: { date, timeSlot: slotLabel(timeSlot) },
  });
  return data?.hold;
}

/** Frees a hold, even while the page is being left. Without an answer it ends by itself. */
export async function releaseHold(id: string): Promise<void> {
  await browserClient()
    .DELETE("/holds/{id}", { params: { path: { id } }, keepalive: true })
    .catch(() => {});
}
