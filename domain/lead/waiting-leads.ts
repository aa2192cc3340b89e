import { spanText } from "./lead-clock.ts";

/** Several leads that wait, in figures: what one message says about them. */
export type WaitingLeads = {
  count: number;
  /** How many of them are emergencies. */
  emergencies: number;
  /** How long the oldest has waited, in milliseconds. */
  longest: number;
};

/** @param emergencies that wait as well: they were alerted about by themselves. */
export function waitingLeads(
  leads: readonly { arrivedAt: Date }[],
  emergencies: readonly { arrivedAt: Date }[],
  now: Date,
): WaitingLeads {
  const all = [...leads, ...emergencies];
  const longest = Math.max(0, ...all.map(({ arrivedAt }) => now.getTime() - arrivedAt.getTime()));
  return { count: all.length, emergencies: emergencies.length, longest };
}

/** `12 leads wait, 2 emergencies, the oldest 14 min` */
export function waitingText({ count, emergencies, longest }: WaitingLeads): string {
  const urgent = `${emergencies} ${emergencies === 1 ? "emergency" : "emergencies"}`;
  const parts = [
    `${count} ${count === 1 ? "lead waits" : "leads wait"}`,
    ...(emergencies > 0 ? [urgent] : []),
    `the oldest ${spanText(longest)}`,
  ];
  return parts.join(", ");
}
