/** What we write before an appointment, in order. */
export const reminderKinds = ["three-days", "one-day", "two-hours"] as const;

export type ReminderKind = (typeof reminderKinds)[number];
