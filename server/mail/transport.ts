import path from "node:path";
import { prepareDataFolder } from "#server/database/data-folder.ts";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./message.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** SMTP if a server is configured, otherwise files in `dataDir`. @throws when none can be written there. */
export function transportFor({
  smtpUrl,
  dataDir,
}: {
  smtpUrl: string | undefined;
  dataDir: string;
}): MailTransport {
  if (smtpUrl) return smtpTransport(smtpUrl);
  prepareDataFolder(dataDir);
  return fileTransport(path.join(dataDir, "mail"));
}
