import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { bodyOf } from "#desk/body-of.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import { namesQuery } from "#desk/facts/use-names.ts";
import { statedFactsQuery } from "#desk/facts/use-stated-facts.ts";
import { openingHoursQuery } from "#desk/settings/settings-queries.ts";
import type { BusinessSettings } from "#domain/business/business-settings.ts";
import { businessQuery } from "./business-queries.ts";

/** Stores business settings in place of a version, or reads them again when somebody else was first. */
export function useChangeBusiness(onStored: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: { version: number; settings: Partial<BusinessSettings> }) =>
      bodyOf(await deskClient.PUT("/desk/business", { body })).business,
    onSuccess(business) {
      queries.setQueryData(businessQuery.queryKey, business);
      void queries.invalidateQueries({ queryKey: openingHoursQuery.queryKey });
      void queries.invalidateQueries({ queryKey: statedFactsQuery.queryKey });
      void queries.invalidateQueries({ queryKey: namesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ["audit"] });
      readCalendarAgain(queries);
      onStored();
    },
    onError(error) {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: businessQuery.queryKey });
    },
  });
}

/** Whether somebody else changed the settings first. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 409;
}
