import { createTransport } from "nodemailer";
import type { Config } from "#server/config.ts";
import { mailServerOf } from "#server/mail/mail-server.ts";
import { type Finding, fault, ok, skip } from "./finding.ts";

/** Milliseconds for each step, so that a server that hangs is named within the check's time. */
const step = 8_000;

const connection = {
  dnsTimeout: step,
  connectionTimeout: step,
  greetingTimeout: step,
  socketTimeout: step,
};

/** Finds the mail server, connects, and logs in. It sends nothing. */
export async function checkMailServer({
  smtpUrl,
}: {
  smtpUrl: string | undefined;
}): Promise<Finding> {
  if (!smtpUrl) return skip("none in SMTP_URL; mails are written as files");
  const transporter = createTransport({ ...mailServerOf(smtpUrl), ...connection });
  const { host, port, username } = new URL(smtpUrl);
  try {
    await transporter.verify();
    const name = port ? host : `${host}, usual port`;
    return ok(username ? `${name} takes the login` : `${name} answers, without a login`);
  } catch (error) {
    return fault(explain(error, new URL(smtpUrl)));
  } finally {
    transporter.close();
  }
}

/** Sends one real mail. @param to Its recipient. */
export async function checkMail(
  { smtpUrl, mailFrom, siteUrl }: Pick<Config, "smtpUrl" | "mailFrom" | "siteUrl">,
  to: string,
): Promise<Finding> {
  if (!smtpUrl) return fault("there is no mail server in SMTP_URL to send it with");
  const transporter = createTransport({ ...mailServerOf(smtpUrl), ...connection });
  try {
    await transporter.sendMail({
      from: mailFrom,
      to,
      subject: "Your site can send mail",
      text: `This mail was sent by \`site check\` for ${siteUrl}.\n\nIf it is in your spam folder, see "Mail that arrives" in deploying.md.\n`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return ok(`sent to ${to}: look whether it arrives, and not as spam`);
  } catch (error) {
    return fault(explain(error, new URL(smtpUrl)));
  } finally {
    transporter.close();
  }
}

/** What nodemailer and the server say, in what to do. */
function explain(error: unknown, { protocol }: URL): string {
  const {
    code = "",
    responseCode: reply,
    command = "",
    message = "",
  } = error as { code?: string; responseCode?: number; command?: string; message?: string };
  if (/certificate|altname|_CERT/i.test(message)) {
    return explainCertificate(error) + (protocol === "smtp:" ? `; ${withoutTls}` : "");
  }
  if (code === "EAUTH" || code === "ENOAUTH" || (reply && reply >= 530 && reply <= 539)) {
    return `it refused the login (${reply ?? code}): check user and password in SMTP_URL`;
  }
  if (reply) {
    const about = command === "RCPT TO" ? "the recipient" : `${command || "us"}`;
    return `it refused ${about} (${reply})${command === "MAIL FROM" ? ": may this login send as MAIL_FROM?" : ""}`;
  }
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(message)) {
    return "its name cannot be found: check the host in SMTP_URL";
  }
  if (code === "ETIMEDOUT") {
    return "it does not answer: check host and port in SMTP_URL; many hosts of servers block ports 25, 465 and 587 until asked";
  }
  if (protocol === "smtp:" && (code === "ETLS" || /SSL routines|handshake/i.test(message))) {
    return `the TLS that it offers does not work: correct it there; ${withoutTls}`;
  }
  if (/wrong version number|SSL routines|packet length/i.test(message)) {
    return "it does not speak TLS there: smtps:// is for port 465, smtp:// for 587 and 25";
  }
  return `no connection (${code || "unknown"}): check host and port in SMTP_URL`;
}

/** As Node and OpenSSL tell what is wrong with it: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
export function explainCertificate(error: unknown): string {
  const { code, message, cert } = rootOf(error);
  if (/CERT_HAS_EXPIRED|has expired/i.test(`${code} ${message}`)) {
    return "its certificate has expired: whoever runs it has to renew it";
  }
  if (/CERT_NOT_YET_VALID|not yet valid/i.test(`${code} ${message}`)) {
    return "its certificate is not valid yet: look at this machine's clock (timedatectl)";
  }
  if (/ALTNAME|altnames/i.test(`${code} ${message}`)) {
    const names = cert?.subjectaltname?.replaceAll("DNS:", "");
    return `its certificate is for another name${names ? ` (${names})` : ""}: correct the host in SMTP_URL`;
  }
  return "its certificate is signed by nobody that this machine knows: name that authority's file in NODE_EXTRA_CA_CERTS";
}

type TlsFault = { code?: string; message?: string; cert?: { subjectaltname?: string } };

/** nodemailer wraps what TLS says. */
function rootOf(error: unknown): TlsFault {
  const { cause } = error as { cause?: unknown };
  return cause ? rootOf(cause) : (error as TlsFault);
}

const withoutTls =
  "within your own network, ?ignoreTLS=true at the end of SMTP_URL leaves TLS out, and mails and password travel in the clear";
