import path from "node:path";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** SMTP if a server is configured, otherwise files in `dataDir`. */
export function transportFor({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | undefined;
  dataDir: string;
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(path.join(dataDir, "mail"));
}
