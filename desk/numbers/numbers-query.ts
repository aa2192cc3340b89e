import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { NumberPeriod } from "#domain/lead/number-periods.ts";

/** The numbers of a period. The previous ones stay until the answer arrives. */
export function numbersQuery(period: NumberPeriod) {
  return queryOptions({
    queryKey: ["numbers", period],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/numbers", { params: { query: { period } } })).numbers,
    placeholderData: keepPreviousData,
    refetchInterval: 300_000,
  });
}
