import type { MailFault, PlainFault } from "#domain/lead/mail-fault.ts";
import { answerMeaning } from "#domain/lead/mail-server-answer.ts";
import { NotSent } from "./delivery-fault.ts";

/** nodemailer's error: `response` and `responseCode` are a mail server's answer, `originalCode` is the system's. */
export type TransportError = {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The SMTP command that failed. */
  command?: string;
  message?: string;
};

/** Why an attempt failed, as it is stored. An error of our own says so; a transport's is the mail server's answer, or the system's. */
export function mailFaultOf(error: unknown): MailFault {
  if (error instanceof NotSent) return error.fault;
  const facts = error as TransportError;
  return { kind: facts.responseCode === undefined ? ofConnection(facts) : ofAnswer(facts) };
}

function ofAnswer({ code = "", responseCode = 0, response, message = "" }: TransportError) {
  if (responseCode >= 500 && isAboutLogin.test(code)) return "login-refused";
  return answerMeaning(responseCode, response ?? message);
}

const isAboutLogin = /^E(?:NO)?AUTH$/;

/** Nothing has come of the connection. */
function ofConnection(error: TransportError): PlainFault {
  const { code = "", originalCode = "" } = error;
  if (isAboutLogin.test(code)) return "login-refused";
  if (isAboutSecurity(error)) return "insecure-connection";
  if (code === "EDNS" || notFound.has(originalCode || code)) return "mail-server-not-found";
  return silent.has(code) ? "mail-server-silent" : "unknown";
}

function isAboutSecurity(error: TransportError): boolean {
  const { code = "", originalCode = "" } = error;
  return (
    isAboutCertificate(error) || /^E(?:REQUIRE)?TLS$/.test(code) || /_SSL|_TLS/.test(originalCode)
  );
}

/** Whether a server's certificate is not accepted: OpenSSL and Node have dozens of codes for that. */
export function isAboutCertificate({ originalCode = "", message = "" }: TransportError): boolean {
  return /_CERT|ALTNAME/.test(originalCode) || /certificate|altname/i.test(message);
}

const notFound = new Set(["ENOTFOUND", "EAI_AGAIN"]);

/** nodemailer's codes, and the system's where nodemailer passes them on. */
const silent = new Set([
  ...["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EPROTOCOL"],
  ...["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "EPIPE"],
]);
