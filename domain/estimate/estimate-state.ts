import { type ReportState, reportState, reportStates } from "#domain/report/report-state.ts";

/** How far an estimate has come, as a report does. `corrected`: it was sent, and so was another that corrects it. */
export const estimateStates = reportStates;

export type EstimateState = ReportState;

export const estimateState = reportState;
