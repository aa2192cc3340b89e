import { useQuery } from "@tanstack/react-query";
import { businessProfile } from "#content/business-profile.ts";
import type { WeekHours } from "#domain/calendar/opening-hours.ts";
import { openingHoursQuery } from "./settings-queries.ts";

/** The opening hours now; the business profile's until they have been read. */
export function useOpeningHours(): WeekHours {
  return useQuery(openingHoursQuery).data ?? businessProfile.hours;
}
