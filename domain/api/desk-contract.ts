import { burstContract } from "#domain/appointment/burst-contract.ts";
import { busyCalendarContract } from "#domain/appointment/busy-calendar-contract.ts";
import { calendarContract } from "#domain/appointment/calendar-contract.ts";
import { feedContract } from "#domain/appointment/feed-contract.ts";
import { reschedulingContract } from "#domain/appointment/rescheduling-contract.ts";
import { archiveContract } from "#domain/archive/archive-contract.ts";
import { backupContract } from "#domain/backup/backup-contract.ts";
import { businessContract } from "#domain/business/business-settings.ts";
import { estimateContract } from "#domain/estimate/estimate-contract.ts";
import { importContract } from "#domain/import/import-contract.ts";
import { changesContract } from "#domain/lead/changes-contract.ts";
import { leadContract } from "#domain/lead/lead-contract.ts";
import { looseEndsContract } from "#domain/lead/loose-ends-contract.ts";
import { numbersContract } from "#domain/lead/numbers-contract.ts";
import { recordsContract } from "#domain/lead/records-contract.ts";
import { myRoofContract } from "#domain/my-roof/my-roof-contract.ts";
import { silenceContract } from "#domain/outside/silence-contract.ts";
import { peopleContract } from "#domain/person/people-contract.ts";
import { projectContract } from "#domain/project/project-contract.ts";
import { reportContract } from "#domain/report/report-contract.ts";
import { calloutContract } from "#domain/roof-photo/callout-contract.ts";
import { roofPhotoContract } from "#domain/roof-photo/roof-photo-contract.ts";
import { downloadsContract } from "#domain/staff/downloads-contract.ts";
import { staffContract } from "#domain/staff/staff-contract.ts";
import { tokenContract } from "#domain/token/token-contract.ts";
import { webhookContract } from "#domain/webhook/webhook-contract.ts";

/**
 * Every call of `/api/desk` by path and method, separate from `apiContract` so that no public page includes it. All but
 * those that are open to strangers need a session (401 without one, 403 if the role lacks permission).
 */
export const deskContract = {
  ...staffContract,
  ...leadContract,
  ...roofPhotoContract,
  ...calloutContract,
  ...myRoofContract,
  ...reportContract,
  ...projectContract,
  ...estimateContract,
  ...looseEndsContract,
  ...changesContract,
  ...numbersContract,
  ...recordsContract,
  ...backupContract,
  ...silenceContract,
  ...archiveContract,
  ...peopleContract,
  ...importContract,
  ...calendarContract,
  ...reschedulingContract,
  ...burstContract,
  ...feedContract,
  ...busyCalendarContract,
  ...downloadsContract,
  ...businessContract,
  ...tokenContract,
  ...webhookContract,
} as const;

export type DeskContract = typeof deskContract;
