import type { Visitor } from "./api-visitor.ts";
import { book } from "./visitors.ts";

/** What an app of `startTestApp` needs, whose visitors begin a burst. */
export const burstEnv = { RATE_LIMIT: "on", TRUST_PROXY: "1" };

type Time = { date: string; timeSlot: string };

/** Somebody whom nobody knows. */
export const stranger = (index: number) => ({
  name: "Ben Builder",
  email: `stranger.${index}@elsewhere.example`,
});

/** A visitor at another address, as reported by a proxy. */
export const from = (address: string, visitor: Pick<Visitor, "send">): Pick<Visitor, "send"> => ({
  send: (method, path, body, headers) =>
    visitor.send(method, path, body, { ...headers, "x-forwarded-for": address }),
});

/**
 * Begins a burst, in a calendar with one week ahead: twelve strangers book firmly, and whoever of them books next is held
 * back.
 * @returns the times that are left, from the second day on.
 */
export async function beginBurst(
  visitor: Pick<Visitor, "send">,
  office: Pick<Visitor, "post">,
): Promise<Time[]> {
  await office.post("/api/desk/closures", {
    ...{ firstDay: "2026-06-09", lastDay: "2026-07-10", fromSlot: null, toSlot: null },
    ...{ inspectorId: null, reason: "Roof of our own" },
  });
  const times: Time[] = [];
  for (const date of ["2026-06-03", "2026-06-04", "2026-06-05", "2026-06-08"]) {
    const path = `/api/appointments/available-slots?date=${date}`;
    const { availableSlots } = (await visitor.send("GET", path)).body;
    for (const timeSlot of availableSlots) times.push({ date, timeSlot });
  }
  for (const [index, time] of times.slice(0, 12).entries()) {
    const { body } = await book(from(`198.51.100.${index}`, visitor), time, stranger(index));
    if (body.appointment?.status !== "booked") throw new Error(`booking: ${JSON.stringify(body)}`);
  }
  return times.slice(12);
}
