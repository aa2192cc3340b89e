/**
 * What visitors read when the server gives no reason (the second is modeled on the first).
 */
export const failureMessages = {
  schedule: "Failed to schedule appointment. Please try again later.",
  change: "Failed to change the appointment. Please try again later.",
} as const;
