import { createContext, use } from "react";
import { builtFacts } from "#content/facts.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import { useFacts } from "./use-facts.ts";

/** In the server the area itself, in browsers where to get it: few pages need it, and those wait for it. */
export const AreaContext = createContext<OwnArea | null | (() => Promise<OwnArea>)>(null);

/**
 * Map, ZIP codes and details of the counties that an owner has chosen; null while those of `content/` hold. In a browser the
 * page stays as it was sent until they are there.
 */
export function useOwnArea(): OwnArea | null {
  const area = use(AreaContext);
  const isBuilt = useFacts().counties === builtFacts.counties;
  if (isBuilt || area === null) return null;
  return typeof area === "function" ? use(area()) : area;
}
