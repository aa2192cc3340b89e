import { useOwnArea } from "#app/facts/use-own-area.ts";
import type { ServiceMap } from "#domain/service-area/service-map.ts";
import { serviceMap } from "#generated/service-map.ts";

/** The map of the counties that we serve now. */
export function useServiceMap(): ServiceMap {
  return useOwnArea()?.map ?? serviceMap;
}
