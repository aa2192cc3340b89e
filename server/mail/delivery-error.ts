import type { DeliveryError } from "#domain/lead/mail-flow.ts";
import { type DeliveryFault, NotSent } from "./delivery-fault.ts";
import { isAboutCertificate, type TransportError } from "./mail-fault-of.ts";

/**
 * The class of a transport's error, from which nobody learns what the server said; null for one that is about this mail
 * alone: it was refused, or its recipient is not accepted at the moment.
 */
export function deliveryErrorOf(error: unknown, fault: DeliveryFault): DeliveryError | null {
  const facts = error as TransportError;
  const { code = "", responseCode: reply, command } = facts;
  if (isAboutLogin(code, reply)) return "login refused";
  if (fault === "refused" || command === "RCPT TO") return null;
  if (reply !== undefined) return "server has trouble";
  // What nodemailer itself finds wrong with a sender or a recipient.
  if (code === "EENVELOPE") return null;
  if (isAboutCertificate(facts)) return "certificate refused";
  if (fault === "unanswered" || isSilence(error)) return "no answer";
  if (noConnection.has(code)) return "no connection";
  return notWritable.has(code) ? "folder not writable" : "unknown";
}

/** Whether our own watch has ended the attempt. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof NotSent)) return false;
  return error.fault.kind === "mail-server-silent" || error.fault.kind === "out-of-time";
}

/** 530 to 539 are about our login, whatever the command (RFC 4954); a 4xx says to try the login later. */
function isAboutLogin(code: string, reply: number | undefined): boolean {
  if (reply !== undefined && reply < 500) return false;
  return /^E(?:NO)?AUTH$/.test(code) || (reply !== undefined && reply >= 530 && reply <= 539);
}

/** nodemailer's codes, for the transport that speaks SMTP. */
const noConnection = new Set(["ECONNECTION", "ESOCKET", "EDNS", "ETIMEDOUT", "ETLS", "EPROTOCOL"]);

/** The system's codes, for the transport that writes files. */
const notWritable = new Set(["EACCES", "EPERM", "ENOSPC", "EROFS", "ENOTDIR", "EDQUOT", "EIO"]);
