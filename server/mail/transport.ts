import path from "node:path";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** By SMTP where a server is named, else into files under `dataDir`. */
export function transportFor({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | undefined;
  dataDir: string;
}): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(path.join(dataDir, "mail"));
}
