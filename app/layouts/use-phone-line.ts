import { useMatches } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";
import { businessProfile } from "#content/business-profile.ts";

/**
 * The number to call from this page: the emergency line where it is urgent, because the office may
 * be closed.
 */
export function usePhoneLine() {
  const isEmergency = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.isEmergency,
  );
  return { isEmergency, ...(isEmergency ? businessProfile.hotline : businessProfile.phone) };
}
