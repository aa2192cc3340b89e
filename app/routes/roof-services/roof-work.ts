import { useMatches } from "react-router";
import type { RoofWork } from "#content/en/roof-services.ts";
import type { LinkTarget } from "#content/pages.ts";

export const works = ["replacement", "repairs"] as const satisfies readonly RoofWork[];

const repairs: LinkTarget = "/roof-services/repairs";

/** The open tab: named by the address, with replacement as the default. */
export function roofWorkAt(address: string | undefined): RoofWork {
  return address === repairs ? "repairs" : "replacement";
}

/** The open tab, for parts of the page that receive no props. */
export function useRoofWork(): RoofWork {
  return roofWorkAt(useMatches().at(-1)?.id);
}

export const tabId = (work: RoofWork) => `${work}-tab`;
export const panelId = (work: RoofWork) => `${work}-panel`;
