import { z } from "zod/mini";
import { emptyReport, type ReportContent, reportContent } from "#domain/report/report-content.ts";
import { type Clash, isSame } from "#domain/report/three-way-merge.ts";

/** The draft of a report in this browser, with what the server last had of it. */
export type ReportEntry = {
  id: string;
  leadId: string;
  staffId: string;
  /** The visit that it is about. */
  appointmentId: string | null;
  /** The report that it corrects; null: none. */
  corrects: string | null;
  /** As the server last had it; null: it never had it. */
  base: { revision: number; content: ReportContent } | null;
  content: ReportContent;
  /** When somebody pressed 'Send', in epoch milliseconds; null: nobody has. */
  sendAt: number | null;
  isSeenBeyondFacts: boolean;
  /** Why the server would not have it; null: it has not said so. */
  refusal: string | null;
  /** Whether that says why it is not sent any more: it stays until they have read it. */
  isTakenBack?: boolean;
  /** What somebody else has said otherwise meanwhile. */
  clashes: Clash[];
};

/** A draft that is begun here. */
export function newEntry(
  of: Pick<ReportEntry, "id" | "leadId" | "staffId" | "appointmentId">,
  from: { corrects: string; content: ReportContent } | null = null,
): ReportEntry {
  const content = from ? { ...from.content, correction: "" } : emptyReport;
  return {
    ...{ ...of, corrects: from?.corrects ?? null, base: null, content },
    ...{ sendAt: null, isSeenBeyondFacts: false, refusal: null, clashes: [] },
  };
}

/** Whether something of it is not with the server yet, which trims what is typed. */
export function isUnsaved({ base, content }: ReportEntry): boolean {
  return base === null || !isSame(trimmed(base.content), trimmed(content));
}

/** As the server stores it. */
function trimmed(content: ReportContent): ReportContent {
  const read = z.safeParse(reportContent, content);
  return read.success ? read.data : content;
}
