import { readFile } from "node:fs/promises";
import path from "node:path";
import type { TestApp } from "./test-app.ts";

export const bounceAddress = "bounces@mail.site.test";
export const mailSecret = "a secret of the mail server";

/** Settings of a site whose mails come back to it. */
export const bouncing = { BOUNCE_ADDRESS: bounceAddress, INCOMING_MAIL_SECRET: mailSecret };

const folder = path.join(import.meta.dirname, "bounces");

/** A bounce as a kind of mail server writes it, to the address from which the mail came. */
export async function bounceOf(name: string, returnTo: string): Promise<Buffer> {
  const text = await readFile(path.join(folder, `${name}.eml`), "utf8");
  return Buffer.from(text.replaceAll("{return}", returnTo).replaceAll("\n", "\r\n"));
}

/** Posts a mail that has come in, as a mail server does. @returns the status of the answer. */
export async function postMail(
  { url }: Pick<TestApp, "url">,
  mail: Buffer | string,
  {
    secret = mailSecret,
    recipient = "",
    type = "message/rfc822",
  }: { secret?: string; recipient?: string; type?: string } = {},
): Promise<number> {
  const query = recipient && `?recipient=${encodeURIComponent(recipient)}`;
  const answer = await fetch(`${url}/mails/incoming${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": type },
    body: mail as BodyInit,
  });
  return answer.status;
}
