import type { BusinessProfile } from "#domain/business/business-profile.ts";
import type { AvailabilityServices } from "#server/appointment/availability.ts";
import type { StoredZone } from "#server/appointment/moment.ts";
import type { Connection } from "#server/database/connection.ts";
import type { Limits } from "#server/limits/limits.ts";
import type { MailOptions } from "#server/mail/message.ts";
import type { FormSigns } from "#server/spam/form-signs.ts";
import type { QueueLeadMails } from "#server/submission/queue-lead-mails.ts";
import type { Submissions } from "#server/submission/submissions.ts";

/** What runs a visitor's call about appointments. */
export type BookingDeps = {
  connection: Connection;
  profile: BusinessProfile;
  storedZone: StoredZone;
  mailOptions: MailOptions;
  clock: () => Date;
  limits: Limits;
  submissions: Submissions;
  availability: Pick<AvailabilityServices, "changedBy">;
  queueLeadMails: QueueLeadMails;
  signsOf: FormSigns["signsOf"];
  /** Key of the links that confirm pending bookings. */
  stampSecret: string;
};
