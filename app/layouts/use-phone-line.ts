import { businessProfile } from "#content/business-profile.ts";
import { useCurrentPath } from "./current-path.ts";

const emergencyPaths = ["/emergency-contact", "/emergency-services", "/storm-damage"];

/** The number for whoever calls from this page. An emergency at night must not reach a closed office. */
export function usePhoneLine() {
  const isEmergency = emergencyPaths.includes(useCurrentPath());
  return { isEmergency, ...(isEmergency ? businessProfile.hotline : businessProfile.phone) };
}
