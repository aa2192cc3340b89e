import { type MailFault, mailFault } from "#domain/lead/mail-fault.ts";
import type { OutboxTable } from "./schema/delivery-tables.ts";

/* The only place that knows how `outbox` holds why a row failed: `fault` is JSON, beside the original words in `error`. */

const unknown: MailFault = { kind: "unknown" };

export function faultColumn(fault: MailFault): string {
  return JSON.stringify(fault);
}

/**
 * Why a row failed; null when it has not. `unknown` if an earlier release has stored its words alone, or a later one what this
 * one does not know.
 */
export function readFault({
  error,
  fault,
}: Pick<OutboxTable, "error" | "fault">): MailFault | null {
  // An earlier release that sends a row leaves its fault.
  if (error === null) return null;
  const read = mailFault.safeParse(fault === null ? unknown : parsed(fault));
  return read.success ? read.data : unknown;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
