import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { bodyOf } from "#desk/body-of.ts";
import { readCalendarAgain } from "#desk/calendar/calendar-query.ts";
import { deskClient } from "#desk/desk-client.ts";
import { readPlace } from "#desk/facts/desk-place.ts";
import { namesQuery } from "#desk/facts/use-names.ts";
import { statedFactsQuery } from "#desk/facts/use-stated-facts.ts";
import { roofWordsQuery } from "#desk/roof-photos/use-roof-words.ts";
import { openingHoursQuery } from "#desk/settings/settings-queries.ts";
import type { Business, BusinessSettings } from "#domain/business/business-settings.ts";
import { businessQuery } from "./business-queries.ts";
import { showColors } from "./show-colors.ts";

/** Stores business settings in place of a version, or reads them again when somebody else was first. */
export function useChangeBusiness(onStored: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: putBusiness,
    onSuccess(business) {
      takeBusiness(queries, business);
      onStored();
    },
    onError(error) {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: businessQuery.queryKey });
    },
  });
}

/** Stores settings in place of a version. @throws ApiFailure 409 when somebody else was first. */
export async function putBusiness(body: {
  version: number;
  settings: Partial<BusinessSettings>;
}): Promise<Business> {
  return bodyOf(await deskClient.PUT("/desk/business", { body })).business;
}

/** Shows what was stored wherever the desk shows it. */
export function takeBusiness(queries: QueryClient, business: Business): void {
  queries.setQueryData(businessQuery.queryKey, business);
  void queries.invalidateQueries({ queryKey: openingHoursQuery.queryKey });
  void queries.invalidateQueries({ queryKey: statedFactsQuery.queryKey });
  void queries.invalidateQueries({ queryKey: namesQuery.queryKey });
  void queries.invalidateQueries({ queryKey: roofWordsQuery.queryKey });
  void queries.invalidateQueries({ queryKey: ["audit"] });
  showColors(business);
  // The desk then tells the time by the zone that it has now.
  void readPlace(localStorage);
  readCalendarAgain(queries);
}

/** Whether somebody else changed the settings first. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 409;
}
