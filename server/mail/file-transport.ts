import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { MailTransport } from "./message.ts";
import { toMime } from "./mime.ts";

/**
 * Writes every mail to `folder` as `.eml`: the path of real delivery without a mail server. A repeated delivery
 * replaces its own file, and readers never see half a file.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async deliver(delivery, { signal }) {
      const { message } = await composer.sendMail(toMime(delivery));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${delivery.date.toISOString().replaceAll(":", "-")}-${delivery.id}.eml`;
      const partial = path.join(folder, `.${name}.partial`);
      await writeFile(partial, message as Buffer, { mode: 0o600 });
      signal.throwIfAborted();
      await rename(partial, path.join(folder, name));
    },
    close: () => composer.close(),
  };
}
