import { useMatches } from "react-router";
import type { RoofWork } from "#content/en/roof-services-opening.ts";
import type { LinkTarget } from "#content/pages.ts";

export const works = ["replacement", "repairs"] as const satisfies readonly RoofWork[];

const repairs: LinkTarget = "/roof-services/repairs";

/** Which tab is open: the address says so, and whatever else it says is replacement. */
export function roofWorkAt(address: string | undefined): RoofWork {
  return address === repairs ? "repairs" : "replacement";
}

/** The open tab, for parts of the page that get no properties. */
export function useRoofWork(): RoofWork {
  return roofWorkAt(useMatches().at(-1)?.id);
}

export const tabId = (work: RoofWork) => `${work}-tab`;
export const panelId = (work: RoofWork) => `${work}-panel`;
