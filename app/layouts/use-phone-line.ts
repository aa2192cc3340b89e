import { useMatches } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";
import { businessProfile } from "#content/business-profile.ts";

/** The number for whoever calls from this page. An emergency at night must not reach a closed office. */
export function usePhoneLine() {
  const isEmergency = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.isEmergency,
  );
  return { isEmergency, ...(isEmergency ? businessProfile.hotline : businessProfile.phone) };
}
