/** How far a booked appointment has come. A canceled one keeps the last. */
export const appointmentProgress = [
  /** Nobody has confirmed it yet. */
  "booked",
  /** The person has said that they will be there. */
  "confirmed",
  "on-the-way",
  "done",
  /** Nobody was there. */
  "no-show",
] as const;

export type AppointmentProgress = (typeof appointmentProgress)[number];
