import { type ReportState, reportState, reportStates } from "#domain/report/report-state.ts";

/**
 * How far an estimate has come, as a report does. `corrected`: it was sent, and so was another that corrects it. It stays so when that is
 * revoked: what was wrong before is wrong still.
 */
export const estimateStates = reportStates;

export type EstimateState = ReportState;

export const estimateState = reportState;
