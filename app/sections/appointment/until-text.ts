import { businessProfile } from "#content/business-profile.ts";

/** For example `2:05 PM`, by the clock where the inspection is. */
export function untilText(until: string): string {
  const { timeZone } = businessProfile;
  return new Date(until).toLocaleTimeString("en-US", {
    timeZone,
    hour: "numeric",
    minute: "2-digit",
  });
}
