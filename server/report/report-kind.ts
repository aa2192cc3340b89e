import { reportLimits } from "#domain/report/report-terms.ts";
import type { SentKind } from "#server/draft/drafts-repository.ts";

/** Reports among what staff write and send. */
export const reportKind = {
  ...{ table: "reports", noun: "report", most: reportLimits.reports },
} as const satisfies SentKind;
