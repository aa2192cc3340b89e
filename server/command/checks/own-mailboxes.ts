import { Resolver } from "node:dns/promises";
import {
  type OwnMailbox,
  type OwnMailboxes,
  ownMailboxes,
  usedMailboxes,
} from "#domain/business/own-mailboxes.ts";
import type { MailKindName } from "#domain/lead/mail-kind.ts";
import { addressOf } from "#domain/person/mailbox-address.ts";
import {
  lastSettings,
  type StoredSettings,
} from "#server/business/business-settings-repository.ts";
import type { Config } from "#server/config.ts";
import { openAsIs } from "#server/database/connect.ts";
import type { Database } from "#server/database/connection.ts";
import { hasDatabase } from "#server/database/existing-database.ts";
import { domainOf } from "#server/mail/mailbox.ts";
import { type Finding, fault, ok, skip, warn } from "./finding.ts";
import { found } from "./mail-names.ts";

type Mailboxes = Pick<Config, "databaseUrl" | "dataDir" | "officeEmail" | "emergencyEmail">;

/** Changes among which the last one of a mailbox is looked for. */
const mostChanges = 100;

/** Milliseconds for one question to one name server. */
const patience = 4_000;

export type Hosts = Pick<Resolver, "resolveMx" | "resolve4" | "resolve6">;

/** Where whoever runs the site sets them, and what they are for. */
const settings: Record<OwnMailbox, string> = {
  office: "OFFICE_EMAIL",
  emergency: "EMERGENCY_EMAIL",
};
const uses: Record<OwnMailbox, string> = { office: "leads", emergency: "emergencies" };

/** Where an owner sets them. */
const atDesk = "at the desk, under Business, Where our own mails go";

/** What goes to each and nowhere else, with its tests; an emergency's, in its lane. */
const mailsTo: Record<OwnMailbox, readonly MailKindName[]> = {
  office: [
    "appointment-notice",
    "assessment-notice",
    "dead-mails",
    "backup-trouble",
    "busy-calendar-notice",
    "mailbox-test",
  ],
  emergency: ["inquiry-notice", "mailbox-test"],
};

/** What an owner has set at the desk. */
type Owners = {
  mailboxes: OwnMailboxes;
  /** When they last changed. */
  since: string;
};

/**
 * Whether anything can arrive where leads and emergencies are mailed: in the mailboxes that an owner has set at the desk, or else
 * in those of the settings. It sends nothing. That a mailbox is not there, only its refusal of a mail shows.
 */
export async function checkOwnMailboxes(
  config: Mailboxes,
  hosts: Hosts = new Resolver({ timeout: patience, tries: 1 }),
): Promise<Finding> {
  const database = (await hasDatabase(config)) ? openAsIs(config) : undefined;
  try {
    const owners = await setByOwners(database);
    const boxes = usedMailboxes(owners.mailboxes, {
      office: config.officeEmail,
      emergency: config.emergencyEmail,
    });
    const used = { office: addressOf(boxes.office), emergency: addressOf(boxes.emergency) };
    const isOwners = (one: OwnMailbox) => Object.values(owners.mailboxes).includes(used[one]);
    const setIn = (one: OwnMailbox) => (isOwners(one) ? atDesk : `in ${settings[one]}`);
    const refused: string[] = [];
    for (const one of ownMailboxes) {
      const refusal = database && (await refusalSince(database, one, owners.since));
      if (refusal === undefined) continue;
      // Nothing tells when a setting was corrected, so that the mail may have gone to the one before.
      refused.push(
        isOwners(one)
          ? `${used[one]} refused the last mail of ours (${refusal}): correct it ${atDesk}`
          : `the last mail to the mailbox for ${uses[one]} was refused (${refusal}): correct ${settings[one]}, and send a test ${atDesk}`,
      );
    }
    if (refused.length > 0) return fault(refused.join("; "));
    const lost: string[] = [];
    for (const one of ownMailboxes) {
      const takes = await takesMail(domainOf(used[one]), hosts);
      if (takes === undefined)
        return skip(`no name server answers for ${domainOf(used[one])}; try again`);
      if (takes) continue;
      lost.push(
        `${uses[one]} go to ${used[one]}, whose domain has no mail server: correct it ${setIn(one)}`,
      );
    }
    // A relay of one's own may know domains that DNS does not.
    if (lost.length > 0) return warn(lost.join("; "));
    const said = ownMailboxes.map((one) => `${uses[one]} go to ${used[one]}`);
    return ok(`${said.join(", ")}, whose domains take mail`);
  } finally {
    await database?.destroy();
  }
}

async function setByOwners(database: Database | undefined): Promise<Owners> {
  const changes = database ? await lastSettings(database, mostChanges) : [];
  const [current] = changes;
  const mailboxes = mailboxesOf(current);
  const before = changes.findIndex((change) => {
    const { office, emergency } = mailboxesOf(change);
    return office !== mailboxes.office || emergency !== mailboxes.emergency;
  });
  if (before === -1 && !mailboxes.office && !mailboxes.emergency) return { mailboxes, since: "" };
  return { mailboxes, since: changes.at(before === -1 ? -1 : before - 1)?.changedAt ?? "" };
}

function mailboxesOf(stored: StoredSettings | undefined): OwnMailboxes {
  const { overrides = {} } = stored?.settings ?? {};
  const own = (one: OwnMailbox) => String(overrides[`mailboxes.${one}`] ?? "");
  return { office: own("office"), emergency: own("emergency") };
}

/** Whether somebody takes mail for a domain (RFC 5321, section 5.1); undefined if no name server answers. */
async function takesMail(domain: string, hosts: Hosts): Promise<boolean | undefined> {
  const exchangers = await found(hosts.resolveMx(domain));
  if (exchangers?.length) {
    // "Nobody" (RFC 7505).
    return exchangers.some(({ exchange }) => exchange !== "");
  }
  const addresses = await Promise.all([
    found(hosts.resolve4(domain)),
    found(hosts.resolve6(domain)),
  ]);
  if (!exchangers || addresses.includes(undefined)) return undefined;
  return addresses.some((list) => list?.length);
}

/** What a mailbox said to the last mail that it was sent since; undefined if it took it, or there was none. */
async function refusalSince(
  database: Database,
  mailbox: OwnMailbox,
  since: string,
): Promise<string | undefined> {
  const isUrgent = mailbox === "emergency";
  const last = await database
    .selectFrom("outbox")
    .select(["state", "refused", "error"])
    .where("kind", "in", mailsTo[mailbox])
    .where("state", "in", ["sent", "dead"])
    .where("created_at", ">", since)
    // The office's report of an emergency is urgent, too.
    .where((row) =>
      row.or([
        row("lane", "=", isUrgent ? "emergency" : "ordinary"),
        row("kind", "=", "dead-mails"),
      ]),
    )
    .where("payload", "not like", '%"undeliveredTo":%')
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.state !== "dead" || last.refused !== "recipient") return undefined;
  return (last.error ?? "refused").slice(0, 120);
}
