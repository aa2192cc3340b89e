import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { DatabaseTransaction } from "#server/database/connection.ts";

/** When something is asked about appointments or done with them, and the business as it is then. */
export type Moment = { profile: BusinessProfile; now: Date };

/** The business's time zone as it is stored by now, whatever a profile has read before. */
export type StoredZone = (transaction: DatabaseTransaction) => Promise<string>;
