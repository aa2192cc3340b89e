import { z } from "zod/mini";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { withoutRevoked } from "#desk/drafts/without-revoked.ts";
import type { EstimateBasis } from "#domain/estimate/estimate-basis.ts";
import { type EstimateContent, estimateContent } from "#domain/estimate/estimate-content.ts";
import { type Clash, isSame } from "#domain/report/three-way-merge.ts";

/** The draft of an estimate in this browser, with what the server last had of it. */
export type EstimateEntry = {
  id: string;
  leadId: string;
  staffId: string;
  /** The estimate that it corrects; null: none. */
  corrects: string | null;
  /** What its figures rest on, as the server last said: it is written without a network, too. */
  basis: EstimateBasis;
  /** As it was begun, before anybody wrote in it. */
  begun: EstimateContent;
  /** As the server last had it; null: it never had it. */
  base: { revision: number; content: EstimateContent } | null;
  content: EstimateContent;
  /** Names what is written now. */
  writing: string;
  /** What was sent to be stored since `base`, and nobody has answered. */
  unanswered: string[];
  /** When somebody pressed 'Send', in epoch milliseconds; null: nobody has. */
  sendAt: number | null;
  /** Why the server would not have it; null: it has not said so. */
  refusal: string | null;
  /** Whether that says why it is not sent any more although somebody pressed 'Send': it stays until they have read it. */
  isTakenBack?: boolean;
  /** What somebody else has said otherwise meanwhile. */
  clashes: Clash[];
};

/** A draft that is begun here. */
export function newEntry(
  of: Pick<EstimateEntry, "id" | "leadId" | "staffId" | "basis">,
  content: EstimateContent,
  corrects: string | null = null,
): EstimateEntry {
  return {
    ...{ ...of, corrects, begun: content, base: null, content },
    ...{ writing: newSubmissionKey(), unanswered: [] },
    ...{ sendAt: null, refusal: null, clashes: [] },
  };
}

/** The same with other content. */
export function written(entry: EstimateEntry, content: EstimateContent): EstimateEntry {
  return { ...entry, content, writing: newSubmissionKey(), refusal: null, isTakenBack: false };
}

/** The same once what it was to correct was revoked. */
export function isNewNow(
  entry: EstimateEntry,
  { corrects }: { corrects: string | null },
): EstimateEntry {
  const now = withoutRevoked(entry, corrects);
  return now === entry ? entry : { ...now, writing: newSubmissionKey() };
}

/** Whether something of it is not with the server yet, which trims what is typed. */
export function isUnsaved({ base, content }: EstimateEntry): boolean {
  return base === null || !isSame(trimmed(base.content), trimmed(content));
}

/** As the server stores it. */
function trimmed(content: EstimateContent): EstimateContent {
  const read = z.safeParse(estimateContent, content);
  return read.success ? read.data : content;
}
