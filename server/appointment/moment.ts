import type { BusinessProfile } from "#domain/business/business-profile.ts";

/** When something is asked about appointments or done with them, and the business as it is then. */
export type Moment = { profile: BusinessProfile; now: Date };
