import { createEntryBox } from "#desk/drafts/entry-box.ts";
import { isUnsaved, type ReportEntry } from "./report-entry.ts";

/** Drafts of reports in this browser. */
export const reportBox = createEntryBox<ReportEntry>("report", isUnsaved);
