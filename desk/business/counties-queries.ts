import { queryOptions } from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { ChosenCounty } from "#domain/service-area/county.ts";

/** The counties of a state. They stay the same while the desk is open. */
export const countiesQuery = (state: string) =>
  queryOptions({
    queryKey: ["counties", state],
    queryFn: async () =>
      bodyOf(await deskClient.GET("/desk/counties", { params: { query: { state } } })).counties,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What some counties would look like on the map, and how many ZIP codes they have between them. */
export const areaQuery = (counties: readonly ChosenCounty[]) =>
  queryOptions({
    queryKey: ["area", counties.map(({ fips }) => fips)],
    queryFn: async () => {
      // Only which they are matters to the map.
      const plain = counties.map((county) => ({ ...county, details: "", projects: 0 }));
      return bodyOf(await deskClient.POST("/desk/business/area", { body: { counties: plain } }));
    },
    enabled: counties.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
