import { Resolver } from "node:dns/promises";
import type { Config } from "#server/config.ts";
import { domainOf } from "#server/mail/mailbox.ts";
import { type Finding, ok, skip, warn } from "./finding.ts";

/** Milliseconds for one question to one name server. */
const patience = 4_000;

export type Names = Pick<Resolver, "resolveTxt" | "resolveMx">;

/** Whether DNS says who may send for the domain of `mailFrom` (SPF, DMARC), and where answers go (MX). */
export async function checkMailNames(
  { mailFrom }: { mailFrom: string },
  names: Names = new Resolver({ timeout: patience, tries: 1 }),
): Promise<Finding> {
  const domain = domainOf(mailFrom);
  const [texts, policies, exchangers] = await Promise.all([
    found(names.resolveTxt(domain)),
    found(names.resolveTxt(`_dmarc.${domain}`)),
    found(names.resolveMx(domain)),
  ]);
  if (!texts || !policies || !exchangers) {
    return skip(`no name server answers for ${domain}; try again`);
  }
  const spf = texts.filter((parts) => /^v=spf1(\s|$)/i.test(parts.join("")));
  const missing = [
    ...(exchangers.length === 0 ? ["no MX: nobody can answer your mails"] : []),
    ...(spf.length === 0 ? ["no SPF: mails end as spam"] : []),
    ...(spf.length > 1 ? ["two SPF records, which count as none: join them"] : []),
    ...(policies.some((parts) => /^v=DMARC1/i.test(parts.join("")))
      ? []
      : ["no DMARC: large mail providers may refuse mails"]),
  ];
  const dkim =
    "DKIM cannot be looked up from here: look for dkim=pass in the source of a mail that arrived";
  return missing.length > 0
    ? warn(`${domain}: ${missing.join("; ")} (deploying.md, "Mail that arrives"). ${dkim}`)
    : ok(`${domain} has MX, SPF and DMARC. ${dkim}`);
}

/** The same for where mails come back to that cannot be delivered: SPF is about that domain (RFC 7208, section 2.4). */
export async function checkBounceNames(
  { incomingMail, siteUrl }: Pick<Config, "incomingMail" | "siteUrl">,
  names: Names = new Resolver({ timeout: patience, tries: 1 }),
): Promise<Finding> {
  if (!incomingMail?.bounceAddress)
    return skip("none in BOUNCE_ADDRESS: they come back to MAIL_FROM");
  const domain = domainOf(incomingMail.bounceAddress);
  const [texts, exchangers] = await Promise.all([
    found(names.resolveTxt(domain)),
    found(names.resolveMx(domain)),
  ]);
  if (!texts || !exchangers) return skip(`no name server answers for ${domain}; try again`);
  const missing = [
    ...(exchangers.length === 0 ? ["no MX: nothing comes back"] : []),
    ...(texts.some((parts) => /^v=spf1(\s|$)/i.test(parts.join("")))
      ? []
      : ["no SPF: mails to people end as spam"]),
  ];
  if (missing.length > 0) return warn(`${domain}: ${missing.join("; ")} (operating.md)`);
  return ok(`${domain} has MX and SPF; its mail server has to post to ${siteUrl}/mails/incoming`);
}

/** What the name servers have; an empty list if they have none, undefined if they do not answer. */
export async function found<Found>(question: Promise<Found[]>): Promise<Found[] | undefined> {
  try {
    return await question;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === "ENODATA" || code === "ENOTFOUND" ? [] : undefined;
  }
}
